import { darker, lighter } from '../colour.ts'
import type { Light } from '../light.ts'
import { drawHills, drawWater } from '../nature.ts'
import { drawTree } from '../tree.ts'
import { height, type Pen, width } from '../pen.ts'
import { drawRoofscape } from '../places/roofscape.ts'
import { drawSky, drawVignette } from '../sky.ts'
import type { Random } from '../../random.ts'

/** The back wall of every room; floor, ceiling and side walls run from it to the edges of the picture. */
export const back = { left: 300, right: 1300, top: 190, bottom: 800 }
export const wallColours = ['#f1eadc', '#e9e2d2', '#dfe0d3', '#ead9cb', '#d9dde0', '#efe3c8'] as const
export const woods = ['#b98a5c', '#a5764b', '#c9a27a', '#8a6242'] as const

export type FloorKind = 'boards' | 'tiles'

export function drawRoom(pen: Pen, light: Light, wall: string, floor: string, kind: FloorKind) {
  const { left, right, top, bottom } = back
  const sunny = (side: -1 | 1) => (side === light.side ? lighter(wall, 0.25) : darker(wall, 0.16))
  pen.rect(0, 0, width, height, wall)
  pen.shape(
    [0, 0, width, 0, right, top, left, top],
    pen.fade([
      [0, '#fbf8f0'],
      [1, darker('#fbf8f0', 0.1)],
    ]),
  )
  pen.shape(
    [0, 0, left, top, left, bottom, 0, height - 60],
    pen.fade(
      [
        [0, sunny(1)],
        [1, darker(wall, 0.05)],
      ],
      'right',
    ),
  )
  pen.shape(
    [width, 0, right, top, right, bottom, width, height - 60],
    pen.fade(
      [
        [0, darker(wall, 0.05)],
        [1, sunny(-1)],
      ],
      'right',
    ),
  )
  pen.rect(
    left,
    top,
    right - left,
    bottom - top,
    pen.fade([
      [0, lighter(wall, 0.2)],
      [1, darker(wall, 0.07)],
    ]),
  )
  pen.shape(
    [left, bottom, right, bottom, width, height - 60, width, height, 0, height, 0, height - 60],
    pen.fade([
      [0, darker(floor, 0.12)],
      [1, lighter(floor, 0.15)],
    ]),
  )
  let joints = ''
  const step = kind === 'boards' ? 50 : 125
  for (let x = left - 600; x <= right + 600; x += step)
    joints += `M${x} ${bottom}L${800 + (x - 800) * 1.9} ${height}`
  if (kind === 'tiles')
    for (let row = 1; row < 8; row += 1) joints += `M0 ${bottom + Math.pow(row / 8, 1.6) * 400}H${width}`
  pen.within(`M${left} ${bottom}H${right}L${width} ${height - 60}V${height}H0V${height - 60}Z`, () =>
    pen.stroke(joints, darker(floor, 0.4), 2.5, 'opacity="0.5"'),
  )
  pen.stroke(`M0 ${height - 60}L${left} ${bottom}H${right}L${width} ${height - 60}`, '#fbf8f0', 13)
  pen.stroke(
    `M${left} ${bottom}V${top}H${right}V${bottom}M0 0L${left} ${top}M${width} 0L${right} ${top}`,
    darker(wall, 0.22),
    3,
    'opacity="0.55"',
  )
}

export type View = 'sea' | 'town' | 'garden'

/** A window or glass door in the back wall with what lies outside, curtains, and its light on the floor. */
export function drawOutlook(
  pen: Pen,
  random: Random,
  light: Light,
  box: { x: number; y: number; w: number; h: number },
  view: View,
  curtain?: string,
) {
  const { x, y, w, h } = box
  pen.rect(x - 16, y - 16, w + 32, h + 32, '#fbf8f0')
  pen.within(`M${x} ${y}h${w}v${h}h${-w}z`, () => {
    const horizon = y + h * 0.6
    pen.group(`transform="translate(0 ${horizon - 620})"`, () => {
      drawSky(pen, random, light, 624)
      if (view === 'sea') {
        drawHills(pen, random, light, 640, 60, '#6f8a78', 0.6)
        drawWater(pen, random, light, 620, 1100)
      } else if (view === 'town') {
        drawHills(pen, random, light, 630, 80, '#74847f', 0.6)
        drawRoofscape(pen, random, light, 630, 220)
      } else {
        drawHills(pen, random, light, 640, 90, '#66844f', 0.4)
        pen.rect(
          0,
          640,
          width,
          500,
          pen.fade([
            [0, '#8aa65a'],
            [1, '#5f7d3f'],
          ]),
        )
        for (let tree = 0; tree < 4; tree += 1)
          drawTree(
            pen,
            random,
            light,
            random.pick(['round', 'olive', 'cypress'] as const),
            random.between(x, x + w),
            700,
            random.between(170, 300),
          )
      }
    })
    pen.shape([x, y, x + w * 0.34, y, x, y + h * 0.7], '#ffffff', 'opacity="0.12"')
  })
  const panes = Math.max(2, Math.round(w / 210))
  let bars = `M${x} ${y}h${w}v${h}h${-w}z`
  for (let pane = 1; pane < panes; pane += 1) bars += `M${x + (w * pane) / panes} ${y}v${h}`
  pen.stroke(bars, '#f5f1e8', 11)
  drawSunPatch(pen, light, x, w)
  if (curtain !== undefined)
    for (const left of [x - 78, x + w - 34])
      drawCurtain(pen, left, y - 50, 112, back.bottom - y + 50, curtain)
}

function drawSunPatch(pen: Pen, light: Light, x: number, w: number) {
  if (light.evening) return
  const lean = -light.side * 210
  const [near, far] = [1120, back.bottom + 20]
  const patch = pen.fade([
    [0, light.sun, 0.5],
    [1, light.sun, 0.08],
  ])
  for (let pane = 0; pane < 2; pane += 1) {
    const left = x + 10 + (pane * w) / 2
    const right = left + w / 2 - 26
    pen.shape([left, far, right, far, right + lean + 60, near, left + lean - 40, near], patch)
  }
}

function drawCurtain(pen: Pen, x: number, y: number, w: number, h: number, cloth: string) {
  for (let fold = 0; fold < 6; fold += 1) {
    const at = x + (fold * w) / 6
    pen.rect(
      at,
      y,
      w / 6 + 1,
      h,
      pen.fade(
        [
          [0, darker(cloth, 0.14)],
          [0.5, lighter(cloth, 0.25)],
          [1, darker(cloth, 0.1)],
        ],
        'right',
      ),
      'opacity="0.92"',
    )
  }
}

/** Last strokes of a room: daylight from the sun's side or lamplight from above, and a vignette. */
export function drawRoomAir(pen: Pen, light: Light) {
  pen.lit(() => {
    const strength = light.evening ? 0.2 : 0.3
    const glow = pen.glow([
      [0, light.evening ? '#ffcf8a' : light.sun, strength],
      [1, light.sun, 0],
    ])
    pen.ellipse(light.evening ? 800 : 800 + light.side * 500, 420, 900, 760, glow)
    drawVignette(pen, 0.22)
  })
}
