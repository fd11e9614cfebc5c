'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ValidationError } from '#contract/portal-rules.ts'

export function ProblemList({
  id,
  label,
  problems,
}: {
  id: number
  label: string
  problems: readonly ValidationError[]
}) {
  const t = useTranslations('portals.problems')
  return (
    <ul aria-label={label} className="mt-2 space-y-0.5 text-sm">
      {problems.map(({ problem, field, params }) => (
        <li key={problem + field}>
          {field === 'archived' ? (
            // Not a field: the property itself has to be unarchived.
            t(problem, params)
          ) : (
            <Link
              href={`/properties/edit/${id}/${pageOf(field)}`}
              className="inline-flex min-h-6 items-center underline decoration-line underline-offset-4 hover:decoration-current"
            >
              {t(problem, params)}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Returns the tab and field: `location` and `media` are tabs; `i18n[title][pt]` is a field of the general tab. */
const pageOf = (field: string) =>
  field === 'location' || field === 'media' ? field : `general#field-${field.replace(/\[(\w+)\]/g, '.$1')}`
