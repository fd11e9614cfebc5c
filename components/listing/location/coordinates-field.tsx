'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { type Coordinates, formatCoordinates, parseCoordinates } from '@/lib/format/coordinates'
import { Frame } from '@/components/fields/frame'
import { useEarlyText } from '@/components/ui/waking'
import type { PlaceForm } from './place-form'

/** Latitude and longitude in one box, as people copy them from a map; what cannot be read stays in it. */
export function CoordinatesField({
  control,
  position,
  disabled,
  onTyped,
}: {
  control: PlaceForm['control']
  position: Coordinates | null
  disabled: boolean
  /** Null when there are none, or none that can be read. */
  onTyped: (position: Coordinates | null) => void
}) {
  const t = useTranslations('listing.location')
  const { field, fieldState } = useController({ control, name: 'lat' })
  const early = useEarlyText(field.ref)
  const [typed, setTyped] = useState<string | null>(null)
  const [left, setLeft] = useState(false)
  const read = typed === null ? null : parseCoordinates(typed)
  // A marker that was moved by something else wins over what is left in the box.
  const same = read?.lat === position?.lat && read?.lng === position?.lng
  const shown = typed !== null && same ? typed : position === null ? '' : formatCoordinates(position)
  const unreadable = left && shown.trim() !== '' && position === null

  return (
    <Frame
      label={t('coordinates')}
      help={t('coordinatesHelp')}
      error={unreadable ? 'coordinates' : fieldState.error?.message}
      required
    >
      {(wiring) => (
        <input
          {...wiring}
          ref={early}
          name={field.name}
          type="text"
          autoComplete="off"
          disabled={disabled}
          placeholder="38.71390, -9.13940"
          value={shown}
          onChange={({ target }) => {
            setTyped(target.value)
            setLeft(false)
            onTyped(parseCoordinates(target.value))
          }}
          onBlur={() => {
            if (position !== null) setTyped(null)
            setLeft(true)
            field.onBlur()
          }}
          className="entry figures"
        />
      )}
    </Frame>
  )
}
