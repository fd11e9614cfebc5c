import { ExclamationCircleIcon } from '@heroicons/react/20/solid'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { validationText } from './validation-text'

export function describedBy(id: string, error: string | undefined, help: ReactNode): string | undefined {
  return [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined
}

export function RequiredMark() {
  const t = useTranslations('fields')
  return (
    <>
      <span aria-hidden className="ml-0.5 text-danger">
        *
      </span>
      <span className="sr-only"> {t('required')}</span>
    </>
  )
}

/** The example shown with the error `numeric`. */
export type NumberExample = 'numeric' | 'price' | 'wholeNumber'

export function FieldMessages({
  id,
  help,
  error,
  example = 'numeric',
}: {
  id: string
  help?: ReactNode
  error?: string
  example?: NumberExample
}) {
  const t = useTranslations()
  const locale = useLocale()
  return (
    <>
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1 text-sm text-danger">
          <ExclamationCircleIcon aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            {validationText(t, error, { locale, isPrice: example === 'price' })}
            {error === 'numeric' && <span className="block">{t(`validation.${example}Example`)}</span>}
          </span>
        </p>
      )}
      {help !== undefined && (
        <p id={`${id}-help`} className="mt-1.5 text-sm text-ink-soft print:hidden">
          {help}
        </p>
      )}
    </>
  )
}
