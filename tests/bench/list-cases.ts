import { type PropertiesQuery, propertySorts, propertyStates } from '#contract/properties.ts'
import type { z } from 'zod'

export type ListQuery = z.input<typeof PropertiesQuery>
export type ListCase = { filter: string; sort: string; page: 'first' | 'middle' | 'last'; query: ListQuery }

type Filter = NonNullable<ListQuery['filter']>

/**
 * Each filter alone, some with values that match nearly everything or nothing, and a combination. `listCases` replaces
 * the id in `type`.
 */
const filters: Record<string, Filter> = {
  none: {},
  type: { type: 1 },
  price: { price: 400_000 },
  beds: { beds: 3 },
  baths: { baths: 2 },
  'bedrooms from, to': { bedrooms: { from: 1, to: 3 } },
  'parking from, to': { parking: { from: 1, to: 2 } },
  collection: { collectionPrive: 1 },
  'new development': { newDevelopment: 1 },
  highlighted: { highlighted: 1 },
  problems: { problems: 1 },
  imovirtual: { imovirtual: 1 },
  idealista: { idealista: 1 },
  'james edition': { james_edition: 1 },
  kyero: { kyero: 1 },
  agent: { agent: 1 },
  district: { district: 1 },
  tag: { tag: 2 },
  'to rent': { business: 'rent' },
  'no agent': { missing: 'agent' },
  'no energy rating': { missing: 'energy' },
  'price from': { price_from: 400_000 },
  'area from, to': { area_from: 80, area_to: 120 },
  'changed since, all': { changed_since: '2020-01-01' },
  'changed since, none': { changed_since: '2099-01-01' },
  'changed by': { changed_by: 1 },
  'reference, one': { reference: 'SOL-90007' },
  'reference, all': { reference: 'SOL' },
  'name, many': { name: 'apartamento' },
  'name, none': { name: 'castelo encantado' },
  'location, many': { locationUpdate: 'Lisboa' },
  'location, few': { locationUpdate: 'estrela' },
  'search, two words': { search: 'moradia cascais' },
  'search, nothing': { search: 'zzzz' },
  'type, price, beds, place': { type: 1, price: 600_000, beds: 2, locationUpdate: 'Lisboa' },
}

export function listCases(typeId: number): Omit<ListCase, 'page'>[] {
  return Object.entries(filters).flatMap(([filter, members]) =>
    propertyStates.flatMap((state) =>
      propertySorts.flatMap((sortBy) =>
        [true, false].map((sortDesc) => ({
          filter,
          sort: `${sortBy} ${sortDesc ? 'down' : 'up'}`,
          query: {
            sortBy,
            sortDesc,
            filter: { ...members, state, ...(members.type === undefined ? {} : { type: typeId }) },
          },
        })),
      ),
    ),
  )
}
