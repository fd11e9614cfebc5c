export const photoFilters = ['none', 'warm', 'mono'] as const

/** Brightness, contrast and saturation from -100 to 100, and a filter. */
export type Tone = {
  brightness: number
  contrast: number
  saturation: number
  filter: (typeof photoFilters)[number]
}

export const neutralTone: Tone = { brightness: 0, contrast: 0, saturation: 0, filter: 'none' }

/** One row each for the new red, green and blue: the weights of the old red, green and blue, and a constant. */
type Matrix = readonly (readonly [number, number, number, number])[]

export function isNeutral(tone: Tone): boolean {
  return tone.brightness === 0 && tone.contrast === 0 && tone.saturation === 0 && tone.filter === 'none'
}

/**
 * Combines all adjustments into one matrix. Doesn't use the canvas `filter`, because Safari lacks it and the saved
 * image must match the preview.
 */
export function toColorMatrix({ brightness, contrast, saturation, filter }: Tone): Matrix {
  const brightnessFactor = 1 + brightness / 150
  const contrastFactor = 1 + contrast / 125
  const steps: Matrix[] = [
    diagonal(brightnessFactor, brightnessFactor, brightnessFactor, 0),
    diagonal(contrastFactor, contrastFactor, contrastFactor, 128 * (1 - contrastFactor)),
    saturate(filter === 'mono' ? 0 : 1 + saturation / 100),
  ]
  if (filter === 'warm') steps.push(diagonal(1.08, 1.02, 0.88, 0))
  return steps.reduce((before, step) => multiplyMatrices(step, before))
}

/** Applies a matrix to RGBA bytes in place; alpha is unchanged. */
export function applyMatrix(bytes: Uint8ClampedArray, matrix: Matrix): void {
  const [[rr, rg, rb, r0] = zeroRow, [gr, gg, gb, g0] = zeroRow, [br, bg, bb, b0] = zeroRow] = matrix
  for (let offset = 0; offset < bytes.length; offset += 4) {
    const [r, g, b] = [bytes[offset] ?? 0, bytes[offset + 1] ?? 0, bytes[offset + 2] ?? 0]
    bytes[offset] = rr * r + rg * g + rb * b + r0
    bytes[offset + 1] = gr * r + gg * g + gb * b + g0
    bytes[offset + 2] = br * r + bg * g + bb * b + b0
  }
}

const zeroRow = [0, 0, 0, 0] as const

function diagonal(r: number, g: number, b: number, constant: number): Matrix {
  return [
    [r, 0, 0, constant],
    [0, g, 0, constant],
    [0, 0, b, constant],
  ]
}

/** Scales the distance from the grey of equal luminance (Rec. 709). */
function saturate(factor: number): Matrix {
  const grey = [0.2126 * (1 - factor), 0.7152 * (1 - factor), 0.0722 * (1 - factor)] as const
  const [r, g, b] = grey
  return [
    [r + factor, g, b, 0],
    [r, g + factor, b, 0],
    [r, g, b + factor, 0],
  ]
}

function multiplyMatrices(step: Matrix, before: Matrix): Matrix {
  return step.map(([r, g, b, constant]) => {
    const [first = zeroRow, second = zeroRow, third = zeroRow] = before
    const mixColumn = (channel: 0 | 1 | 2 | 3) =>
      r * first[channel] + g * second[channel] + b * third[channel]
    return [mixColumn(0), mixColumn(1), mixColumn(2), mixColumn(3) + constant] as const
  })
}
