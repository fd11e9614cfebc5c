import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

/**
 * Builds a valid progressive JPEG of a single grey. Each scan after the first takes less than 30 bytes, but is a pass
 * over all pixels. Each scan contains one bit of one coefficient, so 2,647 scans are possible.
 */
export function createJpegWithScans(scans: number, width = 4000, height = 3000): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  const components = [1, 2, 3]
  const frame = [8, height >> 8, height & 255, width >> 8, width & 255, components.length]
  // The last byte of a scan header contains two 4-bit numbers: the bit that the coefficient's previous scan contained
  // (0 without one), and the bit of this scan.
  const passes = components.flatMap((component) =>
    Array.from({ length: 63 }, (_, index) => index + 1).flatMap((coefficient) =>
      Array.from({ length: 14 }, (_, index) => 13 - index).map((bit) => [
        segment(0xda, [1, component, 0, coefficient, coefficient, (bit === 13 ? 0 : (bit + 1) << 4) | bit]),
        emptyBlocks(blocks),
      ]),
    ),
  )
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    segment(0xc2, [...frame, ...components.flatMap((component) => [component, 0x11, 0])]),
    // Huffman tables with one symbol: a DC difference of 0, and an end-of-band run over 32,767 blocks.
    segment(0xc4, [0x00, 1, ...Array.from({ length: 15 }, () => 0), 0x00]),
    segment(0xc4, [0x10, 1, ...Array.from({ length: 15 }, () => 0), 0xe0]),
    segment(0xda, [3, 1, 0, 2, 0, 3, 0, 0, 0, 0]),
    Buffer.alloc(Math.ceil((blocks * components.length) / 8)),
    ...passes.slice(0, scans - 1).flat(),
    Buffer.from([0xff, 0xd9]),
  ])
}

function segment(marker: number, content: readonly number[]): Buffer {
  const length = content.length + 2
  return Buffer.from([0xff, marker, length >> 8, length & 255, ...content])
}

/** Returns runs of empty blocks that cover the image. Each run is a 0 (Huffman code) and 14 bits of 1 (length). */
function emptyBlocks(blocks: number): Buffer {
  const runs = Math.ceil(blocks / 32_767)
  const bits = `0${'1'.repeat(14)}`.repeat(runs)
  const bytes = bits.match(/.{1,8}/g)?.map((eight) => Number.parseInt(eight.padEnd(8, '1'), 2)) ?? []
  return Buffer.from(bytes.flatMap((byte) => (byte === 0xff ? [0xff, 0x00] : [byte])))
}

export function noisyJpeg(width: number, height: number, quality = 8): Promise<Buffer> {
  const pixels = randomBytes(width * height * 3)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer()
}

export async function noisyTransparentPng(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.from(randomBytes(width * height)).map((byte) => (byte & 1 ? 255 : 0))
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .joinChannel(Buffer.alloc(width * height, 128), { raw: { width, height, channels: 1 } })
    .png({ palette: true, colours: 2, compressionLevel: 9 })
    .toBuffer()
}
