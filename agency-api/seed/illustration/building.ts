import { darker, lighter, mix } from './colour.ts'
import type { Light } from './light.ts'
import type { Pen } from './pen.ts'
import type { Random } from '../random.ts'

export interface WindowStyle {
  frame: string
  surround?: string
  shutter?: string
  /** Upright bars between the panes. */
  bars?: number
  arched?: boolean
}

/** Glass that mirrors the sky by day; in the evening two of three are lit. */
export function drawGlass(
  pen: Pen,
  random: Random,
  light: Light,
  x: number,
  y: number,
  w: number,
  h: number,
) {
  pen.lit(() => {
    if (light.evening && random.chance(0.66)) {
      const lamp = pen.fade([
        [0, '#ffcf86'],
        [0.6, '#ffe2ad'],
        [1, '#d99a58'],
      ])
      pen.rect(x, y, w, h, lamp)
      pen.rect(x, y, w * 0.16, h, '#fff3dc', 'opacity="0.4"')
      pen.rect(x + w * 0.84, y, w * 0.16, h, '#fff3dc', 'opacity="0.4"')
      return
    }
    const mirror = pen.fade(
      [
        [0, mix(light.sky[0], '#1d2836', 0.5)],
        [0.45, mix(light.sky[1], '#2a3847', 0.42)],
        [0.5, mix(light.sky[2], '#5a6873', 0.3)],
        [1, mix(light.sky[1], '#1f2b38', 0.55)],
      ],
      'slant',
    )
    pen.rect(x, y, w, h, mirror)
    if (random.chance(0.5)) pen.rect(x, y, w * random.between(0.14, 0.3), h, '#f6f1e6', 'opacity="0.45"')
  })
}

export function drawWindow(
  pen: Pen,
  random: Random,
  light: Light,
  box: { x: number; y: number; w: number; h: number },
  style: WindowStyle,
) {
  const { x, y, w, h } = box
  const edge = w * 0.1
  if (style.surround !== undefined) {
    pen.rect(x - edge, y - edge, w + edge * 2, h + edge * 1.6, style.surround)
    pen.rect(x - edge * 1.6, y + h + edge * 0.4, w + edge * 3.2, edge, lighter(style.surround, 0.3))
    pen.rect(x - edge * 1.2, y + h + edge * 1.4, w + edge * 2.4, edge * 0.8, '#1d1a2c', 'opacity="0.2"')
    if (style.arched === true) {
      pen.path(`M${x - edge} ${y} Q${x + w / 2} ${y - w * 0.5} ${x + w + edge} ${y} Z`, style.surround)
    }
  }
  drawGlass(pen, random, light, x, y, w, h)
  const bars = style.bars ?? 1
  const line = Math.max(3, w * 0.045)
  let d = `M${x} ${y}h${w}v${h}h${-w}z`
  for (let bar = 1; bar <= bars; bar += 1) d += `M${x + (w * bar) / (bars + 1)} ${y}v${h}`
  d += `M${x} ${y + h * 0.32}h${w}`
  pen.stroke(d, style.frame, line)
  pen.rect(x, y, w, h * 0.09, '#15131f', 'opacity="0.35"')
  if (style.shutter !== undefined) {
    for (const left of [x - w * 0.52 - edge, x + w + edge])
      drawShutter(pen, left, y - edge * 0.3, w * 0.52, h + edge * 0.6, style.shutter)
  }
}

function drawShutter(pen: Pen, x: number, y: number, w: number, h: number, colour: string) {
  pen.rect(x + 4, y + 5, w, h, '#15131f', 'opacity="0.22"')
  pen.rect(x, y, w, h, colour)
  let slats = ''
  for (let at = y + 10; at < y + h - 6; at += 9) slats += `M${x + 6} ${at}h${w - 12}`
  pen.stroke(slats, darker(colour, 0.3), 3)
}

/** A slab with an iron railing, and the shadow it throws on the wall. */
export function drawBalcony(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  tall: number,
  stone: string,
  iron = '#2a2b2e',
) {
  pen.rect(
    x + 4,
    y + 14,
    w - 8,
    tall * 0.4,
    pen.fade([
      [0, '#1d1a2c', 0.4],
      [1, '#1d1a2c', 0],
    ]),
  )
  pen.rect(x, y, w, 14, stone)
  pen.rect(x, y + 9, w, 5, darker(stone, 0.3))
  let bars = `M${x + 4} ${y - tall}h${w - 8}M${x + 4} ${y - tall * 0.85}h${w - 8}M${x + 4} ${y - 5}h${w - 8}`
  for (let at = x + 6; at < x + w - 4; at += 11) bars += `M${at} ${y - tall}v${tall}`
  pen.stroke(bars, iron, 3)
}

/** Plaster with its sunny and its shaded side and the shadow under the eaves. */
export function drawWall(pen: Pen, light: Light, x: number, y: number, w: number, h: number, fill: string) {
  pen.rect(x, y, w, h, fill)
  const [near, far] = light.side < 0 ? [0.2, 0] : [0, 0.2]
  pen.rect(
    x,
    y,
    w,
    h,
    pen.fade(
      [
        [0, '#1f1b30', far],
        [0.5, '#1f1b30', 0.05],
        [1, '#1f1b30', near],
      ],
      'right',
    ),
  )
  pen.rect(
    x,
    y,
    w,
    h,
    pen.fade([
      [0, '#1f1b30', 0.24],
      [0.07, '#1f1b30', 0.02],
      [0.75, '#1f1b30', 0],
      [1, '#1f1b30', 0.18],
    ]),
  )
}

/** A terracotta roof seen from the front; `slope` is how far the eaves reach out below the ridge. */
export function drawRoof(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  tall: number,
  slope: number,
  tile = '#b9653f',
) {
  const roof = [x + slope, y - tall, x + w - slope, y - tall, x + w, y, x, y]
  pen.shape(
    roof,
    pen.fade([
      [0, lighter(tile, 0.16)],
      [1, darker(tile, 0.2)],
    ]),
  )
  let rows = ''
  const count = Math.round(w / 17)
  for (let index = 0; index <= count; index += 1) {
    const part = index / count
    rows += `M${Math.round(x + slope + part * (w - slope * 2))} ${y - tall}L${Math.round(x + part * w)} ${y}`
  }
  pen.stroke(rows, darker(tile, 0.4), 3, 'opacity="0.4"')
  pen.rect(x, y - 5, w, 11, darker(tile, 0.35))
}

export type TileDesign = 'diamond' | 'petal' | 'cross'

/** Azulejo: one tile design repeated over the wall. */
export function azulejo(pen: Pen, design: TileDesign, ground: string, ink: string, accent: string) {
  const size = 44
  const half = size / 2
  return pen.pattern(size, size, () => {
    pen.rect(0, 0, size, size, ground)
    if (design === 'diamond') {
      pen.shape([half, 3, size - 3, half, half, size - 3, 3, half], ink)
      pen.shape([half, 12, size - 12, half, half, size - 12, 12, half], ground)
      pen.ellipse(half, half, 5, 5, accent)
    }
    if (design === 'petal') {
      for (const [cx, cy] of [
        [0, 0],
        [size, 0],
        [0, size],
        [size, size],
      ] as const) {
        pen.ellipse(cx, cy, 17, 17, ink)
        pen.ellipse(cx, cy, 10, 10, ground)
      }
      pen.shape([half, 12, half + 6, half, half, size - 12, half - 6, half], accent)
      pen.shape([12, half, half, half - 6, size - 12, half, half, half + 6], ink)
    }
    if (design === 'cross') {
      pen.stroke(`M0 0L${size} ${size}M${size} 0L0 ${size}`, ink, 5)
      pen.ellipse(half, half, 9, 9, ground)
      pen.ellipse(half, half, 6, 6, accent)
    }
    pen.stroke(`M0 0H${size}M0 0V${size}`, darker(ground, 0.25), 1.5)
  })
}

export const tiledWalls = [
  ['#eef1ee', '#3b6ea8', '#d9a441'],
  ['#f3ecd8', '#4d8a72', '#c9793c'],
  ['#e9eff3', '#2f5588', '#7fa6cf'],
  ['#f4e7bf', '#c99032', '#5d7fa6'],
  ['#efe6dc', '#94503f', '#d9b36a'],
] as const
export const plasterWalls = [
  '#e8b7a0',
  '#f0d9a8',
  '#dfe0cf',
  '#e9c9bd',
  '#c9d6dc',
  '#f1ead9',
  '#d98f72',
  '#b9c8b0',
] as const
export const stone = '#d8cdb9'
