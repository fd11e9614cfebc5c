'use client'

import { useTranslations } from 'next-intl'
import { classes } from '@/components/ui/classes'

export function Counter({ count, max }: { count: number; max?: number }) {
  const t = useTranslations('fields')
  if (max === undefined) return null
  return (
    <span className={classes('figures text-xs', count > max ? 'font-medium text-danger' : 'text-ink-soft')}>
      <span aria-hidden>
        {count} / {max}
      </span>
      <span className="sr-only">{t('characters', { count, max })}</span>
    </span>
  )
}
