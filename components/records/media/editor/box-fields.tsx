import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FieldFrame } from '@/components/fields/field-frame'
import { type Box, toPixels, resize, toFractions, type Size } from './edit'

export function BoxFields({
  frame,
  box,
  ratio = null,
  onBoxChange,
}: {
  frame: Size
  box: Box | null
  ratio?: number | null
  onBoxChange: (box: Box) => void
}) {
  const t = useTranslations('listing.editor')
  const pixels = toPixels(frame, box)
  const fields = [
    { part: 'width', label: 'width', min: 1, max: frame.width },
    { part: 'height', label: 'height', min: 1, max: frame.height },
    { part: 'x', label: 'fromLeft', min: 0, max: frame.width - pixels.width },
    { part: 'y', label: 'fromTop', min: 0, max: frame.height - pixels.height },
  ] as const
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {fields.map(({ part, label, min, max }) => (
        <PixelField
          key={part}
          label={t(label)}
          value={pixels[part]}
          {...{ min, max }}
          onChange={(value) => onBoxChange(toFractions(frame, resize(frame, pixels, part, value, ratio)))}
        />
      ))}
    </div>
  )
}

/** A whole number of pixels; arrow keys change it by one. Values out of range are clamped on blur. */
function PixelField({
  label,
  value,
  min,
  max,
  onChange,
}: {
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}) {
  const [typedText, setTypedText] = useState<string | null>(null)

  function handleChange(text: string) {
    setTypedText(text)
    const number = Number(text)
    if (text !== '' && Number.isInteger(number) && number >= min && number <= max) onChange(number)
  }

  function handleBlur() {
    const number = Math.round(Number(typedText))
    if (typedText !== null && typedText !== '' && Number.isFinite(number)) {
      const clamped = Math.min(max, Math.max(min, number))
      if (clamped !== value) onChange(clamped)
    }
    setTypedText(null)
  }

  return (
    <FieldFrame label={label}>
      {(attributes) => (
        <input
          {...attributes}
          type="number"
          inputMode="numeric"
          className="entry figures"
          {...{ min, max }}
          value={typedText ?? value}
          onChange={(event) => handleChange(event.target.value)}
          onBlur={handleBlur}
        />
      )}
    </FieldFrame>
  )
}
