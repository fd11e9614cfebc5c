import sharp, { type Sharp } from 'sharp'
import { AgencyError } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import './decoders.ts'
import { gate } from './gate.ts'

/** A 40-megapixel picture takes 160 MB while it is decoded: two at a time. */
const turn = gate(2)
const timeoutSeconds = 20
const widths = { card: 640, page: 1600, blur: 12 }

export type Picture = { bytes: Uint8Array; extension: 'jpg' | 'png' | 'webp' }
export type Photograph = {
  /** Upright, at full size, without metadata. */
  original: Picture
  /** At most 640 and 1600 px wide, WebP; never enlarged. */
  card: Picture
  page: Picture
  /** A data address of a few pixels, about 150 characters. */
  blur: string
  width: number
  height: number
}

/**
 * Decodes what was sent and encodes it anew, so that EXIF, GPS and anything hidden behind the picture are gone
 * (docs/security.md U-3). Photographs become JPEG in sRGB; a PNG with transparency stays PNG.
 * Throws FILE_TYPE_NOT_ALLOWED for other formats, IMAGE_TOO_MANY_PIXELS above 40 megapixels, FILE_UNREADABLE for a
 * file that is cut off or damaged.
 */
export async function developPhotograph(bytes: Uint8Array): Promise<Photograph> {
  if (!isJpeg(bytes) && !isPng(bytes)) throw refusal('FILE_TYPE_NOT_ALLOWED')
  return turn(() => develop(bytes))
}

/** A square of 200 × 200 cut from the middle of a picture; throws as `developPhotograph`. */
export async function developAvatar(bytes: Uint8Array): Promise<Picture> {
  if (!isJpeg(bytes) && !isPng(bytes)) throw refusal('FILE_TYPE_NOT_ALLOWED')
  return turn(async () => {
    await measure(bytes)
    const side = limits.avatarPixels
    return { extension: 'webp', bytes: await encode(source(bytes).resize(side, side).webp({ quality: 86 })) }
  })
}

async function develop(bytes: Uint8Array): Promise<Photograph> {
  const { width, height, transparent } = await measure(bytes)
  const original: Picture = transparent
    ? { extension: 'png', bytes: await encode(source(bytes).png({ compressionLevel: 8 })) }
    : {
        extension: 'jpg',
        bytes: await encode(source(bytes).jpeg({ quality: 92, chromaSubsampling: '4:4:4' })),
      }
  const page = await encode(narrow(bytes, widths.page).webp({ quality: 82 }))
  const card = await encode(narrow(bytes, widths.card).webp({ quality: 80 }))
  const blur = await encode(narrow(bytes, widths.blur).webp({ quality: 20, alphaQuality: 20 }))
  return {
    original,
    page: { extension: 'webp', bytes: page },
    card: { extension: 'webp', bytes: card },
    blur: `data:image/webp;base64,${Buffer.from(blur).toString('base64')}`,
    width,
    height,
  }
}

/** Size once upright, from the header alone: a bomb is refused before a pixel of it is decoded. */
async function measure(bytes: Uint8Array): Promise<{ width: number; height: number; transparent: boolean }> {
  try {
    const found = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (found.width * found.height > limits.imagePixels) throw refusal('IMAGE_TOO_MANY_PIXELS')
    const { width, height } = found.autoOrient
    return { width, height, transparent: found.hasAlpha && !(await source(bytes).stats()).isOpaque }
  } catch (error) {
    throw unreadable(error)
  }
}

function source(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: limits.imagePixels, failOn: 'error', autoOrient: true }).timeout({
    seconds: timeoutSeconds,
  })
}

/** Height too has an end: WebP cannot be higher than 16,383. */
function narrow(bytes: Uint8Array, width: number): Sharp {
  return source(bytes).resize({ width, height: width * 8, fit: 'inside', withoutEnlargement: true })
}

async function encode(pipeline: Sharp): Promise<Uint8Array> {
  try {
    return await pipeline.toBuffer()
  } catch (error) {
    throw unreadable(error)
  }
}

function unreadable(error: unknown): AgencyError {
  return error instanceof AgencyError ? error : refusal('FILE_UNREADABLE')
}

function refusal(code: 'FILE_TYPE_NOT_ALLOWED' | 'FILE_UNREADABLE' | 'IMAGE_TOO_MANY_PIXELS'): AgencyError {
  return new AgencyError(code, { fields: { file: code } })
}

const startsWith = (bytes: Uint8Array, magic: number[]) => magic.every((byte, index) => bytes[index] === byte)
const isJpeg = (bytes: Uint8Array) => startsWith(bytes, [0xff, 0xd8, 0xff])
const isPng = (bytes: Uint8Array) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
