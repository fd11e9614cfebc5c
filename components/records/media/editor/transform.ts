import { type Box, type Edit, frameSize, type Point, type Size } from './edit'

/** Linear part of the transform from original to frame: [a b; c d] in canvas terms, x' = ax + cy, y' = bx + dy. */
type Matrix = { a: number; b: number; c: number; d: number }

/** Combines quarter turns, mirroring and straightening, in this order, about the centres of original and frame. */
export function toMatrix({ quarters, mirroredX, mirroredY, angle }: Edit): Matrix {
  const quarter = [
    { a: 1, b: 0, c: 0, d: 1 },
    { a: 0, b: 1, c: -1, d: 0 },
    { a: -1, b: 0, c: 0, d: -1 },
    { a: 0, b: -1, c: 1, d: 0 },
  ][quarters] ?? { a: 1, b: 0, c: 0, d: 1 }
  const mirrors = { a: mirroredX ? -1 : 1, b: 0, c: 0, d: mirroredY ? -1 : 1 }
  const radians = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  return multiply({ a: cos, b: sin, c: -sin, d: cos }, multiply(mirrors, quarter))
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

function multiply(p: Matrix, q: Matrix): Matrix {
  return {
    a: p.a * q.a + p.c * q.b,
    b: p.b * q.a + p.d * q.b,
    c: p.a * q.c + p.c * q.d,
    d: p.b * q.c + p.d * q.d,
  }
}
