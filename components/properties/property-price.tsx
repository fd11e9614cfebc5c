import { useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { classes } from '@/components/ui/classes'
import { formatPrice } from '@/lib/format/money'

export function PropertyPrice({
  property,
  className = 'text-lg',
}: {
  property: Pick<Property, 'price' | 'for_sale'>
  className?: string
}) {
  const t = useTranslations('properties.card')
  return (
    <span className={classes('figures truncate font-semibold', className)}>
      {formatPrice(property.price)}
      {property.for_sale === 0 && <span className="text-sm font-normal text-ink-soft"> {t('perMonth')}</span>}
    </span>
  )
}
