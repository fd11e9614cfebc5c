'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ValidationError } from '#contract/portal-rules.ts'

export function ProblemList({
  id,
  label,
  problems,
  onField,
}: {
  id: number
  label: string
  problems: readonly ValidationError[]
  onField: (path: string) => void
}) {
  const t = useTranslations('portals.problems')
  return (
    <ul aria-label={label} className="mt-2 space-y-0.5 text-sm">
      {problems.map(({ problem, field, params }) => (
        <li key={problem + field}>
          {field === 'location' || field === 'media' ? (
            <Link href={`/properties/edit/${id}/${field}`} className={leading}>
              {t(problem, params)}
            </Link>
          ) : field === 'archived' ? (
            // Not a field: the property itself has to be unarchived.
            t(problem, params)
          ) : (
            <button type="button" className={leading} onClick={() => onField(pathOf(field))}>
              {t(problem, params)}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

const leading =
  'inline-flex min-h-6 items-center text-left underline decoration-line underline-offset-4 hover:decoration-current'

/** `i18n[title][pt]` → `i18n.title.pt`, the form's path. */
const pathOf = (field: string) => field.replace(/\[(\w+)\]/g, '.$1')
