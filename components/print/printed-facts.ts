import type { PropertyGeneral } from '#contract/property.ts'
import { formatArea } from '@/lib/format/area'
import { formatPrice } from '@/lib/format/money'

/** A label from `listing.form` and its value. */
export type Fact = { label: string; value: string }

type Words = (key: string) => string

const known = (label: string, value: string | number | null): Fact[] =>
  value === null || value === '' ? [] : [{ label, value: String(value) }]

/** Rooms and areas, shown large. */
export function keyFigures(property: PropertyGeneral): Fact[] {
  const area = (value: number | null) => (value === null ? null : formatArea(value))
  return [
    ...known('bedrooms', property.bedrooms),
    ...known('bathrooms', property.bathrooms),
    ...known('parking', property.parking === 0 ? null : property.parking),
    ...known('grossArea', area(property.gross_area)),
    ...known('livingArea', area(property.living_area)),
    ...known('exteriorArea', area(property.exterior_area)),
  ]
}

/** The four figures buyers look for first. */
export function windowFigures(property: PropertyGeneral): Fact[] {
  const requested = ['bedrooms', 'bathrooms', 'grossArea', 'livingArea', 'parking', 'exteriorArea']
  return keyFigures(property)
    .toSorted((a, b) => requested.indexOf(a.label) - requested.indexOf(b.label))
    .slice(0, 4)
}

/** Further facts of the building; `t` reads `listing.form`. */
export function furtherFacts(property: PropertyGeneral, t: Words): Fact[] {
  const { construction, lote_size, land_size, elevator } = property
  return [
    ...known('construction', construction && formatArea(construction, property.construction_area_type)),
    ...known('lotSize', lote_size && formatArea(lote_size, property.lote_size_type)),
    ...known('landSize', land_size && formatArea(land_size, property.land_size_type)),
    ...known('floor', property.floor),
    ...known('year', property.year),
    ...known('elevator', elevator === null ? null : t(elevator === 1 ? 'yes' : 'no')),
  ]
}

/** Euros, rents per month; "on request" if the price is hidden or missing. `t` reads `print`. */
export function printedPrice({ price, hide_price, for_sale }: PropertyGeneral, t: Words): string {
  if (hide_price === 1 || price === 0) return t('onRequest')
  return for_sale === 1 ? formatPrice(price) : `${formatPrice(price)} ${t('perMonth')}`
}

/** Text shown instead of an energy class; `t` reads `listing.form`, `missing` is used if there is none. */
export function energyWords(energy: PropertyGeneral['energy'], t: Words, missing: string): string {
  if (energy === 'Exempt') return t('energyExempt')
  return energy === 'In Process' ? t('energyInProcess') : (energy ?? missing)
}
