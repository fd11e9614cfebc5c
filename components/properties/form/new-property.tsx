'use client'

import { RequestedField } from '@/components/records/record/requested-field'
import { NewPropertyForm } from './property-form'
import { PropertyTabs } from '../record/property-tabs'

/** A new property, optionally in a development: only the first tab is enabled until it is saved. */
export function NewProperty({ condominium = null }: { condominium?: number | null }) {
  return (
    <RequestedField>
      <PropertyTabs id={null} missing={[]} />
      <NewPropertyForm condominium={condominium} />
    </RequestedField>
  )
}
