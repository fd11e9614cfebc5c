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
import { drawWater } from '../nature.ts'
import { height, type Pen, width } from '../pen.ts'
import type { Scene } from '../scene.ts'
import { drawAir, drawSky } from '../sky.ts'
import type { Random } from '../../random.ts'

const quay = 880

/** Porto's riverside: narrow tall houses on the quay, the town behind, the Douro with a rabelo boat. */
export const portoRiverside: Scene = (pen, random, light) => {
  drawSky(pen, random, light, 560)
  drawTown(pen, random, light)
  drawWater(pen, random, light, quay + 40, height, '#3f6a72')
  drawMirror(pen, random)
  let x = -60
  while (x < width) {
    const w = random.between(140, 200)
    drawTownhouse(pen, random, light, x, w)
    x += w
  }
  pen.rect(
    0,
    quay,
    width,
    56,
    pen.fade([
      [0, '#a79c8c'],
      [1, '#6a6259'],
    ]),
  )
  pen.stroke(`M0 ${quay + 4}H${width}`, '#cfc5b3', 6)
  drawRabelo(pen, random.between(300, 900), random.between(1040, 1090))
  drawAir(pen, light)
}

export function drawTownhouse(pen: Pen, random: Random, light: Light, x: number, w: number, base = quay) {
  const floors = random.whole(4, 5)
  const storey = random.between(104, 122)
  const top = base - floors * storey - 30
  const [back, ink, accent] = random.pick(tiledWalls)
  const tiled = random.chance(0.4)
  const fill = tiled
    ? azulejo(pen, random.pick(['diamond', 'petal', 'cross'] as const), back, ink, accent)
    : random.pick(plasterWalls)
  drawRoof(pen, x - 6, top, w + 12, random.between(34, 60), 20)
  drawWall(pen, light, x, top, w, base - top, fill)
  pen.rect(x, top, 8, base - top, stone)
  pen.rect(x - 4, top - 4, w + 8, 12, stone)
  const frame = random.pick(['#f7f3ea', '#8a2f2a', '#2f5a48', '#f7f3ea'] as const)
  const columns = w > 165 ? 3 : 2
  for (let floor = 0; floor < floors; floor += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = x + (w / columns) * (column + 0.5)
      const box = { x: at - 19, y: top + 30 + floor * storey, w: 38, h: storey - 34 }
      drawWindow(pen, random, light, box, { frame, surround: stone })
    }
    if (floor > 0 && floor < floors - 1)
      drawBalcony(pen, x + 10, top + 26 + (floor + 1) * storey - 30, w - 20, 32, stone)
  }
  if (random.chance(0.6)) drawAwning(pen, random, x + 12, base - 96, w - 24)
}

function drawAwning(pen: Pen, random: Random, x: number, y: number, w: number) {
  const cloth = random.pick(['#b8442f', '#3f6d57', '#e3cfa2', '#35597f'] as const)
  pen.shape([x, y, x + w, y, x + w + 10, y + 34, x - 10, y + 34], cloth)
  for (let part = 0; part < 6; part += 2) {
    const at = x + (w * part) / 6
    pen.shape([at, y, at + w / 6, y, at + w / 6 + 3, y + 34, at - 3, y + 34], '#f7efe0', 'opacity="0.7"')
  }
  pen.rect(x - 6, y + 34, w + 12, 40, '#14121c', 'opacity="0.3"')
}

/** Roofs and pale walls climbing the hill, softened by the air, with a bell tower. */
function drawTown(pen: Pen, random: Random, light: Light) {
  for (let row = 0; row < 5; row += 1) {
    const haze = 0.55 - row * 0.1
    for (let x = -60; x < width; x += random.between(70, 130)) {
      const [w, h] = [random.between(80, 140), random.between(60, 120)]
      const y = 330 + row * 62 + Math.sin(x / 280) * 60 + random.between(-24, 24)
      pen.rect(x, y, w, h + 90, mix(random.pick(plasterWalls), light.sky[2], haze))
      pen.shape([x - 5, y, x + w / 2, y - 26, x + w + 5, y], mix('#b5623e', light.sky[2], haze))
      for (let pane = 0; pane < 3; pane += 1)
        pen.rect(x + 14 + pane * 30, y + 22, 12, 20, mix('#3a4652', light.sky[2], haze), 'opacity="0.8"')
    }
    if (row === 1) drawTower(pen, light, random.between(500, 1100))
  }
}

function drawTower(pen: Pen, light: Light, x: number) {
  const wall = mix('#cbbda6', light.sky[2], 0.4)
  pen.rect(x, 170, 54, 320, wall)
  pen.rect(x + 34, 170, 20, 320, darker(wall, 0.16))
  pen.rect(x - 6, 230, 66, 10, lighter(wall, 0.3))
  pen.rect(x + 16, 184, 20, 34, darker(wall, 0.45), 'rx="10"')
  pen.path(`M${x - 4} 170Q${x + 27} 60 ${x + 58} 170Z`, darker(wall, 0.14))
}

/** The fronts in the water: blurred streaks of their colours. */
function drawMirror(pen: Pen, random: Random) {
  for (let x = -20; x < width; x += random.between(46, 90)) {
    const colour = random.pick(plasterWalls)
    pen.rect(
      x,
      quay + 56,
      random.between(30, 80),
      random.between(120, 230),
      pen.fade([
        [0, colour, 0.4],
        [1, colour, 0],
      ]),
    )
  }
}

export function drawRabelo(pen: Pen, x: number, y: number) {
  const hull = '#5b3a26'
  pen.ellipse(x + 190, y + 66, 250, 16, '#0f1822', 'opacity="0.4"')
  pen.path(
    `M${x - 60} ${y - 24}Q${x + 20} ${y + 66} ${x + 180} ${y + 66}Q${x + 380} ${y + 66} ${x + 470} ${y - 30}Q${x + 330} ${y + 26} ${x + 180} ${y + 26}Q${x + 30} ${y + 26} ${x - 60} ${y - 24}Z`,
    pen.fade([
      [0, lighter(hull, 0.2)],
      [1, darker(hull, 0.4)],
    ]),
  )
  pen.stroke(`M${x + 200} ${y + 30}V${y - 250}M${x + 60} ${y - 214}L${x + 350} ${y - 244}`, '#3d2a1e', 8)
  pen.path(
    `M${x + 70} ${y - 212}L${x + 346} ${y - 240}Q${x + 370} ${y - 110} ${x + 326} ${y - 20}Q${x + 200} ${y - 50} ${x + 84} ${y - 16}Q${x + 96} ${y - 120} ${x + 70} ${y - 212}Z`,
    pen.fade(
      [
        [0, '#f3e8d2'],
        [1, '#d8c4a2'],
      ],
      'right',
    ),
  )
  for (let barrel = 0; barrel < 5; barrel += 1) {
    pen.ellipse(x + 90 + barrel * 54, y + 12, 24, 24, '#7d5230')
    pen.ellipse(x + 90 + barrel * 54, y + 12, 16, 16, '#95683f')
  }
}
