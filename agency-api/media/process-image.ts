import { limits } from '#contract/limits.ts'
import { createFairQueue } from '#contract/fair-queue.ts'
import { currentActorContext } from '../activity/actor-context.ts'
import { decode } from './decoder.ts'
import type { RenderedByKind } from './decode-child.ts'
import { fileError } from './file-error.ts'

/**
 * Decodes two photos at a time, which take up to 250 MB of memory each. A large photo takes up to 512 MB, so only one
 * large photo is decoded at a time.
 */
const queueDecoding = createFairQueue({ concurrency: 2 })
/** Photos with more pixels count as large. */
const largePixels = 16_000_000
/** A progressive JPEG usually has about ten scans. */
const maxScans = 64

/**
 * Renders a photo's files, or an avatar of 200 × 200 px, in a child process. Throws the errors of `renderPhoto`,
 * FILE_TYPE_NOT_ALLOWED unless it is a JPEG or PNG, IMAGE_TOO_COMPLEX if it has too many scans or exceeds the time or
 * memory limit, and TOO_MANY_REQUESTS if its user has too many queued images.
 */
export async function processImage<K extends keyof RenderedByKind>(kind: K, bytes: Uint8Array) {
  const headers = readImageHeaders(bytes)
  if (headers === null) throw fileError('FILE_TYPE_NOT_ALLOWED')
  if (headers.pixels > limits.imagePixels) throw fileError('IMAGE_TOO_MANY_PIXELS')
  if (headers.scans > maxScans) throw fileError('IMAGE_TOO_COMPLEX')
  return queueDecoding(currentActorContext().actor?.id, () => decode(kind, bytes), {
    isLarge: headers.pixels > largePixels,
  })
}

const startOfImage = [0xff, 0xd8, 0xff]
const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const startOfScan = 0xda
const endOfImage = 0xd9
const isStandalone = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)
const isFrameHeader = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Reads the headers of a JPEG or PNG without decoding it; null for any other format. */
export function readImageHeaders(bytes: Uint8Array): { pixels: number; scans: number } | null {
  if (startsWith(bytes, startOfImage)) return readJpegHeaders(bytes)
  if (!startsWith(bytes, pngSignature)) return null
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return { pixels: bytes.length < 24 ? 0 : view.readUInt32BE(16) * view.readUInt32BE(20), scans: 1 }
}

function readJpegHeaders(bytes: Uint8Array) {
  const headers = { pixels: 0, scans: 0 }
  const readUint16 = (offset: number) => ((bytes[offset] ?? 0) << 8) + (bytes[offset + 1] ?? 0)
  let offset = 0
  for (;;) {
    offset = bytes.indexOf(0xff, offset)
    if (offset === -1) return headers
    while (bytes[offset] === 0xff) offset += 1
    const marker = bytes[offset] ?? endOfImage
    offset += 1
    if (marker === endOfImage) return headers
    if (isStandalone(marker)) continue
    if (marker === startOfScan) headers.scans += 1
    if (isFrameHeader(marker))
      headers.pixels = Math.max(headers.pixels, readUint16(offset + 3) * readUint16(offset + 5))
    // Metadata segments may contain thumbnails, which are JPEGs too: skip each segment by its length.
    offset += readUint16(offset)
  }
}

const startsWith = (bytes: Uint8Array, magic: number[]) => magic.every((byte, index) => bytes[index] === byte)
