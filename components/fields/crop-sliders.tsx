import { useTranslations } from 'next-intl'
import type { PercentCrop } from 'react-image-crop'
import { RangeSlider } from '@/components/ui/range-slider'

/** Smallest crop, in percent of the image's shorter side. */
const minSizePercent = 10

/** Alternative to dragging the circle, usable with single clicks (WCAG 2.5.7) and arrow keys. */
export function CropSliders({
  image,
  crop,
  onCrop,
}: {
  image: { width: number; height: number }
  crop: PercentCrop
  onCrop: (crop: PercentCrop) => void
}) {
  const t = useTranslations('fields.crop')
  const shorterSide = Math.min(image.width, image.height)
  const size = Math.round((crop.width * image.width) / shorterSide)
  const free = { x: 100 - crop.width, y: 100 - crop.height }
  // Position in percent of the free space, so that the slider always uses its full track.
  const positionOf = (axis: 'x' | 'y') => Math.round((crop[axis] / (free[axis] || 1)) * 100)
  const moveAlong = (axis: 'x' | 'y') => (value: number) =>
    onCrop({ ...crop, [axis]: (value / 100) * free[axis] })

  function handleResize(value: number) {
    const pixels = (value / 100) * shorterSide
    const [width, height] = [(pixels / image.width) * 100, (pixels / image.height) * 100]
    const clamp = (start: number, length: number) => Math.min(Math.max(start, 0), 100 - length)
    onCrop({
      unit: '%',
      width,
      height,
      x: clamp(crop.x + (crop.width - width) / 2, width),
      y: clamp(crop.y + (crop.height - height) / 2, height),
    })
  }

  const sliders = [
    { label: t('size'), value: size, min: minSizePercent, onChange: handleResize },
    { label: t('across'), value: positionOf('x'), min: 0, onChange: moveAlong('x') },
    { label: t('down'), value: positionOf('y'), min: 0, onChange: moveAlong('y') },
  ]
  return (
    <div className="mt-3 grid gap-x-5 sm:grid-cols-3">
      {sliders.map(({ min, ...handle }) => (
        <div key={handle.label}>
          <span aria-hidden className="text-sm font-medium">
            {handle.label}
          </span>
          <RangeSlider handles={[{ ...handle, text: `${handle.value} %` }]} min={min} max={100} />
        </div>
      ))}
    </div>
  )
}
