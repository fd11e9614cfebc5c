import { contextOf } from '../fit-to-limit'
import { type Box, type Edit, frameSize, type Mask, type Size } from './edit'
import { applyTone, isNeutral, type Tone } from './tone'
import { toFrame, toMatrix } from './transform'

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Blur cells along the longer side: too few to recover a number plate or a person, even with deblurring. */
const blurCells = 7
/** Rows filtered at once: a 40 megapixel photo in one piece would need another 160 MB. */
const stripRows = 512

/**
 * Draws a region of the edited photo on the whole canvas. `region` is in pixels of the frame: the photo after rotation
 * and straightening, before cropping. `image` may be smaller than `original`.
 */
export function paint(
  context: Context,
  image: CanvasImageSource,
  original: Size,
  edit: Edit,
  region: Box,
): void {
  const { width, height } = context.canvas
  const frame = frameSize(original, edit)
  const { a, b, c, d } = toMatrix(edit)
  const scale = { x: width / region.width, y: height / region.height }
  context.clearRect(0, 0, width, height)
  context.save()
  context.imageSmoothingQuality = 'high'
  context.scale(scale.x, scale.y)
  context.translate(frame.width / 2 - region.x, frame.height / 2 - region.y)
  context.transform(a, b, c, d, 0, 0)
  context.drawImage(image, -original.width / 2, -original.height / 2, original.width, original.height)
  context.restore()

  for (const mask of edit.masks) {
    const corners = mask.corners.map((corner) => {
      const { x, y } = toFrame(original, edit, corner)
      return { x: (x * frame.width - region.x) * scale.x, y: (y * frame.height - region.y) * scale.y }
    })
    paintMask(context, mask.kind, corners)
  }
  paintTone(context, edit.tone)
}

function paintMask(context: Context, kind: Mask['kind'], corners: { x: number; y: number }[]): void {
  const { width, height } = context.canvas
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const left = Math.max(0, Math.floor(Math.min(...xs)))
  const top = Math.max(0, Math.floor(Math.min(...ys)))
  const size = {
    width: Math.min(width, Math.ceil(Math.max(...xs))) - left,
    height: Math.min(height, Math.ceil(Math.max(...ys))) - top,
  }
  if (size.width <= 0 || size.height <= 0) return

  const longerSide = Math.max(size.width, size.height)
  const small = new OffscreenCanvas(
    Math.max(1, Math.round((blurCells * size.width) / longerSide)),
    Math.max(1, Math.round((blurCells * size.height) / longerSide)),
  )
  const smallContext = contextOf(small)
  smallContext.imageSmoothingQuality = 'high'
  smallContext.drawImage(context.canvas, left, top, size.width, size.height, 0, 0, small.width, small.height)

  context.save()
  context.beginPath()
  for (const { x, y } of corners) context.lineTo(x, y)
  context.closePath()
  context.clip()
  context.fillStyle = '#26221f'
  context.fillRect(left, top, size.width, size.height)
  if (kind === 'blur') context.drawImage(small, left, top, size.width, size.height)
  context.restore()
}

function paintTone(context: Context, tone: Tone): void {
  if (isNeutral(tone)) return
  const { width, height } = context.canvas
  for (let top = 0; top < height; top += stripRows) {
    const strip = context.getImageData(0, top, width, Math.min(stripRows, height - top))
    applyTone(strip.data, tone)
    context.putImageData(strip, 0, top)
  }
}
