import { type Box, type Edit, frameSize, type Point, type Size } from './edit'

/**
 * Returns the linear part of the transform from the original photo to the frame, the photo after rotation and
 * straightening, before cropping: [a b; c d] in canvas terms, x' = ax + cy, y' = bx + dy. The transform maps the
 * original's centre to the frame's centre, and combines quarter turns, mirroring and straightening, in this order.
 */
export function toMatrix({ quarters, mirroredX, mirroredY, angle }: Edit) {
  const [signX, signY] = [mirroredX ? -1 : 1, mirroredY ? -1 : 1]
  // A turn before mirroring equals the opposite turn after it.
  const radians = ((90 * quarters * signX * signY + angle) * Math.PI) / 180
  const [cos, sin] = [roundError(Math.cos(radians)), roundError(Math.sin(radians))]
  return { a: cos * signX, b: sin * signX, c: -sin * signY, d: cos * signY }
}

/** Maps a point of the frame to the original, both in fractions. */
export function toOriginal(original: Size, edit: Edit, { x, y }: Point): Point {
  const frame = frameSize(original, edit)
  const { a, b, c, d } = toMatrix(edit)
  const [dx, dy] = [(x - 0.5) * frame.width, (y - 0.5) * frame.height]
  // The matrix only rotates and mirrors, so its inverse is its transpose.
  return {
    x: (a * dx + b * dy) / original.width + 0.5,
    y: (c * dx + d * dy) / original.height + 0.5,
  }
}

/** Maps a point of the original to the frame, both in fractions. */
export function toFrame(original: Size, edit: Edit, { x, y }: Point): Point {
  const frame = frameSize(original, edit)
  const { a, b, c, d } = toMatrix(edit)
  const [dx, dy] = [(x - 0.5) * original.width, (y - 0.5) * original.height]
  return { x: (a * dx + c * dy) / frame.width + 0.5, y: (b * dx + d * dy) / frame.height + 0.5 }
}

export function cornersOf({ x, y, width, height }: Box): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
}

/** Makes quarter turns exact: the sine of π is 1e-16 in floating point. */
function roundError(value: number): number {
  return Math.round(value * 1e15) / 1e15
}
