import { useLocale, useTranslations } from 'next-intl'
import { classes } from '@/components/ui/classes'
import { formatNumber } from '@/lib/format/number'

export function CharacterCounter({ count, max }: { count: number; max?: number }) {
  const t = useTranslations('fields')
  const locale = useLocale()
  if (max === undefined) return null
  return (
    <span className={classes('figures text-xs', count > max ? 'font-medium text-danger' : 'text-ink-soft')}>
      <span aria-hidden>
        {formatNumber(count, locale)} / {formatNumber(max, locale)}
      </span>
      <span className="sr-only">
        {t('characters', { count: formatNumber(count, locale), max: formatNumber(max, locale) })}
      </span>
    </span>
  )
}
