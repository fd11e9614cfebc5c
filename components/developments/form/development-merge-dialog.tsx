import { useKeyItemNames } from '@/components/key-items/use-key-item-names'
import {
  useAgentOptions,
  useDistrictOptions,
  useTagOptions,
} from '@/components/portfolio/filter/use-filter-options'
import { MergeDialog } from '@/components/resource/merge-dialog'
import type { MergeProps } from '@/components/resource/record-merge'
import { useFieldDisplay } from '@/components/resource/use-field-texts'
import { developmentFields } from '../fields'

export function DevelopmentMergeDialog(props: MergeProps) {
  const types = useKeyItemNames('types')
  const displayOf = useFieldDisplay(developmentFields, {
    type_id: types,
    types,
    features_id: useKeyItemNames('features'),
    district_id: useDistrictOptions(),
    agent_id: useAgentOptions(),
    tag_id: useTagOptions('condominiums'),
  })
  return <MergeDialog {...props} displayOf={displayOf} />
}
