import { darker, lighter } from '../colour.ts'
import { drawShadow } from '../nature.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'
import { drawLamp, drawPicture, drawPlant, drawRug } from './fittings.ts'
import { back, drawOutlook, drawRoom, drawRoomAir, wallColours, woods } from './room.ts'
import type { Random } from '../../random.ts'

/** A living room with a wide window, a sofa and a low table. */
export const livingRoom: Scene = (pen, random, light) => {
  drawRoom(pen, light, random.pick(wallColours), random.pick(woods), 'boards')
  const wide = random.between(430, 560)
  const left = random.chance(0.5)
  const x = left ? back.left + 90 : back.right - 90 - wide
  drawOutlook(
    pen,
    random,
    light,
    { x, y: 270, w: wide, h: back.bottom - 290 },
    random.pick(['sea', 'town', 'garden'] as const),
    random.pick(['#f4eee0', '#d9cdb8', '#b9c0b4'] as const),
  )
  const free = left ? x + wide + 110 : back.left + 40
  drawPicture(pen, random, free, 330, 210, 260)
  drawRug(pen, random, 860, 1130, 430, 1180)
  const sofa = random.pick(['#8d9a8f', '#c7b9a0', '#b4694c', '#5f7688', '#e4dac6'] as const)
  drawSofa(pen, random, 400, 790, sofa)
  drawCoffeeTable(pen, random, 690, 1010)
  drawArmchair(pen, 1210, 860, random.pick(['#be7a52', '#d9c9a8', '#4b6b57'] as const))
  drawPlant(pen, random, left ? 1270 : 330, 880, 400)
  drawLamp(pen, light, random.between(740, 900), 60, 150)
  drawRoomAir(pen, light)
}

function drawSofa(pen: Pen, random: Random, x: number, y: number, cloth: string) {
  drawShadow(pen, x + 340, y + 178, 430, 36, 0.5)
  pen.stroke(`M${x + 40} ${y + 176}v-30M${x + 640} ${y + 176}v-30`, '#4a3527', 14)
  pen.rect(
    x,
    y - 90,
    680,
    170,
    pen.fade([
      [0, lighter(cloth, 0.2)],
      [1, darker(cloth, 0.15)],
    ]),
    'rx="30"',
  )
  pen.rect(
    x + 50,
    y + 34,
    580,
    110,
    pen.fade([
      [0, lighter(cloth, 0.3)],
      [1, darker(cloth, 0.18)],
    ]),
    'rx="20"',
  )
  for (const at of [x - 34, x + 620])
    pen.rect(
      at,
      y - 24,
      94,
      180,
      pen.fade([
        [0, lighter(cloth, 0.15)],
        [1, darker(cloth, 0.25)],
      ]),
      'rx="30"',
    )
  pen.stroke(`M${x + 243} ${y + 42}v56M${x + 436} ${y + 42}v56`, darker(cloth, 0.3), 3)
  for (const at of [90, 196, 470]) {
    const cushion = random.pick(['#be5e3b', '#35597f', '#d9a441', '#f3ecdd', '#4b6b57'] as const)
    pen.rect(
      x + at,
      y - 50,
      112,
      98,
      pen.fade([
        [0, lighter(cushion, 0.15)],
        [1, darker(cushion, 0.2)],
      ]),
      `rx="18" transform="rotate(${random.whole(-10, 10)} ${x + at + 56} ${y})"`,
    )
  }
}

function drawCoffeeTable(pen: Pen, random: Random, x: number, y: number) {
  drawShadow(pen, x + 150, y + 100, 260, 26, 0.5)
  pen.stroke(`M${x + 20} ${y + 96}L${x + 46} ${y}M${x + 280} ${y + 96}L${x + 254} ${y}`, '#5a4030', 12)
  pen.ellipse(x + 150, y, 216, 46, '#8a6242')
  pen.ellipse(
    x + 150,
    y - 8,
    216,
    44,
    pen.fade([
      [0, '#c39a6b'],
      [1, '#a87a4e'],
    ]),
  )
  pen.rect(x + 50, y - 34, 110, 14, '#35597f')
  pen.rect(x + 58, y - 47, 92, 13, '#e7dcc6')
  const vase = random.pick(['#f1ece0', '#4f7f8c', '#d98f72'] as const)
  pen.path(`M${x + 214} ${y - 12}q-22 -34 0 -70h20q22 36 0 70z`, vase)
  for (let stem = 0; stem < 9; stem += 1) {
    const [dx, dy] = [random.between(-54, 54), random.between(60, 130)]
    pen.stroke(`M${x + 224} ${y - 80}q${dx * 0.3} ${-dy * 0.6} ${dx} ${-dy}`, '#6a8250', 3)
    pen.ellipse(x + 224 + dx, y - 80 - dy, 10, 9, random.pick(['#f3e9d2', '#e3b7a0', '#d9a441'] as const))
  }
}

function drawArmchair(pen: Pen, x: number, y: number, cloth: string) {
  drawShadow(pen, x + 110, y + 190, 190, 28, 0.5)
  pen.stroke(`M${x + 34} ${y + 186}l10 -50M${x + 190} ${y + 186}l-10 -50`, '#4a3527', 11)
  pen.rect(
    x + 10,
    y - 120,
    210,
    220,
    pen.fade([
      [0, lighter(cloth, 0.18)],
      [1, darker(cloth, 0.2)],
    ]),
    'rx="60"',
  )
  pen.rect(x - 16, y + 10, 60, 130, darker(cloth, 0.15), 'rx="28"')
  pen.rect(x + 186, y + 10, 60, 130, darker(cloth, 0.25), 'rx="28"')
  pen.rect(
    x + 32,
    y + 52,
    166,
    88,
    pen.fade([
      [0, lighter(cloth, 0.25)],
      [1, darker(cloth, 0.1)],
    ]),
    'rx="20"',
  )
}
