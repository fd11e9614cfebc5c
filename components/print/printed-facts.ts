import type { PropertyGeneral } from '#contract/property.ts'
import { listingFields } from '@/components/records/listing-fields'
import { formatArea } from '@/lib/format/area'
import { formatPrice } from '@/lib/format/money'
import { spaceIn } from '@/lib/format/space'

/** `labelKey` is the message key of the label. */
export type Fact = { labelKey: string; value: string }

type Translate = (key: string) => string

const toFacts = (field: keyof typeof listingFields, value: string | number | null): Fact[] =>
  value === null || value === '' ? [] : [{ labelKey: listingFields[field].label, value: String(value) }]

export function createKeyFigures(property: PropertyGeneral, locale: string): Fact[] {
  const formatAreaOrNull = (value: number | null) => (value === null ? null : formatArea(value, locale))
  return [
    ...toFacts('bedrooms', property.bedrooms),
    ...toFacts('bathrooms', property.bathrooms),
    ...toFacts('parking', property.parking === 0 ? null : property.parking),
    ...toFacts('gross_area', formatAreaOrNull(property.gross_area)),
    ...toFacts('living_area', formatAreaOrNull(property.living_area)),
    ...toFacts('exterior_area', formatAreaOrNull(property.exterior_area)),
  ]
}

export function createWindowCardFigures(property: PropertyGeneral, locale: string): Fact[] {
  const fields = ['bedrooms', 'bathrooms', 'gross_area', 'living_area', 'parking', 'exterior_area'] as const
  const labelKeys: string[] = fields.map((field) => listingFields[field].label)
  return createKeyFigures(property, locale)
    .toSorted((a, b) => labelKeys.indexOf(a.labelKey) - labelKeys.indexOf(b.labelKey))
    .slice(0, 4)
}

export function createOtherFacts(property: PropertyGeneral, tRoot: Translate, locale: string): Fact[] {
  const { construction, lote_size, land_size, elevator } = property
  return [
    ...toFacts(
      'construction',
      construction ? formatArea(construction, locale, property.construction_area_type) : null,
    ),
    ...toFacts('lote_size', lote_size ? formatArea(lote_size, locale, property.lote_size_type) : null),
    ...toFacts('land_size', land_size ? formatArea(land_size, locale, property.land_size_type) : null),
    ...toFacts('floor', property.floor),
    ...toFacts('year', property.year),
    ...toFacts('elevator', elevator === null ? null : tRoot(listingFields.elevator.values[elevator])),
  ]
}

/** Formats the price in euros (per month for rents); "on request" if hidden or missing. `t` translates `print.*`. */
export function formatPrintedPrice(
  { price, hide_price, for_sale }: PropertyGeneral,
  t: Translate,
  locale: string,
): string {
  if (hide_price === 1 || price === 0) return t('onRequest')
  return for_sale === 1 ? formatPrice(price) : `${formatPrice(price)}${spaceIn(locale)}${t('perMonth')}`
}

/** Returns the energy class, or the text shown instead: exempt, in process, or `missing` if there is none. */
export function formatEnergy(energy: PropertyGeneral['energy'], tRoot: Translate, missing: string): string {
  if (energy === 'Exempt' || energy === 'In Process') return tRoot(listingFields.energy.values[energy])
  return energy ?? missing
}
