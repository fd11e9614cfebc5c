import type { Language } from '#contract/values.ts'

export type Problem =
  | { kind: 'photos' | 'location' | 'price' | 'energy' | 'agent'; href: string }
  | { kind: 'texts'; languages: readonly Language[]; href: string }

/** Links to a field of the General form; of several, to the first empty one. `page` is the record's path. */
const fieldHref = (page: string, ...paths: string[]) => `${page}/general#field-${paths.join(',')}`

export const photoProblem = (page: string): Problem => ({ kind: 'photos', href: `${page}/media` })
export const locationProblem = (page: string): Problem => ({ kind: 'location', href: `${page}/location` })

/** Problems of the fields of the General form; undefined ones aren't required. */
export function generalProblems(
  page: string,
  {
    price,
    priceField = 'price',
    missing,
    energy,
    agent,
  }: {
    price?: number
    priceField?: string
    missing: readonly Language[]
    energy?: string | null
    agent?: unknown
  },
): Problem[] {
  const problems: Problem[] = []
  if (price === 0) problems.push({ kind: 'price', href: fieldHref(page, priceField) })
  if (missing.length > 0) {
    const texts = missing.flatMap((language) => [`i18n.title.${language}`, `i18n.description.${language}`])
    problems.push({ kind: 'texts', languages: missing, href: fieldHref(page, ...texts) })
  }
  if (energy === null) problems.push({ kind: 'energy', href: fieldHref(page, 'energy') })
  if (agent === null) problems.push({ kind: 'agent', href: fieldHref(page, 'agent_id') })
  return problems
}
