import type { CondominiumCard } from '#contract/condominium.ts'
import {
  generalProblems,
  locationProblem,
  photoProblem,
  type Problem,
} from '@/components/portfolio/problems/problem'

/** The problems that the filter finds. Energy classes belong to the properties. */
export function condominiumProblems({ id, cover, lat, starting_price, missing }: CondominiumCard): Problem[] {
  const page = `/condominiums/edit/${id}`
  return [
    ...(cover === null ? [photoProblem(page)] : []),
    ...(lat === null ? [locationProblem(page)] : []),
    ...generalProblems(page, {
      price: starting_price < 0 ? 0 : undefined,
      priceField: 'starting_price',
      missing,
    }),
  ]
}
