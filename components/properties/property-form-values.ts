import type { Control } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import type { PropertyGeneral } from '#contract/property.ts'
import { emptyListing, ownValues } from '@/components/listing/form/empty-listing'
import type { ValuesOf } from '@/components/resource/use-call-form'

/** What the form edits: the body of `properties.add` and `properties.update`. */
export type PropertyFormValues = ValuesOf<'properties.add'>

/** The tag that a property of a development cannot carry. */
export const tagBarredInDevelopments = limits.newTagId

/** What must be given and is not yet: the schema answers null with `required`. */
const open = null as unknown as number

/** A new property: nothing chosen but the development that it is made for, for sale. */
export function emptyProperty(condominium_id: number | null = null): PropertyFormValues {
  return {
    ...emptyListing(),
    reference: '',
    type_id: open,
    price: open,
    for_sale: 1,
    collection: 0,
    low_cost: 0,
    archived: 0,
    fraction: null,
    search: { youtube_id: null, website: null, listing_id: null, lifestyles_id: [] },
    condominium_id,
  }
}

/** The form of a property that exists. */
export function valuesOf(record: PropertyGeneral): PropertyFormValues {
  return { ...ownValues(record, emptyProperty()), type_id: record.type_id ?? open }
}

/** What each section of the form takes. */
export type PropertyPart = {
  control: Control<PropertyFormValues, unknown, PropertyFormValues>
  disabled: boolean
}
