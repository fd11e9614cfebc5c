'use client'

import { WantedField } from '@/components/listing/record/wanted-field'
import { NewPropertyForm } from './property-form'
import { PropertyTabs } from './property-tabs'

/** A property that is not there yet, perhaps of a development: its one open part, and the tabs that saving it opens. */
export function NewProperty({ condominium = null }: { condominium?: number | null }) {
  return (
    <WantedField>
      <PropertyTabs id={null} missing={[]} />
      <NewPropertyForm condominium={condominium} />
    </WantedField>
  )
}
