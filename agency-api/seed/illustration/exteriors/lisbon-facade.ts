import {
  azulejo,
  drawBalcony,
  drawRoof,
  drawWall,
  drawWindow,
  plasterWalls,
  stone,
  tiledWalls,
} from '../building.ts'
import { darker, lighter, mix } from '../colour.ts'
import type { Light } from '../light.ts'
import { drawShadow } from '../nature.ts'
import { drawTree } from '../tree.ts'
import { height, type Pen, width } from '../pen.ts'
import type { Scene } from '../scene.ts'
import { drawAir, drawSky } from '../sky.ts'
import type { Random } from '../../random.ts'

const street = 1010

/** A Lisbon street front: one tiled building between two neighbours, balconies, and sometimes the yellow tram. */
export const lisbonFacade: Scene = (pen, random, light) => {
  drawSky(pen, random, light, 520)
  const left = random.between(250, 360)
  const right = random.between(1240, 1350)
  drawHouse(pen, random, light, { x: -130, w: left + 130, floors: random.whole(3, 4), tiled: false })
  drawHouse(pen, random, light, {
    x: right,
    w: width - right + 130,
    floors: random.whole(3, 4),
    tiled: random.chance(0.4),
  })
  drawHouse(pen, random, light, { x: left, w: right - left, floors: random.whole(3, 4), tiled: true })
  drawPavement(pen, random)
  if (random.chance(0.5)) drawTram(pen, light, random.between(120, 900))
  else drawTree(pen, random, light, 'round', random.chance(0.5) ? 150 : 1450, 1120, random.between(430, 560))
  drawAir(pen, light)
}

function drawHouse(
  pen: Pen,
  random: Random,
  light: Light,
  house: { x: number; w: number; floors: number; tiled: boolean },
) {
  const { x, w, floors } = house
  const ground = 230
  const storey = random.between(170, 186)
  const top = street - ground - floors * storey
  const [back, ink, accent] = random.pick(tiledWalls)
  const fill = house.tiled
    ? azulejo(pen, random.pick(['diamond', 'petal', 'cross'] as const), back, ink, accent)
    : random.pick(plasterWalls)
  drawRoof(pen, x - 14, top - 18, w + 28, random.between(70, 110), 46)
  drawWall(pen, light, x, top, w, street - top, fill)
  pen.rect(x - 12, top - 22, w + 24, 24, stone)
  pen.rect(x - 12, top + 2, w + 24, 12, '#1d1a2c', 'opacity="0.25"')
  pen.rect(x, top, 20, street - top, stone)
  pen.rect(x + w - 20, top, 20, street - top, darker(stone, 0.12))
  const frame = random.pick(['#f6f2e8', '#35604d', '#6e2f2a', '#274a63'] as const)
  const columns = Math.max(2, Math.round(w / 200))
  const pitch = w / columns
  for (let floor = 0; floor < floors; floor += 1) {
    const y = top + floor * storey + 38
    for (let column = 0; column < columns; column += 1) {
      const box = { x: x + pitch * (column + 0.5) - 43, y, w: 86, h: storey - 44 }
      drawWindow(pen, random, light, box, { frame, surround: stone, arched: floor === 0 })
      drawBalcony(pen, box.x - 26, y + box.h, box.w + 52, 58, stone)
      if (random.chance(0.22)) drawFlowers(pen, random, box.x, y + box.h - 8, box.w)
    }
  }
  drawGroundFloor(pen, random, light, { x, w, y: street - ground, tall: ground, columns, frame })
}

function drawFlowers(pen: Pen, random: Random, x: number, y: number, w: number) {
  const bloom = random.pick(['#d9435f', '#e86f9a', '#f2f0ea', '#c93a3a'] as const)
  for (let index = 0; index < 44; index += 1) {
    const size = random.between(4, 9)
    pen.ellipse(
      x + random.between(0, w),
      y - random.between(-10, 32),
      size,
      size * 0.8,
      index % 3 === 0 ? bloom : darker('#5d8244', random.between(0, 0.4)),
    )
  }
}

function drawGroundFloor(
  pen: Pen,
  random: Random,
  light: Light,
  base: { x: number; w: number; y: number; tall: number; columns: number; frame: string },
) {
  const { x, w, y, tall, columns, frame } = base
  drawWall(pen, light, x, y, w, tall, lighter(stone, 0.15))
  let joints = ''
  for (let at = y + 38; at < y + tall; at += 38) joints += `M${x} ${at}h${w}`
  pen.stroke(joints, darker(stone, 0.25), 2, 'opacity="0.6"')
  pen.rect(x - 6, y - 10, w + 12, 16, stone)
  const pitch = w / columns
  const door = Math.floor(columns / 2)
  for (let column = 0; column < columns; column += 1) {
    const left = x + pitch * (column + 0.5) - 56
    if (column !== door) {
      drawWindow(
        pen,
        random,
        light,
        { x: left, y: y + 46, w: 112, h: tall - 84 },
        { frame, surround: stone, bars: 2 },
      )
      continue
    }
    const paint = random.pick(['#35604d', '#6e2f2a', '#274a63', '#3b3a36'] as const)
    pen.path(
      `M${left - 14} ${y + tall}V${y + 70}Q${left + 56} ${y - 4} ${left + 126} ${y + 70}V${y + tall}Z`,
      stone,
    )
    pen.path(
      `M${left} ${y + tall}V${y + 76}Q${left + 56} ${y + 16} ${left + 112} ${y + 76}V${y + tall}Z`,
      pen.fade([
        [0, darker(paint, 0.45)],
        [1, paint],
      ]),
    )
    pen.stroke(
      `M${left + 56} ${y + 50}V${y + tall}M${left + 12} ${y + 110}h32v40h-32zM${left + 68} ${y + 110}h32v40h-32z`,
      darker(paint, 0.4),
      4,
    )
    pen.ellipse(left + 64, y + tall - 66, 5, 5, '#d6b25e')
  }
}

function drawPavement(pen: Pen, random: Random) {
  pen.rect(
    0,
    street,
    width,
    46,
    pen.fade([
      [0, '#b9b0a2'],
      [1, '#d9d0c0'],
    ]),
  )
  pen.rect(
    0,
    street + 46,
    width,
    height - street,
    pen.fade([
      [0, '#7d776f'],
      [1, '#a39a8c'],
    ]),
  )
  pen.rect(0, street + 40, width, 10, '#8b847a')
  for (let index = 0; index < 420; index += 1) {
    const near = Math.pow(random.next(), 0.8)
    const y = street + 54 + near * 140
    pen.ellipse(
      random.between(0, width),
      y,
      7 + near * 13,
      2 + near * 5,
      index % 2 === 0 ? '#c9bfae' : '#5d5852',
      'opacity="0.3"',
    )
  }
  pen.stroke(`M0 ${street + 92}H${width}M0 ${street + 132}H${width}`, '#4c4a4a', 5, 'opacity="0.75"')
}

function drawTram(pen: Pen, light: Light, x: number) {
  const [y, yellow] = [street - 200, '#f0b92e']
  drawShadow(pen, x + 290, street + 112, 370, 30, 0.55)
  pen.stroke(`M0 ${y - 150}H${width}M${x + 290} ${y - 2}l60 -148`, '#2c2b2d', 3)
  pen.rect(x + 14, y - 8, 552, 26, '#efe6d2', 'rx="12"')
  pen.rect(
    x,
    y + 14,
    580,
    250,
    pen.fade([
      [0, lighter(yellow, 0.2)],
      [0.5, yellow],
      [1, darker(yellow, 0.24)],
    ]),
    'rx="16"',
  )
  pen.rect(x, y + 20, 580, 116, '#f3ead6', 'rx="10"')
  for (let pane = 0; pane < 6; pane += 1) {
    pen.lit(() =>
      pen.rect(
        x + 18 + pane * 92,
        y + 32,
        80,
        92,
        light.evening ? '#ffdf9f' : mix(light.sky[1], '#22303c', 0.5),
        'rx="6"',
      ),
    )
  }
  pen.stroke(`M${x} ${y + 150}h580M${x} ${y + 236}h580`, '#7b2d24', 5)
  pen.text(x + 252, y + 214, 50, '28', '#7b2d24', 'font-weight="bold"')
  for (const wheel of [130, 450]) {
    pen.rect(x + wheel - 80, y + 262, 160, 26, '#38332f')
    for (const at of [-44, 44]) pen.ellipse(x + wheel + at, y + 290, 25, 25, '#242223')
  }
}
