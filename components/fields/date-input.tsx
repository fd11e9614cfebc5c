import { CalendarDaysIcon } from '@heroicons/react/20/solid'
import { useLocale, useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { formatDateInput, parseDateInput } from '@/lib/format/date-input'
import { IconButton } from '@/components/ui/icon-button'

/**
 * Date input in the format of the interface language; a native date input uses the browser's. The button opens the
 * native date picker. Text that isn't a date stays in the input until `value` changes and isn't passed to `onChange`.
 */
export function DateInput({
  id,
  value,
  errorId,
  onChange,
}: {
  id: string
  /** ISO date, `2026-11-21`, or '' for none. `onChange` receives the same format. */
  value: string
  errorId?: string
  onChange: (date: string) => void
}) {
  const t = useTranslations('fields')
  const locale = useLocale()
  const [text, setText] = useState<string | null>(null)
  const [isBlurred, setIsBlurred] = useState(false)
  const [lastValue, setLastValue] = useState(value)
  const invalidMessageId = useId()
  const calendar = useRef<HTMLInputElement>(null)
  // The value was changed outside this component, such as by clearing the filters.
  if (value !== lastValue) {
    setLastValue(value)
    if (text !== null && parseDateInput(text, locale) !== value) setText(null)
  }
  const isInvalid = isBlurred && text !== null && parseDateInput(text, locale) === null
  const handleTextChange = (typed: string) => {
    setText(typed)
    const date = parseDateInput(typed, locale)
    if (date !== null && date !== value) onChange(date)
  }
  return (
    <div className="relative">
      <input
        id={id}
        autoComplete="off"
        className="entry pe-10"
        placeholder={t('dateFormat')}
        value={text ?? formatDateInput(value, locale)}
        aria-invalid={errorId !== undefined || isInvalid || undefined}
        aria-describedby={isInvalid ? invalidMessageId : errorId}
        onChange={({ target }) => handleTextChange(target.value)}
        onFocus={() => setIsBlurred(false)}
        onBlur={() => {
          setIsBlurred(true)
          if (text !== null && parseDateInput(text, locale) !== null) setText(null)
        }}
      />
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        className="pointer-events-none absolute inset-0 -z-10 opacity-0"
        value={value}
        min="1900-01-01"
        max="2100-12-31"
        onChange={({ target }) => onChange(target.value)}
      />
      <IconButton
        className="absolute end-1 top-1"
        size="sm"
        label={t('openCalendar')}
        icon={<CalendarDaysIcon />}
        onClick={() => calendar.current?.showPicker()}
      />
      {isInvalid && (
        <p id={invalidMessageId} className="mt-1 text-sm text-danger">
          {t('dateInvalid', { format: t('dateFormat') })}
        </p>
      )}
    </div>
  )
}
