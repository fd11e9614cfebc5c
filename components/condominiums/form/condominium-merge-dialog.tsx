'use client'

import { useLocale } from 'next-intl'
import { useAgentNames } from '@/components/agents/agent-picker'
import { useDistrictNames } from '@/components/districts/district-picker'
import { useKeyItemNames } from '@/components/key-items/use-key-item-names'
import { useTagName } from '@/components/records/use-tag-name'
import { MergeDialog } from '@/components/resource/merge-dialog'
import type { MergeProps } from '@/components/resource/record-merge'
import { useFieldTexts } from '@/components/resource/use-field-texts'
import { useCall } from '@/lib/agency/use-call'
import { inLanguage } from '@/lib/format/in-language'
import { condominiumFields } from '../fields'

export function CondominiumMergeDialog(props: MergeProps) {
  const locale = useLocale()
  const tagName = useTagName('condominiums')
  const types = useKeyItemNames('types')
  const tags = useCall('condominiums.tags', {}).data?.tags ?? []
  const textsOf = useFieldTexts(condominiumFields, {
    type_id: types,
    types,
    features_id: useKeyItemNames('features'),
    district_id: useDistrictNames(),
    agent_id: useAgentNames(),
    tag_id: tags.map(({ id, kind, i18n }) => ({ id, name: tagName(kind, inLanguage(i18n.tag, locale)) })),
  })
  return <MergeDialog {...props} textsOf={textsOf} />
}
