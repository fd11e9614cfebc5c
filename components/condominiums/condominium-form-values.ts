import type { Control } from 'react-hook-form'
import { emptyListing } from '@/components/listing/form/empty-listing'
import type { ValuesOf } from '@/components/resource/use-call-form'

/** What the form edits: the body of `condominiums.add` and `condominiums.update`. */
export type CondominiumFormValues = ValuesOf<'condominiums.add'>

/** Left to the properties; the contract's own constant would bring its schemas along. */
export const notSet = -1

/** A new development: nothing chosen, every range left to its properties. */
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

/** What each section of the form takes. */
export type CondominiumPart = {
  control: Control<CondominiumFormValues, unknown, CondominiumFormValues>
  disabled: boolean
}
