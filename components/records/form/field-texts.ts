'use client'

import { useTranslations } from 'next-intl'
import type { FieldText, FieldTexts } from '@/components/resource/merge-choice'
import { areaSymbols } from '@/lib/format/area'
import { formatPrice } from '@/lib/format/money'
import { formatNumber } from '@/lib/format/number-input'

export type Show = FieldText['show']
export type Named = readonly { id: number; name: string }[]
/** Label and value formatter of each field by path. */
export type FieldWords = Record<string, readonly [label: string, show: Show]>

export function plain(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}

export const number: Show = (value) => (typeof value === 'number' ? formatNumber(value) : plain(value))
export const area: Show = (value) => (typeof value === 'number' ? `${formatNumber(value)} m²` : plain(value))
export const price: Show = (value) => (typeof value === 'number' ? formatPrice(value) : plain(value))
const unit: Show = (value) => Object.entries(areaSymbols).find(([key]) => key === value)?.[1] ?? plain(value)

/** Formats ids by the names of their options. */
export const among =
  (named: Named): Show =>
  (value) =>
    [value]
      .flat()
      .flatMap((id) =>
        typeof id === 'number' ? [named.find((each) => each.id === id)?.name ?? `${id}`] : [],
      )
      .join(', ')

/** Formats 0 and 1. */
export function useFlagText(): Show {
  const t = useTranslations('listing.form')
  return (value) => (value === 1 ? t('yes') : t('no'))
}

/** Field texts shared by all listings; each resource adds its own. */
export function useListingFieldTexts(
  names: { types: Named; features: Named; tags: Named; agents: Named; districts: Named },
  own: FieldWords,
): FieldTexts {
  const t = useTranslations('listing.form')
  const inTongue = useTranslations('fields')
  const flag = useFlagText()
  const unitOf = (label: string) => inTongue('unitOf', { label })
  const fields: FieldWords = {
    type_id: [t('type'), among(names.types)],
    types: [t('moreTypes'), among(names.types)],
    tag_id: [t('tag'), among(names.tags)],
    hide_price: [t('hidePrice'), flag],
    highlighted: [t('highlighted'), flag],
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
    year: [t('year'), plain],
    energy: [
      t('energy'),
      (value) =>
        value === 'Exempt' ? t('energyExempt') : value === 'In Process' ? t('energyInProcess') : plain(value),
    ],
    elevator: [t('elevator'), (value) => (value === null ? t('notDisclosed') : flag(value))],
    agent_id: [t('agent'), among(names.agents)],
    district_id: [t('district'), among(names.districts)],
    ...own,
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

/** Texts of bilingual fields: `title.pt` is labelled `Title (Portuguese)`. */
export function useBilingualTexts(labels: Record<string, string>): (path: string) => FieldText | null {
  const t = useTranslations('fields')
  return (path) => {
    const [, text, lang] = /^(.+)\.(en|pt)$/.exec(path) ?? []
    const label = text === undefined ? undefined : labels[text]
    if (label === undefined) return null
    const language = lang === 'pt' ? 'pt' : 'en'
    return { label: t('inLanguage', { label, language: t(language) }), show: plain, lang: language }
  }
}
