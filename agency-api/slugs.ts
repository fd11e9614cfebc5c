import { AgencyError } from '#contract/errors.ts'
import { maxSlugLength, slugOf } from '#contract/slug.ts'
import type { Language } from '#contract/values.ts'

const maxSuffixLength = 16

/**
 * Returns the entered slug, else one generated from the title. A generated slug that is taken gets the first free
 * number from `firstSuffix`. Throws SLUG_ALREADY_EXISTS on `slug[en]` or `slug[pt]` if the entered slug is taken.
 */
export async function findFreeSlug(
  {
    language,
    entered,
    title,
    firstSuffix,
  }: {
    language: Language
    entered: string
    title: string
    firstSuffix: number
  },
  isTaken: (slug: string) => Promise<boolean>,
): Promise<string> {
  if (entered !== '') {
    if (!(await isTaken(entered))) return entered
    throw new AgencyError('SLUG_ALREADY_EXISTS', { fields: { [`slug[${language}]`]: 'SLUG_ALREADY_EXISTS' } })
  }
  const base = slugOf(title)
  if (base === '' || !(await isTaken(base))) return base
  const stem = base.slice(0, maxSlugLength - maxSuffixLength).replace(/-$/, '')
  for (let suffix = firstSuffix; ; suffix += 1) {
    const slug = `${stem}-${suffix}`
    if (!(await isTaken(slug))) return slug
  }
}
