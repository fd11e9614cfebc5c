import { listingFields } from '../records/listing-fields.ts'
import type { Fields } from '../resource/field.ts'

/** -1 means derived from the properties. */
const values = { '-1': 'condominiums.form.fromProperties' }

export const developmentFields = {
  ...listingFields,
  condo_where: { label: 'condominiums.form.where', kind: 'text' },
  starting_price: { label: 'listing.form.price', kind: 'price', labelTemplate: 'from', values },
  to_price: { label: 'listing.form.price', kind: 'price', labelTemplate: 'to', values },
  from_bedrooms: { label: 'listing.form.bedrooms', kind: 'number', labelTemplate: 'from', values },
  to_bedrooms: { label: 'listing.form.bedrooms', kind: 'number', labelTemplate: 'to', values },
  from_parking: { label: 'listing.form.parking', kind: 'number', labelTemplate: 'from', values },
  to_parking: { label: 'listing.form.parking', kind: 'number', labelTemplate: 'to', values },
  from_gross_area: { label: 'listing.form.grossArea', kind: 'area', labelTemplate: 'from', values },
  to_gross_area: { label: 'listing.form.grossArea', kind: 'area', labelTemplate: 'to', values },
} as const satisfies Fields
