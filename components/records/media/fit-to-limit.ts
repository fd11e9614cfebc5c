import { AgencyError } from '#contract/errors.ts'
import { isTooLarge } from '../uploads/too-large'

/** Lengths of the longer edge in pixels, each tried with all qualities; the first result under the limit is used. */
const edges = [3200, 2560, 2048, 1600, 1200]
const qualities = [0.9, 0.82, 0.74]

/**
 * Converts a photo to a JPEG under the upload limit: applies the EXIF orientation, scales it down and fills transparent
 * areas with white. Throws AgencyError FILE_UNREADABLE if the browser can't decode it, or FILE_TOO_LARGE.
 */
export async function fitToLimit(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new AgencyError('FILE_UNREADABLE')
  })
  try {
    return await fitImage(bitmap, file.name)
  } finally {
    bitmap.close()
  }
}

/** Like `fitToLimit`, for a decoded image. Replaces the extension of `name` with `.jpg`. */
export async function fitImage(image: ImageBitmap | OffscreenCanvas, name: string): Promise<File> {
  const jpegName = `${name.replace(/\.[^.]*$/, '')}.jpg`
  for (const edge of edges) {
    const canvas = drawScaled(image, edge)
    for (const quality of qualities) {
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality })
      if (!isTooLarge(blob)) return new File([blob], jpegName, { type: 'image/jpeg' })
    }
  }
  throw new AgencyError('FILE_TOO_LARGE')
}

function drawScaled(image: ImageBitmap | OffscreenCanvas, edge: number): OffscreenCanvas {
  const scale = Math.min(1, edge / Math.max(image.width, image.height))
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  )
  const context = contextOf(canvas)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

export function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (context === null) throw new AgencyError('FILE_UNREADABLE')
  return context
}
