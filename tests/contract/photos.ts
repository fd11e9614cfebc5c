import sharp from 'sharp'

const red = { r: 200, g: 30, b: 30 }
const blue = { r: 30, g: 30, b: 200 }

const solidImage = (
  width: number,
  height: number,
  background: string | { r: number; g: number; b: number },
) => sharp({ create: { width, height, channels: 3, background } })

/** Remembers the first result, because the images are expensive and the tests run on both databases. */
function memoize(create: () => Promise<Buffer>): () => Promise<Buffer> {
  let result: Promise<Buffer> | undefined
  return () => (result ??= create())
}

export const jpeg = (width = 320, height = 240) => solidImage(width, height, '#c08a5a').jpeg().toBuffer()

/**
 * Returns a phone photo of 12 megapixels with a GPS position. Its EXIF orientation turns the red left half to the top.
 */
export const phonePhoto = memoize(async () => {
  const rightHalf = await solidImage(2000, 3000, blue).png().toBuffer()
  return solidImage(4000, 3000, red)
    .composite([{ input: rightHalf, left: 2000, top: 0 }])
    .jpeg({ quality: 70 })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Telefone', Artist: 'Dono da Casa' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '38/1 42/1 3/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '9/1 25/1 2/1',
      },
    })
    .toBuffer()
})

export const transparentPng = () =>
  sharp({ create: { width: 900, height: 600, channels: 4, background: { ...red, alpha: 0.4 } } })
    .png()
    .toBuffer()

export const opaquePng = () => solidImage(300, 200, '#ffffff').ensureAlpha().png().toBuffer()

/** Returns 196 megapixels of one colour in about 600 KB. */
export const decompressionBomb = memoize(() =>
  solidImage(14_000, 14_000, '#c08a5a').png({ compressionLevel: 9 }).toBuffer(),
)

export const gif = () => solidImage(20, 20, '#c08a5a').gif().toBuffer()
export const webp = () => solidImage(20, 20, '#c08a5a').webp().toBuffer()
export const svg = () =>
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')

export async function jpegOfSize(bytes: number): Promise<Buffer> {
  const image = await jpeg()
  return Buffer.concat([image, Buffer.alloc(bytes - image.length, '<script>alert(1)</script>')])
}

export const fileOf = (bytes: Buffer, name = 'photo.jpg', type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type })

export function readWebpSize(bytes: Buffer): { width: number; height: number } {
  const kind = bytes.toString('latin1', 12, 16)
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (kind !== 'VP8 ') throw new Error(`Unsupported WebP chunk: ${kind}`)
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
}
