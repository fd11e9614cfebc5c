import { useLocale, useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { classes } from '@/components/ui/classes'
import { formatPrice } from '@/lib/format/money'
import { spaceIn } from '@/lib/format/space'

export function PropertyPrice({
  property,
  className = 'text-lg',
}: {
  property: Pick<Property, 'price' | 'for_sale'>
  className?: string
}) {
  const t = useTranslations('properties.card')
  const space = spaceIn(useLocale())
  return (
    <span className={classes('figures truncate font-semibold', className)}>
      {formatPrice(property.price)}
      {property.for_sale === 0 && (
        <span className="text-sm font-normal text-ink-soft">
          {space}
          {t('perMonth')}
        </span>
      )}
    </span>
  )
}
