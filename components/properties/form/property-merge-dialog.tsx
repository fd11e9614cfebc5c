'use client'

import { useLocale } from 'next-intl'
import { useAgentNames } from '@/components/agents/agent-picker'
import { useDistrictNames } from '@/components/districts/district-picker'
import { useKeyItemNames } from '@/components/key-items/use-key-item-names'
import { MergeDialog } from '@/components/resource/merge-dialog'
import type { MergeProps } from '@/components/resource/record-merge'
import { useFieldTexts } from '@/components/resource/use-field-texts'
import { useTagName } from '@/components/records/use-tag-name'
import { useCall } from '@/lib/agency/use-call'
import { inLanguage } from '@/lib/format/in-language'
import { propertyFields } from '../fields'

export function PropertyMergeDialog(props: MergeProps) {
  return <MergeDialog {...props} textsOf={useFieldTexts(propertyFields, useNames())} />
}

function useNames() {
  const locale = useLocale()
  const tagName = useTagName()
  const types = useKeyItemNames('types')
  const tags = useCall('properties.tags', {}).data?.tags ?? []
  const condominiums = useCall('properties.condominiumsList', {}).data?.condominiums ?? []
  return {
    type_id: types,
    types,
    features_id: useKeyItemNames('features'),
    'search.listing_id': useKeyItemNames('listings'),
    'search.lifestyles_id': useKeyItemNames('lifestyles'),
    district_id: useDistrictNames(),
    agent_id: useAgentNames(),
    tag_id: tags.map(({ id, kind, i18n }) => ({ id, name: tagName(kind, inLanguage(i18n.tag, locale)) })),
    condominium_id: condominiums.map(({ id, title }) => ({ id, name: title })),
  }
}
