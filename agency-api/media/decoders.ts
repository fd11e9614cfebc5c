import sharp from 'sharp'

const svg = { operation: ['VipsForeignLoadSvgBuffer'] }
let drawings = 0

// Nothing but JPEG and PNG is decoded in this process, whatever a file claims to be (docs/security.md U-1).
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })
// Pictures are developed once; a cache of them would only hold memory.
sharp.cache(false)

/**
 * Lets SVG be read while `draw` runs, for illustrations that our own code draws (the sample agency). What people send
 * stays refused meanwhile: its first bytes are checked before any decoder sees it.
 */
export async function whileDrawing<T>(draw: () => Promise<T>): Promise<T> {
  drawings += 1
  sharp.unblock(svg)
  try {
    return await draw()
  } finally {
    drawings -= 1
    if (drawings === 0) sharp.block(svg)
  }
}
