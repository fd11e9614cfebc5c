import type { PropertyGeneral } from '#contract/property.ts'
import { formatArea } from '@/lib/format/area'
import { formatPrice } from '@/lib/format/money'

/** A label among `listing.form`, and what stands beside it. */
export type Fact = { label: string; value: string }

type Words = (key: string) => string

const known = (label: string, value: string | number | null): Fact[] =>
  value === null || value === '' ? [] : [{ label, value: String(value) }]

/** Rooms and areas, which an advert shows large. */
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

/** The four of them that people look for first, in their order. */
export function windowFigures(property: PropertyGeneral): Fact[] {
  const wanted = ['bedrooms', 'bathrooms', 'grossArea', 'livingArea', 'parking', 'exteriorArea']
  return keyFigures(property)
    .toSorted((a, b) => wanted.indexOf(a.label) - wanted.indexOf(b.label))
    .slice(0, 4)
}

/** The rest that is known of the building; `t` are the words of `listing.form`. */
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

/** Euros, a rent by the month; a price that is hidden, or not set yet, is on request. `t` are the words of `print`. */
export function printedPrice({ price, hide_price, for_sale }: PropertyGeneral, t: Words): string {
  if (hide_price === 1 || price === 0) return t('onRequest')
  return for_sale === 1 ? formatPrice(price) : `${formatPrice(price)} ${t('perMonth')}`
}

/** What stands in place of a class; `t` are the words of `listing.form`, `missing` what is said when there is none. */
export function energyWords(energy: PropertyGeneral['energy'], t: Words, missing: string): string {
  if (energy === 'Exempt') return t('energyExempt')
  return energy === 'In Process' ? t('energyInProcess') : (energy ?? missing)
}
