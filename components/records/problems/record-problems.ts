import type { Language } from '#contract/values.ts'

export type Problem =
  | { kind: 'photos' | 'location' | 'price' | 'energy' | 'agent'; href: string }
  | { kind: 'texts'; languages: readonly Language[]; href: string }

/** Null is a missing value. Undefined fields aren't required, or aren't loaded yet. */
type RequiredValues = {
  cover: unknown
  location: unknown
  hasPrice: boolean
  priceField?: string
  /** Languages whose title or description is empty. */
  missingLanguages: readonly Language[]
  energy?: string | null
  agent?: number | null
}

/**
 * Returns a record's problems with links to their fields: those that the list's filter `problems` finds, and a missing
 * agent.
 */
export function findRecordProblems(
  recordPath: string,
  { cover, location, hasPrice, priceField = 'price', missingLanguages, energy, agent }: RequiredValues,
): Problem[] {
  // The form focuses the first empty one of several fields.
  const fieldHref = (...paths: string[]) => `${recordPath}/general#field-${paths.join(',')}`
  const texts = missingLanguages.flatMap((language) => [
    `i18n.title.${language}`,
    `i18n.description.${language}`,
  ])
  const problems: Problem[] = []
  if (cover === null) problems.push({ kind: 'photos', href: `${recordPath}/media` })
  if (location === null) problems.push({ kind: 'location', href: `${recordPath}/location` })
  if (!hasPrice) problems.push({ kind: 'price', href: fieldHref(priceField) })
  if (missingLanguages.length > 0)
    problems.push({ kind: 'texts', languages: missingLanguages, href: fieldHref(...texts) })
  if (energy === null) problems.push({ kind: 'energy', href: fieldHref('energy') })
  if (agent === null) problems.push({ kind: 'agent', href: fieldHref('agent_id') })
  return problems
}
