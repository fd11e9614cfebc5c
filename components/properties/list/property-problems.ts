import type { PropertyCard } from '#contract/property.ts'
import type { Problem } from '@/components/portfolio/problems/problem'

export function propertyProblems(property: PropertyCard): Problem[] {
  const at = (tab: string) => `/properties/edit/${property.id}/${tab}`
  const problems: Problem[] = []
  if (property.cover === null) problems.push({ kind: 'photos', href: at('media') })
  if (property.lat === null) problems.push({ kind: 'location', href: at('location') })
  if (property.price === 0) problems.push({ kind: 'price', href: at('general') })
  if (property.missing.length > 0)
    problems.push({ kind: 'texts', languages: property.missing, href: at('general') })
  if (property.energy === null) problems.push({ kind: 'energy', href: at('general') })
  return problems
}
