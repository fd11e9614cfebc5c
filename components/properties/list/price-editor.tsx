import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { PropertyCard as Property } from '#contract/property.ts'
import type { QuickChange } from '@/components/portfolio/list/quick-change'
import { notifyError } from '@/components/resource/notifier'
import { formatPrice } from '@/lib/format/money'
import { spaceIn } from '@/lib/format/space'
import { PropertyPrice } from '../property-price'
import { PriceForm } from './price-form'

export function PriceEditor({
  property,
  onChange,
  className,
  onMove,
}: {
  property: Property
  onChange: (property: Property, change: QuickChange) => void
  className?: string
  /** In a table, starts editing the price of the next or previous row. Returns false if there is none. */
  onMove?: (step: 1 | -1) => boolean
}) {
  const t = useTranslations('properties.card')
  const space = spaceIn(useLocale())
  const [isEditing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)

  useEffect(() => {
    if (!isEditing && wasEditing.current) button.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  if (isEditing) {
    return (
      <PriceForm
        reference={property.reference}
        initial={property.price}
        isInTable={onMove !== undefined}
        onDone={(price, commitKey) => {
          setEditing(false)
          if (price !== null && price !== property.price) onChange(property, { block: 'price', value: price })
          // The focus goes to the adjacent row's price instead of this button.
          if (commitKey !== undefined && onMove?.(commitKey === 'previous' ? -1 : 1) === true)
            wasEditing.current = false
        }}
      />
    )
  }
  const price = [formatPrice(property.price), property.for_sale === 0 && t('perMonth')]
    .filter(Boolean)
    .join(space)
  return (
    <button
      ref={button}
      type="button"
      title={t('changePrice')}
      aria-label={`${price}. ${t('changePriceOf', { reference: property.reference })}`}
      onClick={() => (property.disabled === 1 ? notifyError({ code: 'DEMO', params: {} }) : setEditing(true))}
      className="relative z-1 -mx-1.5 inline-flex min-h-8 min-w-0 items-center rounded px-1.5 decoration-dotted underline-offset-4 hover:bg-wash hover:underline pointer-coarse:min-h-11"
    >
      <PropertyPrice property={property} className={className} />
    </button>
  )
}
