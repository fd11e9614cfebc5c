import type { PropertyCard } from '#contract/property.ts'
import {
  generalProblems,
  locationProblem,
  photoProblem,
  type Problem,
} from '@/components/portfolio/problems/problem'

/** An agent isn't among them: cards and rows say "No agent" in its place. */
export function propertyProblems({ id, cover, lat, price, missing, energy }: PropertyCard): Problem[] {
  const page = `/properties/edit/${id}`
  return [
    ...(cover === null ? [photoProblem(page)] : []),
    ...(lat === null ? [locationProblem(page)] : []),
    ...generalProblems(page, { price, missing, energy }),
  ]
}
