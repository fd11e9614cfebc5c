const startOfImage = [0xff, 0xd8, 0xff]
const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const startOfScan = 0xda
const endOfImage = 0xd9
const isStandalone = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)
const isFrameHeader = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

type Claims = { pixels: number; scans: number }

/** Reads the headers of a JPEG or PNG without decoding it; null for any other format. */
export function inspect(bytes: Uint8Array): Claims | null {
  if (startsWith(bytes, startOfImage)) return inspectJpeg(bytes)
  if (!startsWith(bytes, pngSignature)) return null
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return { pixels: bytes.length < 24 ? 0 : view.readUInt32BE(16) * view.readUInt32BE(20), scans: 1 }
}

function inspectJpeg(bytes: Uint8Array): Claims {
  const claims = { pixels: 0, scans: 0 }
  const word = (at: number) => ((bytes[at] ?? 0) << 8) + (bytes[at + 1] ?? 0)
  let at = 0
  for (;;) {
    at = bytes.indexOf(0xff, at)
    if (at === -1) return claims
    while (bytes[at] === 0xff) at += 1
    const marker = bytes[at] ?? endOfImage
    at += 1
    if (marker === endOfImage) return claims
    if (isStandalone(marker)) continue
    if (marker === startOfScan) claims.scans += 1
    if (isFrameHeader(marker)) claims.pixels = Math.max(claims.pixels, word(at + 3) * word(at + 5))
    // Metadata segments may contain thumbnails, which are JPEGs too: skip each segment by its length.
    at += word(at)
  }
}

const startsWith = (bytes: Uint8Array, magic: number[]) => magic.every((byte, at) => bytes[at] === byte)
