'use client'

import { ChevronUpDownIcon } from '@heroicons/react/20/solid'
import { ArrowTopRightOnSquareIcon, XMarkIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { FieldValues } from 'react-hook-form'
import { type FieldBinding, type FieldProps, useFieldBinding } from '@/components/fields/field-binding'
import { FieldFrame } from '@/components/fields/field-frame'
import { DataBoundary } from '@/components/records/data-boundary'
import { IconButton } from '@/components/ui/icon-button'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'

export function DevelopmentField<V extends FieldValues, T>({
  control,
  name,
  label,
  help,
  disabled,
  onLinkChange: onLinked,
}: FieldBinding<V, T, number | null | undefined> &
  FieldProps & { onLinkChange: (development: number | null) => void }) {
  const t = useTranslations('properties.form')
  const { value, change, error, ...field } = useFieldBinding({ control, name })
  const response = useCall('properties.condominiumsList', {})

  function link(development: number | null) {
    change(development)
    onLinked(development)
  }

  return (
    <DataBoundary
      response={response}
      subject={t('developments')}
      fallback={<Skeleton className="mt-6.5 h-10 max-w-110" />}
    >
      {({ condominiums }) => (
        <FieldFrame {...{ label, help, error }} className="max-w-110">
          {(attributes) => (
            <div className="flex gap-1.5">
              <div className="relative min-w-0 flex-1">
                <select
                  {...attributes}
                  {...field}
                  disabled={disabled}
                  value={value ?? ''}
                  onChange={({ target }) => link(target.value === '' ? null : Number(target.value))}
                  className="entry appearance-none truncate pr-9"
                >
                  <option value="">{t('linkToDevelopment')}</option>
                  {typeof value === 'number' && !condominiums.some(({ id }) => id === value) && (
                    <option value={value}>{t('archivedDevelopment')}</option>
                  )}
                  {condominiums.map(({ id, title, disabled: unavailable }) => (
                    <option key={id} value={id} disabled={unavailable === 1 && id !== value}>
                      {unavailable === 1 ? t('closedDevelopment', { title }) : title}
                    </option>
                  ))}
                </select>
                <ChevronUpDownIcon
                  aria-hidden
                  className="pointer-events-none absolute top-1/2 right-2.5 size-5 -translate-y-1/2 text-ink-soft"
                />
              </div>
              {typeof value === 'number' && (
                <Link
                  href={`/condominiums/edit/${value}/general`}
                  prefetch={false}
                  aria-label={t('openDevelopment')}
                  title={t('openDevelopment')}
                  className="inline-flex size-10 shrink-0 items-center justify-center rounded text-ink-soft hover:bg-wash hover:text-ink pointer-coarse:size-11"
                >
                  <ArrowTopRightOnSquareIcon aria-hidden className="size-5" />
                </Link>
              )}
              {typeof value === 'number' && !disabled && (
                <IconButton label={t('removeDevelopment')} icon={<XMarkIcon />} onClick={() => link(null)} />
              )}
            </div>
          )}
        </FieldFrame>
      )}
    </DataBoundary>
  )
}
