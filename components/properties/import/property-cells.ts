import { energyRatings } from '#contract/energy-ratings.ts'
import type { Cells } from '@/components/csv/import/import-plan'
import { parseFlag } from '@/components/csv/import/parse-flag'
import { normalizeForSearch } from '@/components/ui/normalize-for-search'
import { parseNumber } from '@/lib/format/number-input'

/** Ids by name, normalized for search; agents also by email address. */
type Lookup = ReadonlyMap<string, number>
export type Lookups = Readonly<Record<'type_id' | 'agent_id' | 'district_id', Lookup>>

/** Returns the request body. Unreadable values are passed through so that the schema rejects them. */
export function propertyOf(cells: Cells, lookups: Lookups) {
  const text = (name: string) => (cells[name] ?? '').trim()
  const number = (name: string) => parseNumber(text(name))
  const bilingual = (name: string) => ({ en: text(`${name}.en`), pt: text(`${name}.pt`) })
  const id = (name: keyof Lookups) => lookups[name].get(normalizeForSearch(text(name))) ?? null
  return {
    reference: text('reference'),
    i18n: {
      title: bilingual('i18n.title'),
      description: bilingual('i18n.description'),
      slogan: { en: '', pt: '' },
    },
    type_id: id('type_id'),
    price: number('price'),
    for_sale: parseFlag(text('for_sale'), dealTypes),
    hide_price: parseFlag(text('hide_price')),
    low_cost: parseFlag(text('low_cost')),
    bedrooms: parseNumber(text('bedrooms').replace(/^[TV](?=\d)/i, '')),
    bathrooms: number('bathrooms'),
    parking: number('parking'),
    gross_area: number('gross_area'),
    living_area: number('living_area'),
    exterior_area: number('exterior_area'),
    lote_size: number('lote_size'),
    floor: text('floor') || null,
    year: number('year'),
    energy: energyOf(text('energy')),
    agent_id: id('agent_id'),
    district_id: id('district_id'),
  }
}

/** Returns the columns with the name of a record that the agency doesn't have. */
export function findUnknownNames(cells: Cells, lookups: Lookups): (keyof Lookups)[] {
  return (Object.keys(lookups) as (keyof Lookups)[]).filter((name) => {
    const text = normalizeForSearch(cells[name] ?? '')
    return text !== '' && !lookups[name].has(text)
  })
}

const dealTypes = new Map<string, 0 | 1>([
  ...['1', 'sale', 'for sale', 'venda', 'venta', 'vente', 'a vendre', '出售'].map(
    (word) => [word, 1] as const,
  ),
  ...[
    '0',
    'rent',
    'for rent',
    'to rent',
    'arrendamento',
    'para arrendar',
    'aluguer',
    'alquiler',
    'location',
    'a louer',
    '出租',
  ].map((word) => [word, 0] as const),
])

const energyWords: Readonly<Record<string, string>> = {
  isento: 'Exempt',
  exento: 'Exempt',
  exempte: 'Exempt',
  豁免: 'Exempt',
  'em processo': 'In Process',
  'en tramite': 'In Process',
  'en cours': 'In Process',
  办理中: 'In Process',
}

function energyOf(text: string): string | null {
  if (text === '') return null
  const lowerCase = text.toLowerCase()
  return (
    energyWords[normalizeForSearch(text)] ??
    energyRatings.find((rating) => rating.toLowerCase() === lowerCase) ??
    text
  )
}
