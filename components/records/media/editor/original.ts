import { useEffect, useState } from 'react'
import { AgencyError } from '#contract/errors.ts'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { isTooLarge } from '../../uploads/too-large'
import { contextOf, fitImage } from '../fit-to-limit'
import { type Edit, frameSize, toPixels, type Size } from './edit'
import { paint } from './paint'

export type Original = { size: Size; bitmap: ImageBitmap; preview: ImageBitmap }

/** Longest edge of the preview in pixels: the dialog is 700 px wide, doubled for high-density screens. */
const previewEdgePx = 1400
const jpegQuality = 0.92

/** Loads a stored photo, rotated by its EXIF orientation. Throws FILE_UNREADABLE if that fails. */
async function loadOriginal(url: string): Promise<Original> {
  const image = new Image()
  // Canvases can't be read back after drawing a cross-origin image without CORS.
  image.crossOrigin = 'anonymous'
  image.src = url
  try {
    await image.decode()
    const size = { width: image.naturalWidth, height: image.naturalHeight }
    const scale = Math.min(1, previewEdgePx / Math.max(size.width, size.height))
    const bitmap = await createImageBitmap(image)
    const preview = await createImageBitmap(image, {
      resizeWidth: Math.max(1, Math.round(size.width * scale)),
      resizeHeight: Math.max(1, Math.round(size.height * scale)),
      resizeQuality: 'high',
    })
    return { size, bitmap, preview }
  } catch {
    throw new AgencyError('FILE_UNREADABLE')
  }
}

function closeOriginal({ bitmap, preview }: Original): void {
  bitmap.close()
  preview.close()
}

/**
 * Renders the edited photo at full resolution. PNG stays PNG, everything else becomes JPEG. A result that is too
 * large to upload becomes a smaller JPEG, reported as `isReduced`.
 */
export async function exportImage(
  { size, bitmap }: Original,
  edit: Edit,
  { file, extension }: { file: string; extension: string },
): Promise<{ file: File; isReduced: boolean }> {
  const region = toPixels(frameSize(size, edit), edit.crop)
  const canvas = new OffscreenCanvas(region.width, region.height)
  paint(contextOf(canvas), bitmap, size, edit, region)
  const isPng = extension.replace('.', '').toLowerCase() === 'png'
  const type = isPng ? 'image/png' : 'image/jpeg'
  const blob = await canvas.convertToBlob({ type, quality: jpegQuality })
  const name = `${file.replace(/^.*\//, '').replace(/\.[^.]*$/, '')}.${isPng ? 'png' : 'jpg'}`
  if (isTooLarge(blob)) return { file: await fitImage(canvas, name), isReduced: true }
  return { file: new File([blob], name, { type }), isReduced: false }
}

/** Loads and decodes a photo; frees its memory on unmount. */
export function useOriginal(url: string) {
  const [original, setOriginal] = useState<Original | null>(null)
  const [error, setError] = useState<AgencyError | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isUnmounted = false
    let loadedOriginal: Original | undefined
    loadOriginal(url).then(
      (newOriginal) => {
        loadedOriginal = newOriginal
        if (isUnmounted) closeOriginal(newOriginal)
        else setOriginal(newOriginal)
      },
      (thrown: unknown) => !isUnmounted && setError(asAgencyError(thrown)),
    )
    return () => {
      isUnmounted = true
      setOriginal(null)
      if (loadedOriginal !== undefined) closeOriginal(loadedOriginal)
    }
  }, [url, attempt])

  return {
    original,
    error,
    retry: () => {
      setError(null)
      setAttempt((previous) => previous + 1)
    },
  }
}
