'use client'

import { useTranslations } from 'next-intl'
import { type Box, toPixels, resize, toFractions, type Size } from './edit'
import { PixelField } from './pixel-field'

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
  const setPart = (part: keyof Box) => (value: number) =>
    onBoxChange(toFractions(frame, resize(frame, pixels, part, value, ratio)))
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      <PixelField
        label={t('width')}
        value={pixels.width}
        min={1}
        max={frame.width}
        onChange={setPart('width')}
      />
      <PixelField
        label={t('height')}
        value={pixels.height}
        min={1}
        max={frame.height}
        onChange={setPart('height')}
      />
      <PixelField
        label={t('fromLeft')}
        value={pixels.x}
        min={0}
        max={frame.width - pixels.width}
        onChange={setPart('x')}
      />
      <PixelField
        label={t('fromTop')}
        value={pixels.y}
        min={0}
        max={frame.height - pixels.height}
        onChange={setPart('y')}
      />
    </div>
  )
}
