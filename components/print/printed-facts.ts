import type { PropertyGeneral } from '#contract/property.ts'
import { listingFields } from '@/components/records/listing-fields'
import { formatArea } from '@/lib/format/area'
import { formatPrice } from '@/lib/format/money'
import { spaceIn } from '@/lib/format/space'

type Fact = { label: string; value: string }

type Translate = (key: string) => string

const factOf = (field: keyof typeof listingFields, value: string | number | null): Fact[] =>
  value === null || value === '' ? [] : [{ label: listingFields[field].label, value: String(value) }]

export function createKeyFigures(property: PropertyGeneral, locale: string): Fact[] {
  const area = (value: number | null) => (value === null ? null : formatArea(value, locale))
  return [
    ...factOf('bedrooms', property.bedrooms),
    ...factOf('bathrooms', property.bathrooms),
    ...factOf('parking', property.parking === 0 ? null : property.parking),
    ...factOf('gross_area', area(property.gross_area)),
    ...factOf('living_area', area(property.living_area)),
    ...factOf('exterior_area', area(property.exterior_area)),
  ]
}

export function windowFigures(property: PropertyGeneral, locale: string): Fact[] {
  const fields = ['bedrooms', 'bathrooms', 'gross_area', 'living_area', 'parking', 'exterior_area'] as const
  const labels: string[] = fields.map((field) => listingFields[field].label)
  return createKeyFigures(property, locale)
    .toSorted((a, b) => labels.indexOf(a.label) - labels.indexOf(b.label))
    .slice(0, 4)
}

export function otherFacts(property: PropertyGeneral, t: Translate, locale: string): Fact[] {
  const { construction, lote_size, land_size, elevator } = property
  return [
    ...factOf(
      'construction',
      construction && formatArea(construction, locale, property.construction_area_type),
    ),
    ...factOf('lote_size', lote_size && formatArea(lote_size, locale, property.lote_size_type)),
    ...factOf('land_size', land_size && formatArea(land_size, locale, property.land_size_type)),
    ...factOf('floor', property.floor),
    ...factOf('year', property.year),
    ...factOf('elevator', elevator === null ? null : t(listingFields.elevator.values[elevator])),
  ]
}

/** Formats the price in euros, rents per month; "on request" if hidden or missing. `t` translates `print.*`. */
export function printedPrice(
  { price, hide_price, for_sale }: PropertyGeneral,
  t: Translate,
  locale: string,
): string {
  if (hide_price === 1 || price === 0) return t('onRequest')
  return for_sale === 1 ? formatPrice(price) : `${formatPrice(price)}${spaceIn(locale)}${t('perMonth')}`
}

/** Returns the energy class, or the text shown instead: exempt, in process, or `missing` if there is none. */
export function energyText(energy: PropertyGeneral['energy'], t: Translate, missing: string): string {
  if (energy === 'Exempt' || energy === 'In Process') return t(listingFields.energy.values[energy])
  return energy ?? missing
}
