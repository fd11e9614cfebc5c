import type { Control } from 'react-hook-form'
import type { PropertyGeneral } from '#contract/property.ts'
import type { ValuesOf } from '@/components/resource/use-call-form'

/** What the form edits: the body of `properties.add` and `properties.update`. */
export type PropertyFormValues = ValuesOf<'properties.add'>

/** The tag that a property of a development cannot carry (properties §2, tag selectors). */
export const tagBarredInDevelopments = 1

/** What must be given and is not yet: the schema answers null with `required`. */
const open = null as unknown as number

/** A new property: nothing chosen, for sale. */
export function emptyProperty(): PropertyFormValues {
  const empty = { en: '', pt: '' }
  return {
    reference: '',
    type_id: open,
    types: [],
    tag_id: null,
    i18n: { title: { ...empty }, description: { ...empty }, slogan: { ...empty } },
    price: open,
    hide_price: 0,
    for_sale: 1,
    collection: 0,
    low_cost: 0,
    highlighted: 0,
    archived: 0,
    bedrooms: null,
    bathrooms: null,
    parking: null,
    gross_area: null,
    living_area: null,
    exterior_area: null,
    construction: null,
    construction_area_type: 'm2',
    lote_size: null,
    lote_size_type: 'm2',
    land_size: null,
    land_size_type: 'm2',
    features_id: [],
    floor: null,
    fraction: null,
    year: null,
    energy: null,
    elevator: null,
    search: { youtube_id: null, website: null, listing_id: null, lifestyles_id: [] },
    agent_id: null,
    district_id: null,
    condominium_id: null,
  }
}

/** The form of a property that exists; what the API keeps beside what staff write stays out. */
export function valuesOf(record: PropertyGeneral): PropertyFormValues {
  const empty = emptyProperty()
  const own = Object.fromEntries(Object.entries(record).filter(([name]) => name in empty))
  return { ...empty, ...own, type_id: record.type_id ?? open }
}

/** What each section of the form takes. */
export type PropertyPart = {
  control: Control<PropertyFormValues, unknown, PropertyFormValues>
  disabled: boolean
}
