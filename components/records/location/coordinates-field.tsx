'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import {
  type Coordinates,
  formatCoordinates,
  isShortMapLink,
  parseCoordinates,
} from '@/lib/format/coordinates'
import { Frame } from '@/components/fields/frame'
import type { PlaceForm } from './place-form'

/** Latitude and longitude in one input, as copied from maps. Unreadable text stays as typed. */
export function CoordinatesField({
  control,
  position,
  disabled,
  onTyped,
}: {
  control: PlaceForm['control']
  position: Coordinates | null
  disabled: boolean
  /** Null if empty or unreadable. */
  onTyped: (position: Coordinates | null) => void
}) {
  const t = useTranslations('listing.location')
  const { field, fieldState } = useController({ control, name: 'lat' })
  const [text, setText] = useState<string | null>(null)
  const [isTouched, setTouched] = useState(false)
  const read = text === null ? null : parseCoordinates(text)
  // A marker moved elsewhere overrides the typed text.
  const same = read?.lat === position?.lat && read?.lng === position?.lng
  const visible = text !== null && same ? text : position === null ? '' : formatCoordinates(position)
  const unreadable = isTouched && visible.trim() !== '' && position === null

  return (
    <Frame
      label={t('coordinates')}
      help={t('coordinatesHelp')}
      error={
        unreadable ? (isShortMapLink(visible) ? 'shortMapLink' : 'coordinates') : fieldState.error?.message
      }
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
          value={visible}
          onChange={({ target }) => {
            setText(target.value)
            setTouched(false)
            onTyped(parseCoordinates(target.value))
          }}
          onBlur={() => {
            if (position !== null) setText(null)
            setTouched(true)
            field.onBlur()
          }}
          className="entry figures"
        />
      )}
    </Frame>
  )
}
