import type { Control } from 'react-hook-form'
import { createEmptyListing } from '@/components/records/form/empty-listing'
import type { ValuesOf } from '@/components/resource/use-call-form'

export type DevelopmentFormValues = ValuesOf<'condominiums.add'>

/**
 * Value of a bound that is derived from the properties. Copies the contract's constant, because importing it would load
 * all schemas in its file.
 */
export const unset = -1

export function createEmptyDevelopment(): Required<DevelopmentFormValues> {
  return {
    ...createEmptyListing(),
    condo_where: null,
    type_id: null,
    starting_price: unset,
    to_price: unset,
    from_bedrooms: unset,
    to_bedrooms: unset,
    from_parking: unset,
    to_parking: unset,
    from_gross_area: unset,
    to_gross_area: unset,
  }
}

export type DevelopmentSectionProps = {
  control: Control<DevelopmentFormValues, unknown, DevelopmentFormValues>
  disabled: boolean
}
