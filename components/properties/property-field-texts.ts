'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { KeyKind } from '#contract/key-items.ts'
import { agentChoices } from '@/components/agents/agent-picker-choices'
import { districtChoices } from '@/components/districts/district-picker-choices'
import { keyChoices } from '@/components/key-items/key-picker-choices'
import type { FieldText, FieldTexts } from '@/components/resource/merge-choice'
import { useCall } from '@/lib/agency/use-call'
import { areaSymbols } from '@/lib/format/area'
import { inLanguage } from '@/lib/format/in-language'
import { formatPrice } from '@/lib/format/money'
import { formatNumber } from '@/lib/format/number-input'

type Show = FieldText['show']
type Named = readonly { id: number; name: string }[]

/** The fields of a property's form by their paths: how they are called there, and how their values read. */
export function usePropertyFieldTexts(): FieldTexts {
  const t = useTranslations('properties.form')
  const inTongue = useTranslations('fields')
  const names = useNames()

  const number: Show = (value) => (typeof value === 'number' ? formatNumber(value) : plain(value))
  const area: Show = (value) => (typeof value === 'number' ? `${formatNumber(value)} m²` : plain(value))
  const price: Show = (value) => (typeof value === 'number' ? formatPrice(value) : plain(value))
  const flag: Show = (value) => (value === 1 ? t('yes') : t('no'))
  const unit: Show = (value) =>
    Object.entries(areaSymbols).find(([key]) => key === value)?.[1] ?? plain(value)
  const business: Show = (value) => (value === 0 ? t('forRent') : t('forSale'))
  const elevator: Show = (value) => (value === null ? t('notDisclosed') : flag(value))
  const energy: Show = (value) =>
    value === 'Exempt' ? t('energyExempt') : value === 'In Process' ? t('energyInProcess') : plain(value)
  const among =
    (named: Named): Show =>
    (value) =>
      [value]
        .flat()
        .flatMap((id) =>
          typeof id === 'number' ? [named.find((each) => each.id === id)?.name ?? `${id}`] : [],
        )
        .join(', ')

  const unitOf = (label: string) => inTongue('unitOf', { label })
  const fields: Record<string, [label: string, show: Show]> = {
    reference: [t('reference'), plain],
    type_id: [t('type'), among(names.types)],
    types: [t('moreTypes'), among(names.types)],
    tag_id: [t('tag'), among(names.tags)],
    price: [t('price'), price],
    hide_price: [t('hidePrice'), flag],
    for_sale: [t('business'), business],
    collection: [t('collection'), flag],
    low_cost: [t('lowCost'), flag],
    highlighted: [t('highlighted'), flag],
    archived: [t('archived'), flag],
    bedrooms: [t('bedrooms'), number],
    bathrooms: [t('bathrooms'), number],
    parking: [t('parking'), number],
    gross_area: [t('grossArea'), area],
    living_area: [t('livingArea'), area],
    exterior_area: [t('exteriorArea'), area],
    construction: [t('construction'), number],
    construction_area_type: [unitOf(t('construction')), unit],
    lote_size: [t('lotSize'), number],
    lote_size_type: [unitOf(t('lotSize')), unit],
    land_size: [t('landSize'), number],
    land_size_type: [unitOf(t('landSize')), unit],
    features_id: [t('featureList'), among(names.features)],
    floor: [t('floor'), plain],
    fraction: [t('fraction'), plain],
    year: [t('year'), plain],
    energy: [t('energy'), energy],
    elevator: [t('elevator'), elevator],
    'search.youtube_id': [t('youtube'), plain],
    'search.website': [t('website'), plain],
    'search.listing_id': [t('listing'), among(names.listings)],
    'search.lifestyles_id': [t('lifestyles'), among(names.lifestyles)],
    agent_id: [t('agent'), among(names.agents)],
    district_id: [t('district'), among(names.districts)],
    condominium_id: [t('development'), among(names.condominiums)],
  }

  const inBoth = useBilingualTexts({
    'i18n.title': t('title'),
    'i18n.description': t('description'),
    'i18n.slogan': t('slogan'),
  })
  return (path) => {
    const [label, show] = fields[path] ?? [path, plain]
    return inBoth(path) ?? { label, show }
  }
}

/** The same for the SEO tab. */
export function useSeoFieldTexts(): FieldTexts {
  const t = useTranslations('listing.seo')
  const inBoth = useBilingualTexts({ title: t('name'), slug: t('slug'), description: t('description') })
  return (path) => inBoth(path) ?? { label: path, show: plain }
}

/** The same for the Collection tab. */
export function useCollectionFieldTexts(): FieldTexts {
  const t = useTranslations('properties.form')
  const inBoth = useBilingualTexts({ slogan: t('slogan') })
  const show: Show = (value) => (value === 1 ? t('yes') : t('no'))
  return (path) => inBoth(path) ?? { label: t('inCollection'), show }
}

/** Texts that a form has in both languages: `title.pt` is called `Title (Portuguese)`. */
function useBilingualTexts(labels: Record<string, string>): (path: string) => FieldText | null {
  const t = useTranslations('fields')
  return (path) => {
    const [, text, lang] = /^(.+)\.(en|pt)$/.exec(path) ?? []
    const label = text === undefined ? undefined : labels[text]
    if (label === undefined) return null
    const language = lang === 'pt' ? 'pt' : 'en'
    return { label: t('inLanguage', { label, language: t(language) }), show: plain, lang: language }
  }
}

function plain(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}

/** What the form chooses from, by name; it is all there already, asked for by the form's own sections. */
function useNames() {
  const locale = useLocale()
  const inOwn = ({ id, name }: { id: number; name: { en: string; pt: string } }) => ({
    id,
    name: inLanguage(name, locale),
  })
  return {
    types: useKeyNames('types'),
    features: useKeyNames('features'),
    listings: useKeyNames('listings'),
    lifestyles: useKeyNames('lifestyles'),
    districts: (useCall('districts.list', districtChoices).data?.districts ?? []).map(inOwn),
    tags: (useCall('properties.tags', {}).data?.tags ?? []).map(({ id, i18n }) =>
      inOwn({ id, name: i18n.tag }),
    ),
    agents: (useCall('agents.list', agentChoices).data?.agents ?? []).map(
      ({ id, first_name, last_name }) => ({
        id,
        name: `${first_name} ${last_name}`.trim(),
      }),
    ),
    condominiums: (useCall('properties.condominiumsList', {}).data?.condominiums ?? []).map(
      ({ id, title }) => ({
        id,
        name: title,
      }),
    ),
  }
}

function useKeyNames(kind: KeyKind): Named {
  const locale = useLocale()
  const keys = useCall('keyItems.list', keyChoices(kind)).data?.keys ?? []
  return keys.map(({ id, name }) => ({ id, name: inLanguage(name, locale) }))
}
