import { type Tone, neutralTone } from './tone'

export type Size = { width: number; height: number }
export type Point = { x: number; y: number }
/** A rectangle in fractions of the frame, 0 to 1. */
export type Box = Point & Size

/** A quadrilateral to make unreadable; corners in fractions of the original. */
export type Mask = { kind: 'blur' | 'fill'; corners: readonly Point[] }

/** Edits of a photo, applied in this order: quarter turns, mirroring, straightening, cropping, masks, tone. */
export type Edit = {
  /** Clockwise quarter turns, 0 to 3. */
  quarters: number
  mirroredX: boolean
  mirroredY: boolean
  /** Clockwise degrees, -15 to 15. */
  angle: number
  crop: Box | null
  masks: readonly Mask[]
  tone: Tone
}

export const noEdits: Edit = {
  quarters: 0,
  mirroredX: false,
  mirroredY: false,
  angle: 0,
  crop: null,
  masks: [],
  tone: neutralTone,
}

export const fullFrame: Box = { x: 0, y: 0, width: 1, height: 1 }

export function rotate(edit: Edit, by: 1 | -1): Edit {
  // Mirroring reverses the direction.
  const turn = edit.mirroredX === edit.mirroredY ? by : -by
  return { ...edit, quarters: (edit.quarters + turn + 4) % 4, crop: edit.crop && rotateBox(edit.crop, by) }
}

export function mirror(edit: Edit, axis: 'x' | 'y'): Edit {
  const { crop } = edit
  const angle = edit.angle === 0 ? 0 : -edit.angle
  return axis === 'x'
    ? { ...edit, angle, mirroredX: !edit.mirroredX, crop: crop && { ...crop, x: 1 - crop.x - crop.width } }
    : { ...edit, angle, mirroredY: !edit.mirroredY, crop: crop && { ...crop, y: 1 - crop.y - crop.height } }
}

/**
 * Returns the size of the uncropped frame in the original's pixels. The frame is the largest rectangle of the photo's
 * proportions that has no empty corners after quarter turns and straightening.
 */
export function frameSize(original: Size, { quarters, angle }: Pick<Edit, 'quarters' | 'angle'>): Size {
  const isSideways = quarters % 2 === 1
  const width = isSideways ? original.height : original.width
  const height = isSideways ? original.width : original.height
  if (angle === 0) return { width, height }
  const radians = (Math.abs(angle) * Math.PI) / 180
  const aspectRatio = Math.max(width / height, height / width)
  const scale = 1 / (Math.cos(radians) + aspectRatio * Math.sin(radians))
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) }
}

/** Converts a box of the frame to whole pixels, at least 1 × 1 and inside the frame. */
export function toPixels(frame: Size, box: Box | null): Box {
  const { x, y, width, height } = box ?? fullFrame
  const left = Math.min(Math.round(x * frame.width), frame.width - 1)
  const top = Math.min(Math.round(y * frame.height), frame.height - 1)
  return {
    x: left,
    y: top,
    width: Math.min(Math.max(1, Math.round(width * frame.width)), frame.width - left),
    height: Math.min(Math.max(1, Math.round(height * frame.height)), frame.height - top),
  }
}

export function toFractions(frame: Size, { x, y, width, height }: Box): Box {
  return {
    x: x / frame.width,
    y: y / frame.height,
    width: width / frame.width,
    height: height / frame.height,
  }
}

export function largestBox(frame: Size, ratio: number): Box {
  const width = Math.min(frame.width, frame.height * ratio)
  const height = width / ratio
  const box = { x: (frame.width - width) / 2, y: (frame.height - height) / 2, width, height }
  return toFractions(frame, box)
}

/** Sets one side or position of a box in pixels; the other values change as little as frame and ratio require. */
export function resize(frame: Size, box: Box, part: keyof Box, value: number, ratio: number | null): Box {
  const resized = { ...box, [part]: value }
  if (part === 'x') resized.x = Math.min(resized.x, frame.width - resized.width)
  if (part === 'y') resized.y = Math.min(resized.y, frame.height - resized.height)
  if (ratio !== null && part === 'width') resized.height = resized.width / ratio
  if (ratio !== null && part === 'height') resized.width = resized.height * ratio
  const shrink = Math.min(1, frame.width / resized.width, frame.height / resized.height)
  if (ratio !== null && shrink < 1) {
    resized.width *= shrink
    resized.height *= shrink
  }
  resized.x = Math.max(0, Math.min(resized.x, frame.width - resized.width))
  resized.y = Math.max(0, Math.min(resized.y, frame.height - resized.height))
  return resized
}

function rotateBox({ x, y, width, height }: Box, by: 1 | -1): Box {
  return by === 1
    ? { x: 1 - y - height, y: x, width: height, height: width }
    : { x: y, y: 1 - x - width, width: height, height: width }
}
