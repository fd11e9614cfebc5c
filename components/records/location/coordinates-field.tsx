import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import {
  type Coordinates,
  formatCoordinates,
  isShortMapLink,
  parseCoordinates,
} from '@/lib/format/coordinates'
import { FieldFrame } from '@/components/fields/field-frame'
import type { LocationForm } from './location-form'

/** Latitude and longitude in one input, as copied from maps. Unreadable text stays as typed. */
export function CoordinatesField({
  control,
  position,
  disabled,
  onChange,
}: {
  control: LocationForm['control']
  position: Coordinates | null
  disabled: boolean
  /** Null if empty or unreadable. */
  onChange: (position: Coordinates | null) => void
}) {
  const t = useTranslations('listing.location')
  const { field, fieldState } = useController({ control, name: 'lat' })
  const [text, setText] = useState<string | null>(null)
  const [isTouched, setTouched] = useState(false)
  const typedPosition = text === null ? null : parseCoordinates(text)
  // A marker moved elsewhere overrides the typed text.
  const isCurrent = typedPosition?.lat === position?.lat && typedPosition?.lng === position?.lng
  const positionText = position === null ? '' : formatCoordinates(position)
  const displayedText = text !== null && isCurrent ? text : positionText
  const isUnreadable = isTouched && displayedText.trim() !== '' && position === null
  const unreadableError = isShortMapLink(displayedText) ? 'shortMapLink' : 'coordinates'

  return (
    <FieldFrame
      label={t('coordinates')}
      help={t('coordinatesHelp')}
      error={isUnreadable ? unreadableError : fieldState.error?.message}
      required
    >
      {(attributes) => (
        <input
          {...attributes}
          ref={field.ref}
          name={field.name}
          type="text"
          autoComplete="off"
          disabled={disabled}
          placeholder="38.71390, -9.13940"
          value={displayedText}
          onChange={({ target }) => {
            setText(target.value)
            setTouched(false)
            onChange(parseCoordinates(target.value))
          }}
          onBlur={() => {
            if (position !== null) setText(null)
            setTouched(true)
            field.onBlur()
          }}
          className="entry figures"
        />
      )}
    </FieldFrame>
  )
}
