import type { Control } from 'react-hook-form'
import type { PropertyGeneral } from '#contract/property.ts'
import { createEmptyListing } from '@/components/records/form/empty-listing'
import { pickFormValues } from '@/components/resource/pick-form-values'
import type { ValuesOf } from '@/components/resource/use-call-form'

export type PropertyFormValues = ValuesOf<'properties.add'>

/** Initial value of required fields: the schema rejects null as `required`. */
const unset = null as unknown as number

export function createEmptyProperty(condominium_id: number | null = null): Required<PropertyFormValues> {
  return {
    ...createEmptyListing(),
    reference: '',
    type_id: unset,
    price: unset,
    for_sale: 1,
    collection: 0,
    low_cost: 0,
    archived: 0,
    fraction: null,
    search: { youtube_id: null, website: null, listing_id: null, lifestyles_id: [] },
    condominium_id,
  }
}

export function toFormValues(record: PropertyGeneral): Required<PropertyFormValues> {
  return { ...pickFormValues(record, createEmptyProperty()), type_id: record.type_id ?? unset }
}

/** Values for a copy of `record`: without reference and tag, neither highlighted nor archived. */
export function toCopyValues(record: PropertyGeneral): Required<PropertyFormValues> {
  return { ...toFormValues(record), reference: '', tag_id: null, highlighted: 0, archived: 0 }
}

export type PropertySectionProps = {
  control: Control<PropertyFormValues, unknown, PropertyFormValues>
  disabled: boolean
}

/** Query for the number of highlighted active properties: the list's total, with a single row. */
export const highlightedQuery = { query: { itemsPerPage: 1, filter: { highlighted: 1 as const } } }
