import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode, Ref } from 'react'
import type { AgencyError } from '#contract/errors.ts'
import { validationText } from '@/components/fields/validation-text'
import { Banner } from '@/components/ui/banner'

export type FieldProblem = { path: string; label: string; rule: string }

export function ErrorSummary({
  failure,
  problems,
  onSelect,
  children,
  ref,
}: {
  failure: AgencyError | null
  problems: readonly FieldProblem[]
  onSelect: (path: string) => void
  children?: ReactNode
  ref: Ref<HTMLDivElement>
}) {
  const t = useTranslations()
  const locale = useLocale()
  return (
    <Banner ref={ref} tone="danger" role="alert" title={t('resource.notSaved')} className="mb-5">
      {failure !== null && <p>{t(`errors.${failure.code}`, failure.params)}</p>}
      {problems.length > 0 && (
        <ul className="mt-1 space-y-0.5">
          {problems.map(({ path, label, rule }) => (
            <li key={path}>
              <button
                type="button"
                onClick={() => onSelect(path)}
                className="min-h-6 text-left text-danger underline underline-offset-2"
              >
                {t('fields.labelled', {
                  label,
                  value: validationText(t, rule, { locale, isPrice: path.endsWith('price') }),
                })}
              </button>
            </li>
          ))}
        </ul>
      )}
      {children}
    </Banner>
  )
}
