import { formatNumber } from './number'

const spaces = /[\s\u00a0\u202f\u2009]/g
const unitSigns = /^(?:€|eur)|(?:€|eur|m²|m2|ha)$/gi
/** Above this many digits a number loses precision. */
const maxDigits = 15

/**
 * Parses a number in Portuguese notation, which prices have in every language: `1.250.000,50`, `1250000,5`,
 * `1 250 000`; also `1250000.50` and `1,250,000.50`. Empty is null. Invalid or ambiguous input (`1,250`: thousands or
 * decimals?) is NaN: an error is better than a price that is off by a factor of a thousand. At most two decimals.
 */
export function parsePrice(input: string): number | null {
  const text = input
    .replace(spaces, '')
    .replace(unitSigns, '')
    .replace(/\u2212/g, '-')
  if (text === '') return input.trim() === '' ? null : NaN
  const decimal = withoutThousands(text)
  if (decimal === null || decimal.replace(/\D/g, '').length > maxDigits) return NaN
  return Number(decimal)
}

/** Parses a number in the language's notation, as `formatNumber` writes it: `1,250.5` in English. */
export function parseNumber(input: string, locale: string): number | null {
  const hasCommas = formatNumber(1_000, locale).includes(',')
  return parsePrice(hasCommas ? input.replace(/[.,]/g, (sign) => (sign === ',' ? '.' : ',')) : input)
}

/** Returns the number without thousands separators and with a decimal point; null if it is invalid or ambiguous. */
function withoutThousands(text: string): string | null {
  if (/^-?\d+(?:[.,]\d{1,2})?$/.test(text)) return text.replace(',', '.')
  if (/^-?\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(text)) return text.replace(/\./g, '').replace(',', '.')
  if (/^-?\d{1,3}(?:,\d{3})+\.\d{1,2}$/.test(text) || /^-?\d{1,3}(?:,\d{3}){2,}$/.test(text))
    return text.replace(/,/g, '')
  if (/^-?\d+[.,]$/.test(text)) return text.slice(0, -1)
  if (/^[.,]\d{1,2}$/.test(text)) return `0.${text.slice(1)}`
  return null
}

// Created on first use: a browser's first formatter takes about 20 ms, which would delay hydration.
let amountFormatter: Intl.NumberFormat | undefined

/** Formats a number with both decimals or none: `1.250,50`, `1.250`. */
export function formatAmount(value: number): string {
  amountFormatter ??= new Intl.NumberFormat('de-DE', {
    useGrouping: 'always',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  // Formats -0 as 0.
  const text = amountFormatter.format(value === 0 ? 0 : value)
  return text.endsWith(',00') ? text.slice(0, -3) : text
}
