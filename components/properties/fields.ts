import { listingFields } from '../records/listing-fields.ts'
import type { Fields } from '../resource/field.ts'

export const propertyFields = {
  ...listingFields,
  reference: { label: 'properties.form.reference', kind: 'text' },
  price: { label: 'properties.form.price', kind: 'price' },
  for_sale: {
    label: 'properties.form.business',
    kind: 'text',
    values: { 0: 'properties.form.forRent', 1: 'properties.form.forSale' },
  },
  collection: { label: 'properties.form.collection', kind: 'flag' },
  low_cost: { label: 'properties.form.lowCost', kind: 'flag' },
  fraction: { label: 'properties.form.fraction', kind: 'text' },
  condominium_id: { label: 'properties.form.development', kind: 'options' },
  'search.youtube_id': { label: 'properties.form.youtube', kind: 'text' },
  'search.website': { label: 'properties.form.website', kind: 'text' },
  'search.listing_id': { label: 'properties.form.listing', kind: 'options' },
  'search.lifestyles_id': { label: 'properties.form.lifestyles', kind: 'options' },
} as const satisfies Fields

export const collectionFields = {
  collection: { label: 'properties.form.inCollection', kind: 'flag' },
  slogan: listingFields['i18n.slogan'],
} as const satisfies Fields
