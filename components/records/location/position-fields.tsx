import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { AmountField } from '@/components/fields/amount-field'
import { FieldFrame } from '@/components/fields/field-frame'
import { RangeSlider } from '@/components/ui/range-slider'
import {
  type Coordinates,
  formatCoordinates,
  isShortMapLink,
  parseCoordinates,
} from '@/lib/format/coordinates'
import type { LocationForm } from './location-form'

type FieldProps = { control: LocationForm['control']; disabled: boolean }

/** Latitude and longitude in one input, as copied from maps. Unreadable text stays as typed. */
export function CoordinatesField({
  control,
  position,
  disabled,
  onChange,
}: FieldProps & {
  position: Coordinates | null
  /** Null if empty or unreadable. */
  onChange: (position: Coordinates | null) => void
}) {
  const t = useTranslations('listing.location')
  const { field, fieldState } = useController({ control, name: 'lat' })
  const [text, setText] = useState<string | null>(null)
  const [isTouched, setTouched] = useState(false)
  const typedPosition = text === null ? null : parseCoordinates(text)
  // The typed text is outdated once the map or the search has moved the marker.
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

/** Maximum of the slider; larger values can be typed. */
const sliderMaxMetres = 2_000

/** Metres around the marker. The website shows the circle instead of the exact point. */
export function RadiusField({ control, disabled }: FieldProps) {
  const t = useTranslations('listing.location')
  const { field } = useController({ control, name: 'radius' })
  const metres = typeof field.value === 'number' && field.value > 0 ? field.value : 0
  return (
    <div>
      <AmountField
        control={control}
        name="radius"
        label={t('radius')}
        help={t('radiusHelp')}
        unit="m"
        disabled={disabled}
      />
      <RangeSlider
        min={0}
        max={sliderMaxMetres}
        step={50}
        disabled={disabled}
        handles={[
          {
            label: t('radiusSlider'),
            value: Math.min(metres, sliderMaxMetres),
            text: t('metres', { metres }),
            onChange: field.onChange,
          },
        ]}
      />
    </div>
  )
}
