import type { Control } from 'react-hook-form'
import { emptyListing } from '@/components/records/form/empty-listing'
import type { ValuesOf } from '@/components/resource/use-call-form'

export type CondominiumFormValues = ValuesOf<'condominiums.add'>

/** Derived from the properties. A copy of the contract's constant, which would bundle its schemas. */
export const notSet = -1

/** Values of a new development; every range is derived from its properties. */
export function emptyCondominium(): CondominiumFormValues {
  return {
    ...emptyListing(),
    condo_where: null,
    type_id: null,
    starting_price: notSet,
    to_price: notSet,
    from_bedrooms: notSet,
    to_bedrooms: notSet,
    from_parking: notSet,
    to_parking: notSet,
    from_gross_area: notSet,
    to_gross_area: notSet,
  }
}

export type CondominiumPart = {
  control: Control<CondominiumFormValues, unknown, CondominiumFormValues>
  disabled: boolean
}
