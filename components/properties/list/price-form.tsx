import { CheckIcon, XMarkIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { type FocusEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { FieldMessages, describedBy } from '@/components/fields/field-messages'
import { NumberInput } from '@/components/fields/number-input'
import { useUnsaved } from '@/components/resource/unsaved-work'
import { classes } from '@/components/ui/classes'
import { IconButton } from '@/components/ui/icon-button'

/** The key that saved a cell of a table: Enter, Tab or Shift+Tab. */
export type CommitKey = 'enter' | 'next' | 'previous'

/** Edits a price. Enter and blur save, Escape cancels; `onDone` receives null when cancelled. */
export function PriceForm({
  reference,
  initial,
  isInTable,
  onDone,
}: {
  reference: string
  initial: number
  /** Hides the buttons; Tab saves too. */
  isInTable: boolean
  onDone: (price: number | null, key?: CommitKey) => void
}) {
  const t = useTranslations('properties.card')
  const tCommon = useTranslations('common')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // Removing the form triggers another blur.
  const isDone = useRef(false)
  const [price, setPrice] = useState<number | null>(initial)
  const [error, setError] = useState<string>()

  // Warns about an invalid price, which a click on a link would discard. A valid one is saved on blur.
  useUnsaved(price !== initial, { hasNoDraft: true })
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  function save(key?: CommitKey) {
    if (price === null) setError('required')
    else if (Number.isNaN(price) || price < 0) setError('numeric')
    else {
      isDone.current = true
      onDone(price, key)
      return true
    }
    return false
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!save('enter')) input.current?.focus()
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
        {t('priceOf', { reference })}
      </label>
      <div className="flex items-center gap-1">
        <NumberInput
          ref={input}
          name="price"
          attributes={{
            id,
            'aria-describedby': describedBy(id, error, undefined),
            'aria-invalid': error === undefined ? undefined : true,
            'aria-required': true,
          }}
          className={classes('min-h-8! pr-7! pl-2!', isInTable ? 'text-right' : 'pointer-coarse:min-h-11!')}
          value={price}
          isPrice
          unit="€"
          onBlur={() => undefined}
          onChange={(amount) => {
            setPrice(amount)
            setError(undefined)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') cancel()
            if (event.key !== 'Tab' || !isInTable) return
            event.preventDefault()
            save(event.shiftKey ? 'previous' : 'next')
          }}
        />
        {!isInTable && (
          <>
            <IconButton
              type="submit"
              size="sm"
              tooltip={false}
              label={tCommon('save')}
              icon={<CheckIcon />}
            />
            <IconButton
              size="sm"
              tooltip={false}
              label={tCommon('cancel')}
              icon={<XMarkIcon />}
              // Keeps the focus in the input: Safari doesn't focus buttons on click, and the blur would save the price.
              onMouseDown={(event) => event.preventDefault()}
              onClick={cancel}
            />
          </>
        )}
      </div>
      <FieldMessages id={id} error={error} example="price" />
    </form>
  )
}
