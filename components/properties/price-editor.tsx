'use client'

import { CheckIcon, PencilIcon, XMarkIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { type FocusEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { PropertyCard as Property } from '#contract/property.ts'
import { Below, described } from '@/components/fields/below'
import { NumberBox } from '@/components/fields/number-box'
import { IconButton } from '@/components/ui/icon-button'
import { useUnsaved } from '@/components/resource/use-unsaved'
import { formatAmount } from '@/lib/format/number-input'
import { PropertyPrice } from './property-price'
import type { Change } from './quick-change'

type Props = {
  property: Property
  onChange: (property: Property, change: Change) => void
  /** Of the text, where it is not a card's. */
  size?: string
}

/** Edits the price in its place. Enter and leaving the box save, Escape cancels. */
export function PriceEditor({ property, onChange, size }: Props) {
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
        onDone={(price) => {
          setEditing(false)
          if (price !== null && price !== property.price) onChange(property, { block: 'price', value: price })
        }}
      />
    )
  }
  return (
    <button
      ref={button}
      type="button"
      title={t('changePrice')}
      onClick={() => setEditing(true)}
      className="group/price relative z-1 -mx-1.5 inline-flex min-h-8 min-w-0 items-center gap-1.5 rounded px-1.5 hover:bg-wash pointer-coarse:min-h-11"
    >
      <PropertyPrice property={property} className={size} />
      <span className="sr-only">{t('changePriceOf', { reference: property.reference })}</span>
      <PencilIcon
        aria-hidden
        className="size-4 shrink-0 text-ink-soft opacity-0 transition-opacity duration-fast group-hover/price:opacity-100 pointer-coarse:opacity-100 group-focus-visible/price:opacity-100"
      />
    </button>
  )
}

function PriceForm({ property, onDone }: { property: Property; onDone: (price: number | null) => void }) {
  const t = useTranslations('properties.card')
  const common = useTranslations('common')
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  // Removing the form blurs it once more.
  const isDone = useRef(false)
  const [price, setPrice] = useState<number | null>(property.price)
  const [wrong, setWrong] = useState<string>()

  // A press on a link saves a valid price first; an invalid one stays here and would be lost with the page.
  useUnsaved(price !== property.price)
  useEffect(() => box.current?.select(), [])

  function save() {
    if (price === null) setWrong('required')
    else if (Number.isNaN(price) || price < 0) setWrong('numeric')
    else {
      isDone.current = true
      onDone(price)
      return true
    }
    return false
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!save()) box.current?.focus()
  }
  /** A press elsewhere, on a link say, keeps what was typed. */
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
          wiring={{
            id,
            'aria-describedby': described(id, wrong, undefined),
            'aria-invalid': wrong === undefined ? undefined : true,
            'aria-required': true,
          }}
          frame="min-w-32"
          value={price}
          format={formatAmount}
          unit="€"
          onBlur={() => undefined}
          onChange={(typed) => {
            setPrice(typed)
            setWrong(undefined)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') cancel()
          }}
        />
        <IconButton type="submit" size="sm" tooltip={false} label={common('save')} icon={<CheckIcon />} />
        <IconButton
          size="sm"
          tooltip={false}
          label={common('cancel')}
          icon={<XMarkIcon />}
          onClick={cancel}
        />
      </div>
      <Below id={id} error={wrong} />
    </form>
  )
}
