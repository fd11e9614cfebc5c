import { formatNumber } from './number-input'

/** Square metres in one of each unit: an are is 100 m², a hectare 10,000 m². */
const squareMetres = { m2: 1, a: 100, ha: 10_000 } as const

export type AreaUnit = keyof typeof squareMetres

export const areaSymbols: Record<AreaUnit, string> = { m2: 'm²', a: 'a', ha: 'ha' }

/** `1.250,5 m²`; the number is in the unit beside it. */
export function formatArea(value: number, unit: AreaUnit = 'm2'): string {
  return `${formatNumber(value)}\u00a0${areaSymbols[unit]}`
}

/** The same area in another unit, rounded to two decimals. */
export function convertArea(value: number, from: AreaUnit, to: AreaUnit): number {
  return Math.round((value * squareMetres[from] * 100) / squareMetres[to]) / 100
}

/** Square metres as square feet, whole: `430 sq ft`; one square metre is 10.7639 of them. */
export function formatSquareFeet(squareMetres: number): string {
  return `${formatNumber(Math.round(squareMetres * 10.763_910_4))}\u00a0sq\u00a0ft`
}
