import { darker, lighter } from '../colour.ts'
import { drawShadow } from '../nature.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'
import { drawPicture, drawPlant, drawRug } from './fittings.ts'
import { back, drawOutlook, drawRoom, drawRoomAir, wallColours, woods } from './room.ts'
import type { Light } from '../light.ts'
import type { Random } from '../../random.ts'

/** A bedroom: a made bed between two lamps, a window with curtains. */
export const bedroom: Scene = (pen, random, light) => {
  const accent = random.pick(['#8fa39a', '#c98f72', '#6f879a', '#d9c39a', '#a8917f'] as const)
  drawRoom(pen, light, random.pick(wallColours), random.pick(woods), 'boards')
  pen.rect(back.left, 520, 1000, 270, accent, 'opacity="0.5"')
  const left = random.chance(0.5)
  drawOutlook(
    pen,
    random,
    light,
    { x: left ? 370 : 960, y: 270, w: 270, h: 400 },
    random.pick(['sea', 'town', 'garden'] as const),
    '#f4eee0',
  )
  const bed = left ? 690 : 380
  drawPicture(pen, random, bed + 130, 270, 240, 170)
  drawRug(pen, random, 930, 1180, 360, 1260)
  drawNightTable(pen, light, bed - 116, random.pick(woods))
  drawNightTable(pen, light, bed + 512, random.pick(woods))
  drawBed(pen, random, bed, accent)
  drawPlant(pen, random, left ? 1420 : 180, 1090, 380)
  drawRoomAir(pen, light)
}

function drawBed(pen: Pen, random: Random, x: number, accent: string) {
  const board = random.pick(['#c9b79a', '#8a6242', '#b4694c', '#d9d2c3'] as const)
  pen.rect(
    x - 26,
    500,
    552,
    300,
    pen.fade([
      [0, lighter(board, 0.18)],
      [1, darker(board, 0.18)],
    ]),
    'rx="24"',
  )
  for (let tuft = 1; tuft < 6; tuft += 1) pen.stroke(`M${x - 26 + tuft * 92} 512V780`, darker(board, 0.2), 3)
  drawShadow(pen, x + 250, 1116, 460, 40, 0.5)
  pen.shape(
    [x, 730, x + 500, 730, x + 620, 1040, x - 120, 1040],
    pen.fade([
      [0, '#f8f4ea'],
      [1, '#e3dac8'],
    ]),
  )
  pen.shape(
    [x - 120, 1040, x + 620, 1040, x + 612, 1116, x - 112, 1116],
    pen.fade([
      [0, '#ddd2bd'],
      [1, '#b8ab94'],
    ]),
  )
  pen.shape(
    [x - 42, 870, x + 542, 870, x + 624, 1060, x - 124, 1060],
    pen.fade([
      [0, lighter(accent, 0.15)],
      [1, darker(accent, 0.16)],
    ]),
  )
  pen.shape([x - 124, 1060, x + 624, 1060, x + 618, 1100, x - 118, 1100], darker(accent, 0.3))
  for (let fold = 0; fold < 5; fold += 1) {
    const at = x + 20 + fold * 110
    pen.stroke(
      `M${at} 884q${random.whole(-30, 30)} 80 ${(at - x - 250) * 0.3} 170`,
      darker(accent, 0.25),
      4,
      'opacity="0.4"',
    )
  }
  for (const at of [18, 258]) {
    pen.path(
      `M${x + at} 752Q${x + at - 16} 650 ${x + at + 30} 652H${x + at + 194}Q${x + at + 240} 650 ${x + at + 224} 752Q${x + at + 112} 776 ${x + at} 752Z`,
      pen.fade([
        [0, '#fffdf6'],
        [1, '#d9cfbc'],
      ]),
    )
  }
  const cushion = random.pick(['#be5e3b', '#35597f', '#d9a441', '#4b6b57'] as const)
  pen.path(
    `M${x + 162} 782Q${x + 150} 700 ${x + 184} 702H${x + 316}Q${x + 350} 700 ${x + 338} 782Q${x + 250} 798 ${x + 162} 782Z`,
    pen.fade([
      [0, lighter(cushion, 0.2)],
      [1, darker(cushion, 0.2)],
    ]),
  )
}

function drawNightTable(pen: Pen, light: Light, x: number, wood: string) {
  drawShadow(pen, x + 50, 884, 90, 16, 0.4)
  pen.rect(
    x,
    740,
    104,
    140,
    pen.fade([
      [0, lighter(wood, 0.15)],
      [1, darker(wood, 0.25)],
    ]),
    'rx="8"',
  )
  pen.stroke(`M${x + 8} 800h88`, darker(wood, 0.4), 3)
  pen.rect(x + 46, 672, 12, 70, '#c9a45e')
  pen.shape(
    [x + 22, 600, x + 82, 600, x + 100, 676, x + 4, 676],
    pen.fade([
      [0, '#fff7e2'],
      [1, '#ecd6a6'],
    ]),
  )
  pen.lit(() =>
    pen.ellipse(
      x + 52,
      660,
      190,
      190,
      pen.glow([
        [0, '#ffe0a0', light.evening ? 0.7 : 0.28],
        [1, '#ffe0a0', 0],
      ]),
    ),
  )
}
