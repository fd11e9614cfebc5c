'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { useAgentNames } from '@/components/agents/agent-picker'
import { useDistrictNames } from '@/components/districts/district-picker'
import { useKeyNames } from '@/components/key-items/key-picker'
import {
  area,
  number,
  plain,
  price,
  type Show,
  useListingFieldTexts,
} from '@/components/records/form/field-texts'
import { MergeDialog } from '@/components/resource/merge-dialog'
import { useCall } from '@/lib/agency/use-call'
import { inLanguage } from '@/lib/format/in-language'
import { notSet } from './condominium-form-values'

/** Conflict choices (mine or theirs) with the form's labels. */
export function CondominiumChoices(props: Omit<ComponentProps<typeof MergeDialog>, 'textsOf'>) {
  return <MergeDialog {...props} textsOf={useCondominiumFieldTexts()} />
}

function useCondominiumFieldTexts() {
  const t = useTranslations('condominiums.form')
  const shared = useTranslations('listing.form')
  const inTongue = useTranslations('fields')
  const locale = useLocale()
  const tags = useCall('condominiums.tags', {}).data?.tags ?? []
  const names = {
    types: useKeyNames('types'),
    features: useKeyNames('features'),
    districts: useDistrictNames(),
    agents: useAgentNames(),
    tags: tags.map(({ id, i18n }) => ({ id, name: inLanguage(i18n.tag, locale) })),
  }
  const orLeft =
    (show: Show): Show =>
    (value) =>
      value === notSet ? t('fromProperties') : show(value)
  const from = (label: string) => inTongue('from', { label })
  const to = (label: string) => inTongue('to', { label })
  return useListingFieldTexts(names, {
    condo_where: [t('where'), plain],
    starting_price: [from(t('price')), orLeft(price)],
    to_price: [to(t('price')), orLeft(price)],
    from_bedrooms: [from(shared('bedrooms')), orLeft(number)],
    to_bedrooms: [to(shared('bedrooms')), orLeft(number)],
    from_parking: [from(shared('parking')), orLeft(number)],
    to_parking: [to(shared('parking')), orLeft(number)],
    from_gross_area: [from(shared('grossArea')), orLeft(area)],
    to_gross_area: [to(shared('grossArea')), orLeft(area)],
  })
}
