import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { AgencyError } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { photoVariants, type PhotoVariant } from '#contract/photo-variants.ts'
import { fileError } from './file-error.ts'

// Blocks every decoder except JPEG and PNG (docs/security.md U-1).
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })
// A cache would be useless, because no upload is processed twice.
sharp.cache(false)

export type EncodedImage = { bytes: Uint8Array; extension: 'jpg' | 'png' | 'webp' }
export type RenderedPhoto = Record<PhotoVariant, EncodedImage> & {
  /** Upright, without metadata; full size unless that exceeds the byte limit. */
  original: EncodedImage
  /** Data URL of a few pixels, about 150 characters. */
  blur: string
  /** Width of the original. */
  width: number
  height: number
}

const blurWidth = 12
/** Maximum bytes of stored files. Encoding a noisy photo again could otherwise make it many times larger. */
export const maxStoredBytes = { original: 1.5 * limits.uploadBytes, page: 1_000_000, card: 250_000 }
/** Widths in px, which never enlarge a photo, and the WebP qualities to try until the file is small enough. */
const variantOptions: Record<PhotoVariant, { width: number; qualities: number[]; maxBytes: number }> = {
  page: { width: 1600, qualities: [82, 70, 50], maxBytes: maxStoredBytes.page },
  card: { width: 640, qualities: [82, 70, 50], maxBytes: maxStoredBytes.card },
  small: { width: 320, qualities: [80], maxBytes: Infinity },
  thumb: { width: 128, qualities: [75], maxBytes: Infinity },
}

/**
 * Decodes a JPEG or PNG and encodes it again, which removes EXIF, GPS and anything appended (docs/security.md U-3);
 * only a PNG with transparency stays PNG. Throws IMAGE_TOO_MANY_PIXELS above 40 megapixels, and FILE_UNREADABLE for a
 * damaged file. Uploads must go through `process-image.ts`, which limits time and memory.
 */
export async function renderPhoto(bytes: Uint8Array): Promise<RenderedPhoto> {
  const { width, isTransparent } = await readMetadata(bytes)
  const resizeOriginal = (targetWidth: number) =>
    targetWidth < width ? openImage(bytes).resize(targetWidth) : openImage(bytes)
  const png = [(image: Sharp) => image.png({ compressionLevel: 6 })]
  const jpeg = [
    (image: Sharp) => image.jpeg({ quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false }),
    (image: Sharp) => image.jpeg({ quality: 85, optimiseCoding: false }),
    (image: Sharp) => image.jpeg({ quality: 75, optimiseCoding: false }),
  ]
  const original = await encodeWithin(
    maxStoredBytes.original,
    width,
    resizeOriginal,
    isTransparent ? png : jpeg,
  )
  // Limits the height too: WebP can't be higher than 16,383 px.
  const pageBounds = {
    width: variantOptions.page.width,
    height: variantOptions.page.width * 4,
    fit: 'inside',
    withoutEnlargement: true,
  } as const
  const { data, info } = await encode(openImage(bytes).resize(pageBounds).raw())
  const resizePage = (targetWidth: number) =>
    sharp(data, { raw: info }).resize(Math.min(targetWidth, info.width))
  const variants = {} as Record<PhotoVariant, EncodedImage>
  for (const variant of photoVariants) {
    const options = variantOptions[variant]
    const webp = options.qualities.map((quality) => (image: Sharp) => image.webp({ quality }))
    const encoded = await encodeWithin(options.maxBytes, options.width, resizePage, webp)
    variants[variant] = { extension: 'webp', bytes: encoded.data }
  }
  const blur = await encode(resizePage(blurWidth).webp({ quality: 20, alphaQuality: 20 }))
  return {
    ...variants,
    original: { extension: isTransparent ? 'png' : 'jpg', bytes: original.data },
    blur: `data:image/webp;base64,${blur.data.toString('base64')}`,
    width: original.info.width,
    height: original.info.height,
  }
}

/** Crops a square of 200 × 200 px from the centre of an image. Throws the errors of `renderPhoto`. */
export async function renderAvatar(bytes: Uint8Array): Promise<EncodedImage> {
  await readMetadata(bytes)
  const side = limits.avatarPixels
  const { data } = await encode(openImage(bytes).resize(side, side).webp({ quality: 86 }))
  return { extension: 'webp', bytes: data }
}

/** Reads the upright width, and whether pixels are transparent. Rejects a decompression bomb before decoding it. */
async function readMetadata(bytes: Uint8Array): Promise<{ width: number; isTransparent: boolean }> {
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (metadata.width * metadata.height > limits.imagePixels) throw fileError('IMAGE_TOO_MANY_PIXELS')
    const isTransparent = metadata.hasAlpha && !(await openImage(bytes).stats()).isOpaque
    return { width: metadata.autoOrient.width, isTransparent }
  } catch (error) {
    throw error instanceof AgencyError ? error : fileError('FILE_UNREADABLE')
  }
}

function openImage(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: limits.imagePixels, failOn: 'error', autoOrient: true })
}

/**
 * Encodes with one quality after another until the result has at most `maxBytes`. Also reduces the width after the last
 * quality, or when a result is more than three times too large.
 */
async function encodeWithin(
  maxBytes: number,
  width: number,
  open: (width: number) => Sharp,
  qualities: readonly ((image: Sharp) => Sharp)[],
): Promise<Encoded> {
  let targetWidth = width
  for (let attempt = 0; ; attempt += 1) {
    const quality = qualities[attempt] ?? qualities.at(-1)
    const encoded = await encode(quality?.(open(targetWidth)) ?? open(targetWidth))
    const ratio = encoded.data.length / maxBytes
    if (ratio <= 1) return encoded
    if (attempt >= qualities.length - 1 || ratio > 3)
      targetWidth = Math.floor(encoded.info.width * Math.min(0.9, 0.95 / Math.sqrt(ratio)))
  }
}

type Encoded = { data: Buffer; info: OutputInfo }

async function encode(image: Sharp): Promise<Encoded> {
  try {
    return await image.toBuffer({ resolveWithObject: true })
  } catch {
    throw fileError('FILE_UNREADABLE')
  }
}
