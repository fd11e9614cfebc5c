import sharp, { type Color } from 'sharp'

/** Returns an image of one colour to upload, in the format of the name's extension (png or jpg). */
export async function createImage(name: string, width: number, height: number, background: Color) {
  const image = sharp({ create: { width, height, channels: 3, background } })
  return name.endsWith('.png')
    ? { name, mimeType: 'image/png', buffer: await image.png().toBuffer() }
    : { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() }
}
