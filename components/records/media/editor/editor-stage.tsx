import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { ReactCrop } from 'react-image-crop'
import { type Box, type Edit, frameSize } from './edit'
import type { Original } from './original'
import { paint } from './paint'

export function EditorStage({
  original,
  edit,
  label,
  box,
  ratio,
  isFixed,
  onBoxChange,
}: {
  original: Original
  edit: Edit
  label: string
  /** In fractions of the frame; null hides the box. */
  box: Box | null
  ratio: number | null
  /** The box is shown but can't be moved or resized. */
  isFixed: boolean
  onBoxChange: (box: Box) => void
}) {
  const t = useTranslations('listing.editor.handles')
  const canvas = useRef<HTMLCanvasElement>(null)
  const { size, preview } = original
  const frame = frameSize(size, edit)
  const scale = Math.max(preview.width, preview.height) / Math.max(size.width, size.height)
  const width = Math.max(1, Math.round(frame.width * scale))
  const height = Math.max(1, Math.round(frame.height * scale))
  // The crop changes on every pointer move but doesn't affect the painted image.
  const { quarters, mirroredX, mirroredY, angle, masks, tone } = edit

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context === null || context === undefined) return
    const uncropped = { quarters, mirroredX, mirroredY, angle, masks, tone, crop: null }
    paint(context, preview, size, uncropped, { x: 0, y: 0, ...frameSize(size, uncropped) })
  }, [preview, size, width, height, quarters, mirroredX, mirroredY, angle, masks, tone])

  return (
    <div className="flex min-h-50 items-center justify-center rounded bg-wash p-3">
      <ReactCrop
        crop={box === null ? undefined : { unit: '%', ...scaleBox(box, 100) }}
        aspect={ratio ?? undefined}
        disabled={isFixed}
        keepSelection
        ruleOfThirds={!isFixed}
        minWidth={8}
        minHeight={8}
        onChange={(_, percentBox) => onBoxChange(scaleBox(percentBox, 0.01))}
        ariaLabels={{
          cropArea: label,
          nwDragHandle: t('nw'),
          nDragHandle: t('n'),
          neDragHandle: t('ne'),
          eDragHandle: t('e'),
          seDragHandle: t('se'),
          sDragHandle: t('s'),
          swDragHandle: t('sw'),
          wDragHandle: t('w'),
        }}
      >
        <canvas ref={canvas} {...{ width, height }} className="block max-h-[42vh] max-w-full" />
      </ReactCrop>
    </div>
  )
}

function scaleBox({ x, y, width, height }: Box, factor: number): Box {
  return { x: x * factor, y: y * factor, width: width * factor, height: height * factor }
}
