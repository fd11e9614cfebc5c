'use client'

import { useTranslations } from 'next-intl'
import { Chip } from '@/components/ui/chip'

/** Active filters as removable chips, so that it is clear why records are hidden. */
export function ActiveFilters<Name extends string>({
  filters,
  onRemove,
  onReset,
}: {
  filters: readonly { name: Name; label: string }[]
  onRemove: (name: Name) => void
  onReset: () => void
}) {
  const t = useTranslations('listing.filter')
  if (filters.length === 0) return null
  return (
    <div className="flex w-full flex-wrap items-center gap-2 pb-1" role="group" aria-label={t('active')}>
      {filters.map(({ name, label }) => (
        <Chip
          key={name}
          tone="brand"
          onRemove={() => onRemove(name)}
          removeLabel={t('takeOff', { filter: label })}
        >
          {label}
        </Chip>
      ))}
      <button
        type="button"
        onClick={onReset}
        className="min-h-6 rounded-sm px-1 text-sm font-medium text-brand-ink underline-offset-2 hover:underline"
      >
        {t('reset')}
      </button>
    </div>
  )
}
