import { darker, lighter } from '../colour.ts'
import { drawShadow } from '../nature.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'
import { drawLamp, drawPicture, drawPlant, drawRug } from './fittings.ts'
import { back, drawOutlook, drawRoom, drawRoomAir, wallColours, woods } from './room.ts'
import type { Random } from '../../random.ts'

/** A dining room whose glass doors open wide. */
export const diningRoom: Scene = (pen, random, light) => {
  drawRoom(
    pen,
    light,
    random.pick(wallColours),
    random.pick(woods),
    random.pick(['boards', 'tiles'] as const),
  )
  drawOutlook(
    pen,
    random,
    light,
    { x: 420, y: 250, w: 760, h: back.bottom - 262 },
    random.pick(['sea', 'garden', 'town'] as const),
    random.pick(['#f4eee0', '#c9d0c6', '#e6d6c0'] as const),
  )
  drawRug(pen, random, 880, 1160, 380, 1220)
  const wood = random.pick(woods)
  for (const x of [470, 690, 910]) drawChair(pen, x, 740, 0.9, wood)
  drawTable(pen, random, wood)
  for (const x of [400, 690, 980]) drawChair(pen, x, 900, 1.2, wood)
  drawLamp(pen, light, 650, 0, 300)
  drawLamp(pen, light, 950, 0, 300)
  drawPlant(pen, random, random.pick([190, 1420] as const), 1060, 480)
  drawPicture(pen, random, 36, 440, 120, 250)
  drawRoomAir(pen, light)
}

function drawTable(pen: Pen, random: Random, wood: string) {
  drawShadow(pen, 800, 1060, 540, 40, 0.5)
  pen.stroke('M440 890L410 1060M1160 890L1190 1060', darker(wood, 0.4), 26)
  pen.shape(
    [390, 820, 1210, 820, 1290, 890, 310, 890],
    pen.fade([
      [0, lighter(wood, 0.1)],
      [1, lighter(wood, 0.3)],
    ]),
  )
  pen.rect(310, 888, 980, 22, darker(wood, 0.25))
  for (let place = 0; place < 4; place += 1) {
    const x = 470 + place * 220
    pen.ellipse(x, 862, 62, 14, '#fbf8f0')
    pen.ellipse(x, 860, 40, 8, '#e6dfd0')
    pen.path(`M${x + 80} 800h26q2 28 -13 32q-15 -4 -13 -32z`, '#eef4f4', 'opacity="0.75"')
    pen.stroke(`M${x + 93} 832v20m-11 0h22`, '#e3e6e4', 3)
  }
  pen.path(
    'M772 850q-26 -40 4 -76h48q30 36 4 76z',
    pen.fade(
      [
        [0, '#f3efe4'],
        [1, '#b8ad98'],
      ],
      'right',
    ),
  )
  for (let stem = 0; stem < 16; stem += 1) {
    const [dx, dy] = [random.between(-120, 120), random.between(50, 150)]
    pen.stroke(`M800 776q${dx * 0.2} ${-dy * 0.7} ${dx} ${-dy}`, '#6a8250', 3)
    pen.ellipse(
      800 + dx,
      776 - dy,
      13,
      11,
      random.pick(['#f3e9d2', '#d9435f', '#e3b7a0', '#6a8250'] as const),
    )
  }
}

function drawChair(pen: Pen, x: number, y: number, size: number, wood: string) {
  const w = 170 * size
  const tall = 150 * size
  drawShadow(pen, x + w / 2, y + tall * 1.75, w * 0.7, 16, 0.4)
  pen.stroke(
    `M${x + 12} ${y + tall * 1.75}V${y}M${x + w - 12} ${y + tall * 1.75}V${y}`,
    darker(wood, 0.35),
    12 * size,
  )
  pen.rect(
    x,
    y - 12,
    w,
    tall * 0.55,
    pen.fade([
      [0, lighter(wood, 0.18)],
      [1, darker(wood, 0.1)],
    ]),
    `rx="${22 * size}"`,
  )
  pen.rect(x - 4, y + tall * 0.86, w + 8, 30 * size, '#e6dcc8', 'rx="12"')
  pen.rect(x - 2, y + tall * 0.86 + 22 * size, w + 4, 10 * size, darker(wood, 0.3))
}
