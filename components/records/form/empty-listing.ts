import type { ListingValues } from './listing-form'

export function createEmptyListing() {
  return {
    i18n: { title: { en: '', pt: '' }, description: { en: '', pt: '' }, slogan: { en: '', pt: '' } },
    types: [],
    tag_id: null,
    hide_price: 0,
    highlighted: 0,
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
    year: null,
    energy: null,
    elevator: null,
    agent_id: null,
    district_id: null,
  } satisfies Required<ListingValues>
}
