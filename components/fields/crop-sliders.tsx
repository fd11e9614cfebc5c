'use client'

import { useTranslations } from 'next-intl'
import type { PercentCrop } from 'react-image-crop'
import { RangeSlider } from '@/components/ui/range-slider'

type Size = { width: number; height: number }

/** Smallest crop, in percent of the image's shorter side. */
const smallest = 10

/** Alternative to dragging the circle, usable with single clicks (WCAG 2.5.7) and arrow keys. */
export function CropSliders({
  image,
  crop,
  onCrop,
}: {
  image: Size
  crop: PercentCrop
  onCrop: (crop: PercentCrop) => void
}) {
  const t = useTranslations('fields.crop')
  const shorter = Math.min(image.width, image.height)
  const size = Math.round((crop.width * image.width) / shorter)
  const free = { x: 100 - crop.width, y: 100 - crop.height }
  // Position in percent of the free space, so that the slider always uses its full track.
  const share = (way: 'x' | 'y') => Math.round((crop[way] / (free[way] || 1)) * 100)
  const move = (way: 'x' | 'y') => (value: number) => onCrop({ ...crop, [way]: (value / 100) * free[way] })

  function handleResize(value: number) {
    const pixels = (value / 100) * shorter
    const [width, height] = [(pixels / image.width) * 100, (pixels / image.height) * 100]
    const clamp = (start: number, size: number) => Math.min(Math.max(start, 0), 100 - size)
    onCrop({
      unit: '%',
      width,
      height,
      x: clamp(crop.x + (crop.width - width) / 2, width),
      y: clamp(crop.y + (crop.height - height) / 2, height),
    })
  }

  return (
    <div className="mt-3 grid gap-x-5 sm:grid-cols-3">
      <PercentSlider label={t('size')} value={size} min={smallest} onChange={handleResize} />
      <PercentSlider label={t('across')} value={share('x')} min={0} onChange={move('x')} />
      <PercentSlider label={t('down')} value={share('y')} min={0} onChange={move('y')} />
    </div>
  )
}

function PercentSlider({
  label,
  value,
  min,
  onChange,
}: {
  label: string
  value: number
  min: number
  onChange: (value: number) => void
}) {
  return (
    <div>
      <span aria-hidden className="text-sm font-medium">
        {label}
      </span>
      <RangeSlider handles={[{ label, value, text: `${value} %`, onChange }]} min={min} max={100} />
    </div>
  )
}
