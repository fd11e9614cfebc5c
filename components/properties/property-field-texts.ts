'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useAgentNames } from '@/components/agents/agent-picker'
import { useDistrictNames } from '@/components/districts/district-picker'
import { useKeyNames } from '@/components/key-items/key-picker'
import {
  among,
  plain,
  price,
  useBilingualTexts,
  useFlagText,
  useListingFieldTexts,
} from '@/components/records/form/field-texts'
import type { FieldTexts } from '@/components/resource/merge-choice'
import { useCall } from '@/lib/agency/use-call'
import { inLanguage } from '@/lib/format/in-language'

/** Labels and formatted values of the property form's fields by path. */
export function usePropertyFieldTexts(): FieldTexts {
  const t = useTranslations('properties.form')
  const shared = useTranslations('listing.form')
  const names = useNames()
  const flag = useFlagText()
  return useListingFieldTexts(names, {
    reference: [t('reference'), plain],
    price: [t('price'), price],
    for_sale: [t('business'), (value) => (value === 0 ? t('forRent') : t('forSale'))],
    collection: [t('collection'), flag],
    low_cost: [t('lowCost'), flag],
    archived: [shared('archived'), flag],
    fraction: [t('fraction'), plain],
    'search.youtube_id': [t('youtube'), plain],
    'search.website': [t('website'), plain],
    'search.listing_id': [t('listing'), among(names.listings)],
    'search.lifestyles_id': [t('lifestyles'), among(names.lifestyles)],
    condominium_id: [t('development'), among(names.condominiums)],
  })
}

/** The same for the Collection tab. */
export function useCollectionFieldTexts(): FieldTexts {
  const t = useTranslations('properties.form')
  const shared = useTranslations('listing.form')
  const flag = useFlagText()
  const inBoth = useBilingualTexts({ slogan: shared('slogan') })
  return (path) => inBoth(path) ?? { label: t('inCollection'), show: flag }
}

/** Names of the form's options, already loaded by its sections. */
function useNames() {
  const locale = useLocale()
  const tags = useCall('properties.tags', {}).data?.tags ?? []
  const condominiums = useCall('properties.condominiumsList', {}).data?.condominiums ?? []
  return {
    types: useKeyNames('types'),
    features: useKeyNames('features'),
    listings: useKeyNames('listings'),
    lifestyles: useKeyNames('lifestyles'),
    districts: useDistrictNames(),
    agents: useAgentNames(),
    tags: tags.map(({ id, i18n }) => ({ id, name: inLanguage(i18n.tag, locale) })),
    condominiums: condominiums.map(({ id, title }) => ({ id, name: title })),
  }
}
