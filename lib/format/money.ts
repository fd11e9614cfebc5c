import { formatAmount } from './number-input'

/** Formats euros, the same in every language: `1.250.000 €`, `99,50 €`, with a non-breaking space. */
export function formatPrice(euros: number): string {
  return `${formatAmount(euros)}\u00a0€`
}
