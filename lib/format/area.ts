import { formatNumber } from './number'

/** Square metres, ares (100 m²) and hectares (10,000 m²). */
export type AreaUnit = 'm2' | 'a' | 'ha'

export const areaSymbols: Record<AreaUnit, string> = { m2: 'm²', a: 'a', ha: 'ha' }

/** Formats an area in its unit: `1,250.5 m²`; `1.250,5 m²` in Portuguese. */
export function formatArea(value: number, locale: string, unit: AreaUnit = 'm2'): string {
  return `${formatNumber(value, locale)}\u00a0${areaSymbols[unit]}`
}

const squareFeetPerSquareMetre = 10.763_910_4

/** Formats square metres as whole square feet, in English: `1,076 sq ft`. */
export function formatSquareFeet(squareMetres: number): string {
  return `${formatNumber(Math.round(squareMetres * squareFeetPerSquareMetre), 'en')}\u00a0sq\u00a0ft`
}
