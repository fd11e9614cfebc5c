import { useKeyItemNames } from '@/components/key-items/use-key-item-names'
import {
  useAgentOptions,
  useDistrictOptions,
  useTagOptions,
} from '@/components/portfolio/filter/use-filter-options'
import { MergeDialog } from '@/components/resource/merge-dialog'
import type { MergeProps } from '@/components/resource/record-merge'
import { useFieldDisplay } from '@/components/resource/use-field-texts'
import { useCall } from '@/lib/agency/use-call'
import { propertyFields } from '../fields'

export function PropertyMergeDialog(props: MergeProps) {
  const types = useKeyItemNames('types')
  const condominiums = useCall('properties.condominiumsList', {}).data?.condominiums ?? []
  const displayOf = useFieldDisplay(propertyFields, {
    type_id: types,
    types,
    features_id: useKeyItemNames('features'),
    'search.listing_id': useKeyItemNames('listings'),
    'search.lifestyles_id': useKeyItemNames('lifestyles'),
    district_id: useDistrictOptions(),
    agent_id: useAgentOptions(),
    tag_id: useTagOptions('properties'),
    condominium_id: condominiums.map(({ id, title }) => ({ id, name: title })),
  })
  return <MergeDialog {...props} displayOf={displayOf} />
}
