export const photoFilters = ['none', 'warm', 'mono'] as const

/** Brightness, contrast and saturation from -100 to 100, and a filter. */
export type Tone = {
  brightness: number
  contrast: number
  saturation: number
  filter: (typeof photoFilters)[number]
}

export const neutralTone: Tone = { brightness: 0, contrast: 0, saturation: 0, filter: 'none' }

export function isNeutral(tone: Tone): boolean {
  return tone.brightness === 0 && tone.contrast === 0 && tone.saturation === 0 && tone.filter === 'none'
}

/**
 * Applies a tone to RGBA bytes in place; alpha is unchanged. Doesn't use the canvas `filter`, because Safari lacks it and
 * the saved image must match the preview.
 */
export function applyTone(
  bytes: Uint8ClampedArray,
  { brightness, contrast, saturation, filter }: Tone,
): void {
  const contrastFactor = 1 + contrast / 125
  const factor = (1 + brightness / 150) * contrastFactor
  const constant = 128 * (1 - contrastFactor)
  const saturationFactor = filter === 'mono' ? 0 : 1 + saturation / 100
  const tint = filter === 'warm' ? { r: 1.08, g: 1.02, b: 0.88 } : { r: 1, g: 1, b: 1 }
  for (let offset = 0; offset < bytes.length; offset += 4) {
    const r = (bytes[offset] ?? 0) * factor + constant
    const g = (bytes[offset + 1] ?? 0) * factor + constant
    const b = (bytes[offset + 2] ?? 0) * factor + constant
    // The grey of equal luminance (Rec. 709). Saturation scales the distance from it.
    const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b
    bytes[offset] = (grey + (r - grey) * saturationFactor) * tint.r
    bytes[offset + 1] = (grey + (g - grey) * saturationFactor) * tint.g
    bytes[offset + 2] = (grey + (b - grey) * saturationFactor) * tint.b
  }
}
