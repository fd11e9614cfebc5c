import { formatAmount } from './number-input'

/** Euros, the same in every language: `1.250.000 €`, `99,50 €`; the space does not break. */
export function formatPrice(euros: number): string {
  return `${formatAmount(euros)}\u00a0€`
}
