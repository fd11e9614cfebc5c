/** Every scene is drawn on this sheet; the photograph is cut to the same size. */
export const width = 1600
export const height = 1200

/** A colour with its opacity, at a place from 0 to 1. */
export type Stop = readonly [at: number, colour: string, opacity?: number]

export type Pen = ReturnType<typeof createPen>

const round = (value: number) => Math.round(value * 10) / 10

/** Plain `opacity` makes the renderer paint each shape on a layer of its own, four times slower than these. */
const filled = (extra: string) => extra.replace(/(?<!-)\bopacity=/, 'fill-opacity=')
const stroked = (extra: string) => extra.replace(/(?<!-)\bopacity=/, 'stroke-opacity=')

/**
 * Collects SVG. Solid colours and gradients pass through `tone` (the light of the hour), except inside `lit`,
 * which is for what shines by itself: sky, lamps, windows at night. `extra` is for further SVG attributes.
 */
export function createPen(tone: (colour: string) => string) {
  const definitions: string[] = []
  let shapes: string[] = []
  let toning = true

  const paint = (fill: string) => (toning && fill.startsWith('#') ? tone(fill) : fill)
  const define = (markup: (id: string) => string) => {
    const id = `d${definitions.length}`
    definitions.push(markup(id))
    return `url(#${id})`
  }
  const stopsOf = (stops: readonly Stop[]) =>
    stops
      .map(([at, c, o = 1]) => `<stop offset="${at}" stop-color="${paint(c)}" stop-opacity="${o}"/>`)
      .join('')
  const collect = (draw: () => void) => {
    const outer = shapes
    shapes = []
    draw()
    const inner = shapes.join('')
    shapes = outer
    return inner
  }

  return {
    rect(x: number, y: number, w: number, h: number, fill: string, extra = '') {
      shapes.push(
        `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${paint(fill)}" ${filled(extra)}/>`,
      )
    },
    ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, extra = '') {
      shapes.push(
        `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${paint(fill)}" ${filled(extra)}/>`,
      )
    },
    path(d: string, fill: string, extra = '') {
      shapes.push(`<path d="${d}" fill="${paint(fill)}" ${filled(extra)}/>`)
    },
    /** A closed polygon of x, y, x, y ... */
    shape(points: readonly number[], fill: string, extra = '') {
      shapes.push(`<polygon points="${points.map(round).join(' ')}" fill="${paint(fill)}" ${filled(extra)}/>`)
    },
    stroke(d: string, colour: string, thickness: number, extra = '') {
      shapes.push(
        `<path d="${d}" fill="none" stroke="${paint(colour)}" stroke-width="${thickness}" stroke-linecap="round" ${stroked(extra)}/>`,
      )
    },
    text(x: number, y: number, size: number, words: string, fill: string, extra = '') {
      shapes.push(
        `<text x="${x}" y="${y}" font-size="${size}" fill="${paint(fill)}" font-family="sans-serif" ${extra}>${words}</text>`,
      )
    },
    /** A gradient across the painted shape: down by default, or to the right. */
    fade(stops: readonly Stop[], direction: 'down' | 'right' | 'slant' = 'down') {
      const [x2, y2] = { down: [0, 1], right: [1, 0], slant: [1, 1] }[direction]
      return define(
        (id) =>
          `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`,
      )
    },
    glow(stops: readonly Stop[]) {
      return define((id) => `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`)
    },
    pattern(w: number, h: number, draw: () => void) {
      const inner = collect(draw)
      return define(
        (id) =>
          `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">${inner}</pattern>`,
      )
    },
    group(extra: string, draw: () => void) {
      const inner = collect(draw)
      shapes.push(`<g ${extra}>${inner}</g>`)
    },
    /** Keeps what is drawn inside the outline. */
    within(outline: string, draw: () => void) {
      const clip = define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)
      this.group(`clip-path="${clip}"`, draw)
    },
    lit(draw: () => void) {
      const before = toning
      toning = false
      draw()
      toning = before
    },
    svg() {
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions.join('')}</defs>${shapes.join('')}</svg>`
    },
  }
}
