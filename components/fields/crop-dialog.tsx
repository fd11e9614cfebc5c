import 'react-image-crop/dist/ReactCrop.css'
import './crop-frame.css'
import { useTranslations } from 'next-intl'
import { useCallback, useRef, useState } from 'react'
import { type PercentCrop, ReactCrop } from 'react-image-crop'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { CropSliders } from './crop-sliders'

const croppedSidePx = 200
const jpegQuality = 0.92

export function CropDialog({
  file,
  onCropped,
  onCancel,
  onUnreadable,
}: {
  file: File
  onCropped: (cropped: File) => void
  onCancel: () => void
  onUnreadable: () => void
}) {
  const t = useTranslations()
  const image = useRef<HTMLImageElement>(null)
  const [crop, setCrop] = useState<PercentCrop>()
  const [size, setSize] = useState<{ width: number; height: number }>()

  // A ref callback, because the image isn't mounted until the dialog has loaded.
  const attachImage = useCallback(
    (element: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.current = element
      element.src = url
      return () => {
        image.current = null
        URL.revokeObjectURL(url)
      }
    },
    [file],
  )

  async function applyCrop() {
    if (image.current === null || crop === undefined) return
    const cropped = await cropToSquare(image.current, crop, file)
    if (cropped === null) onUnreadable()
    else onCropped(cropped)
  }

  return (
    <Dialog
      width={520}
      onClose={onCancel}
      title={t('fields.crop.title')}
      description={t('fields.crop.help')}
      actions={
        <>
          <Button onClick={onCancel}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            data-autofocus
            disabled={crop === undefined}
            onClick={() => void applyCrop()}
          >
            {t('common.apply')}
          </Button>
        </>
      }
    >
      <div className="crop-frame flex min-h-50 items-center justify-center rounded bg-wash p-3">
        <ReactCrop
          crop={crop}
          aspect={1}
          circularCrop
          keepSelection
          minWidth={24}
          minHeight={24}
          onChange={(_, percentCrop) => setCrop(percentCrop)}
          ariaLabels={{
            cropArea: t('fields.crop.area'),
            nwDragHandle: t('fields.crop.nw'),
            neDragHandle: t('fields.crop.ne'),
            seDragHandle: t('fields.crop.se'),
            swDragHandle: t('fields.crop.sw'),
            // Squares are resized by the corners only; these four handles are hidden.
            nDragHandle: '',
            eDragHandle: '',
            sDragHandle: '',
            wDragHandle: '',
          }}
        >
          <img
            ref={attachImage}
            alt={t('fields.crop.picture')}
            className="block max-h-[48vh] max-w-full"
            onLoad={({ currentTarget }) => {
              setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
              setCrop(largestSquare(currentTarget))
            }}
            onError={onUnreadable}
          />
        </ReactCrop>
      </div>
      {size !== undefined && crop !== undefined && <CropSliders image={size} crop={crop} onCrop={setCrop} />}
    </Dialog>
  )
}

/** Returns a centred square in percent of the image, slightly inset so that the handles can be grabbed. */
function largestSquare({ naturalWidth, naturalHeight }: HTMLImageElement): PercentCrop {
  const pixels = Math.min(naturalWidth, naturalHeight) * 0.94
  const [width, height] = [(pixels / naturalWidth) * 100, (pixels / naturalHeight) * 100]
  return { unit: '%', width, height, x: (100 - width) / 2, y: (100 - height) / 2 }
}

async function cropToSquare(image: HTMLImageElement, crop: PercentCrop, file: File): Promise<File | null> {
  const canvas = document.createElement('canvas')
  canvas.width = croppedSidePx
  canvas.height = croppedSidePx
  const context = canvas.getContext('2d')
  if (context === null) return null
  const [pixelsPerPercentX, pixelsPerPercentY] = [image.naturalWidth / 100, image.naturalHeight / 100]
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    image,
    crop.x * pixelsPerPercentX,
    crop.y * pixelsPerPercentY,
    crop.width * pixelsPerPercentX,
    crop.height * pixelsPerPercentY,
    0,
    0,
    croppedSidePx,
    croppedSidePx,
  )
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, jpegQuality))
  return blob === null ? null : new File([blob], file.name, { type: blob.type })
}
