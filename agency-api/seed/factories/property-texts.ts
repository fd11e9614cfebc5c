import { z } from 'zod'
import { BilingualPair, readData } from '../data.ts'
import type { Random } from '../random.ts'
import { kinds, Style } from './kinds.ts'
import { type TypeName, typeNames } from './key-items.ts'
import type { Region } from './regions.ts'
import { formatCount, fillPlaceholders } from './texts.ts'

const Pairs = z.array(BilingualPair)
const { openings, layouts, amenities, closings, slogans } = readData(
  'sentences',
  z.object({
    openings: z.record(Style, Pairs),
    layouts: z.record(Style, Pairs),
    amenities: Pairs,
    closings: Pairs,
    slogans: Pairs,
  }),
)
export { slogans }

export interface Subject {
  type: TypeName
  region: Region
  place: BilingualPair
  bedrooms: number
  bathrooms: number
  /** Gross, m². */
  area: number
  /** m². */
  land: number | null
  pool: boolean
}

const groupDigitsWith = (mark: string) => (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, mark)
const formatSquareMetres = (value: number): BilingualPair => [
  `${groupDigitsWith(',')(value)} m²`,
  `${groupDigitsWith('.')(value)} m²`,
]

/** Formats one hectare or more in hectares, less in square metres. */
function formatLand(land: number): BilingualPair {
  if (land < 10_000) return formatSquareMetres(land)
  const hectares = (land / 10_000).toFixed(1)
  return [`${hectares} ha`, `${hectares.replace('.', ',')} ha`]
}

/** Returns the typology, such as `T2`. Above five bedrooms the last one is separate: six are `T5+1`. */
const typologyOf = (bedrooms: number) => (bedrooms > 5 ? `T${bedrooms - 1}+1` : `T${bedrooms}`)

export function titleOf({ type, place, bedrooms, land, pool }: Subject): BilingualPair {
  const typePt = typeNames.find(([en]) => en === type)?.[1] ?? type
  const { style } = kinds[type]
  const size: BilingualPair =
    style === 'land' || style === 'commercial'
      ? ['', '']
      : [`${typologyOf(bedrooms)} `, ` ${typologyOf(bedrooms)}`]
  const extra: BilingualPair = pool
    ? [' with pool', ' com piscina']
    : land !== null && style !== 'house'
      ? [` of ${formatLand(land)[0]}`, ` de ${formatLand(land)[1]}`]
      : ['', '']
  return [`${size[0]}${type}${extra[0]} in ${place[0]}`, `${typePt}${size[1]}${extra[1]} ${place[1]}`]
}

/** Feminine in Portuguese: uma casa de banho, duas casas de banho. */
function formatBathrooms(count: number): BilingualPair {
  const [en, masculine] = formatCount(count, ['bathroom', ''])
  const number = ['nenhuma', 'uma', 'duas'][count] ?? masculine.split(' ')[0]
  return [en, `${number} ${count === 1 ? 'casa' : 'casas'} de banho`]
}

/** Generates four or five sentences: the property, its layout, comfort, the area, viewings. */
export function descriptionOf(random: Random, subject: Subject): BilingualPair {
  const { type, region, place, bedrooms, bathrooms, area, land } = subject
  const { style } = kinds[type]
  const values: Record<string, BilingualPair> = {
    typology: [typologyOf(bedrooms), typologyOf(bedrooms)],
    place: [`in ${place[0]}`, place[1]],
    area: formatSquareMetres(area),
    land: formatLand(land ?? 0),
    bedrooms:
      bedrooms === 0
        ? ['an open sleeping area', 'uma zona de dormir integrada']
        : formatCount(bedrooms, ['bedroom', 'quarto']),
    bathrooms: formatBathrooms(bathrooms),
  }
  const sentences = [
    random.pick(openings[style]),
    random.pick(layouts[style]),
    ...(style === 'flat' || style === 'house' ? [random.pick(amenities)] : []),
    region.location,
    // The third closing mentions the service charge, which only flats have.
    style === 'flat' ? random.pick(closings) : random.pick([...closings.slice(0, 2), ...closings.slice(3)]),
  ].map((sentence) => fillPlaceholders(sentence, values))
  return [sentences.map(([en]) => en).join(' '), sentences.map(([, pt]) => pt).join(' ')]
}
