import { useTranslations } from 'next-intl'
import type { DevelopmentCard as Development } from '#contract/development.ts'
import { classes } from '@/components/ui/classes'
import { formatPrice } from '@/lib/format/money'

/** Renders no text if the development has no starting price (-1). */
export function DevelopmentPrice({
  development: { starting_price },
  className = 'text-lg',
}: {
  development: Pick<Development, 'starting_price'>
  className?: string
}) {
  const t = useTranslations('condominiums.card')
  return (
    <span className={classes('figures truncate font-semibold', className)}>
      {starting_price >= 0 && (
        <>
          <span className="text-sm font-normal text-ink-soft">{t('from')} </span>
          {formatPrice(starting_price)}
        </>
      )}
    </span>
  )
}
