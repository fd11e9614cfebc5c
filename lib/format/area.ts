import { formatNumber } from './number-input'

/** Square metres per unit: an are is 100 m², a hectare 10,000 m². */
const squareMetres = { m2: 1, a: 100, ha: 10_000 } as const

export type AreaUnit = keyof typeof squareMetres

export const areaSymbols: Record<AreaUnit, string> = { m2: 'm²', a: 'a', ha: 'ha' }

/** Formats an area in its unit: `1.250,5 m²`. */
export function formatArea(value: number, unit: AreaUnit = 'm2'): string {
  return `${formatNumber(value)}\u00a0${areaSymbols[unit]}`
}

/** Converts an area to another unit, rounded to two decimals. */
export function convertArea(value: number, from: AreaUnit, to: AreaUnit): number {
  return Math.round((value * squareMetres[from] * 100) / squareMetres[to]) / 100
}

/** Formats square metres as whole square feet: `430 sq ft`; 10.7639 per square metre. */
export function formatSquareFeet(squareMetres: number): string {
  return `${formatNumber(Math.round(squareMetres * 10.763_910_4))}\u00a0sq\u00a0ft`
}
