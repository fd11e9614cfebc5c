'use client'

import { CheckIcon, XMarkIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { type FocusEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { PropertyCard as Property } from '#contract/property.ts'
import { Below, described } from '@/components/fields/below'
import { NumberBox } from '@/components/fields/number-box'
import { IconButton } from '@/components/ui/icon-button'
import { useUnsaved } from '@/components/resource/use-unsaved'
import { formatPrice } from '@/lib/format/money'
import { formatAmount } from '@/lib/format/number-input'
import { PropertyPrice } from '../property-price'
import type { Change } from '../quick-change'

type Props = {
  property: Property
  onChange: (property: Property, change: Change) => void
  size?: string
  /** In a table: edits the price of the next or previous row; false if there is none. */
  onMove?: (step: 1 | -1) => boolean
}

/** Edits the price in place. Enter and blur save, Escape cancels. */
export function PriceEditor({ property, onChange, size, onMove }: Props) {
  const t = useTranslations('properties.card')
  const [editing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)

  useEffect(() => {
    if (!editing && wasEditing.current) button.current?.focus()
    wasEditing.current = editing
  }, [editing])

  if (editing) {
    return (
      <PriceForm
        property={property}
        onMove={onMove}
        onDone={(price, step) => {
          setEditing(false)
          if (price !== null && price !== property.price) onChange(property, { block: 'price', value: price })
          if (step !== undefined && onMove?.(step) === true) wasEditing.current = false
        }}
      />
    )
  }
  const price = [formatPrice(property.price), property.for_sale === 0 && t('perMonth')]
    .filter(Boolean)
    .join(' ')
  return (
    <button
      ref={button}
      type="button"
      title={t('changePrice')}
      aria-label={`${price}. ${t('changePriceOf', { reference: property.reference })}`}
      onClick={() => setEditing(true)}
      className="relative z-1 -mx-1.5 inline-flex min-h-8 min-w-0 items-center rounded px-1.5 decoration-dotted underline-offset-4 hover:bg-wash hover:underline pointer-coarse:min-h-11"
    >
      <PropertyPrice property={property} className={size} />
    </button>
  )
}

function PriceForm({
  property,
  onDone,
  onMove,
}: {
  property: Property
  onDone: (price: number | null, step?: 1 | -1) => void
  onMove: Props['onMove']
}) {
  const t = useTranslations('properties.card')
  const common = useTranslations('common')
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  // Removing the form triggers another blur.
  const isDone = useRef(false)
  const [price, setPrice] = useState<number | null>(property.price)
  const [wrong, setWrong] = useState<string>()

  // Clicking a link saves a valid price first; an invalid one would be lost with the page.
  useUnsaved(price !== property.price, true)
  useEffect(() => {
    box.current?.focus()
    box.current?.select()
  }, [])

  function save(step?: 1 | -1) {
    if (price === null) setWrong('required')
    else if (Number.isNaN(price) || price < 0) setWrong('numeric')
    else {
      isDone.current = true
      onDone(price, step)
      return true
    }
    return false
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!save(1)) box.current?.focus()
  }
  function handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
    if (isDone.current || currentTarget.contains(relatedTarget) || !document.hasFocus()) return
    save()
  }
  function cancel() {
    isDone.current = true
    onDone(null)
  }

  return (
    <form onSubmit={handleSubmit} onBlur={handleBlur} noValidate className="relative z-1 min-w-0 flex-1">
      <label htmlFor={id} className="sr-only">
        {t('priceOf', { reference: property.reference })}
      </label>
      <div className="flex flex-wrap items-center gap-1">
        <NumberBox
          ref={box}
          name="price"
          attributes={{
            id,
            'aria-describedby': described(id, wrong, undefined),
            'aria-invalid': wrong === undefined ? undefined : true,
            'aria-required': true,
          }}
          frame={onMove === undefined ? 'min-w-32' : 'min-w-0'}
          className={onMove === undefined ? undefined : 'min-h-8! px-2! text-right'}
          value={price}
          format={formatAmount}
          unit={onMove === undefined ? '€' : undefined}
          onBlur={() => undefined}
          onChange={(typed) => {
            setPrice(typed)
            setWrong(undefined)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') cancel()
            if (event.key !== 'Tab' || onMove === undefined) return
            event.preventDefault()
            save(event.shiftKey ? -1 : 1)
          }}
        />
        {onMove === undefined && (
          <>
            <IconButton type="submit" size="sm" tooltip={false} label={common('save')} icon={<CheckIcon />} />
            <IconButton
              size="sm"
              tooltip={false}
              label={common('cancel')}
              icon={<XMarkIcon />}
              onClick={cancel}
            />
          </>
        )}
      </div>
      <Below id={id} error={wrong} />
    </form>
  )
}
