import { azulejo, tiledWalls } from '../building.ts'
import { darker, lighter } from '../colour.ts'
import type { Light } from '../light.ts'
import { drawShadow } from '../nature.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'
import { drawPlant } from './fittings.ts'
import { back, drawOutlook, drawRoom, drawRoomAir, woods } from './room.ts'
import type { Random } from '../../random.ts'

/** A bathroom: a free-standing bath below the window, a tiled wall, a basin with a round mirror. */
export const bathroom: Scene = (pen, random, light) => {
  drawRoom(
    pen,
    light,
    random.pick(['#eef0ec', '#f1eadc', '#e2e8e6'] as const),
    random.pick(['#cfc8ba', '#b7b0a4', '#e4ddcf', '#8f9794'] as const),
    'tiles',
  )
  const [ground, ink, accent] = random.pick(tiledWalls)
  pen.rect(
    back.left,
    510,
    1000,
    290,
    azulejo(pen, random.pick(['diamond', 'petal', 'cross'] as const), ground, ink, accent),
  )
  pen.rect(back.left, 500, 1000, 14, lighter(ink, 0.1))
  pen.rect(
    back.left,
    514,
    1000,
    286,
    pen.fade([
      [0, '#ffffff', 0.25],
      [1, '#1d1a2c', 0.18],
    ]),
  )
  const flip = random.chance(0.5)
  drawOutlook(
    pen,
    random,
    light,
    { x: flip ? 850 : 390, y: 240, w: 360, h: 240 },
    random.pick(['sea', 'garden', 'town'] as const),
  )
  drawBasin(pen, light, flip ? 380 : 900, random.pick(woods))
  drawBath(pen, flip ? 800 : 330)
  drawPlant(pen, random, flip ? 1430 : 170, 1060, 380)
  drawTowels(pen, random, flip ? 90 : 1420)
  drawRoomAir(pen, light)
}

function drawBath(pen: Pen, x: number) {
  const y = 760
  drawShadow(pen, x + 230, y + 250, 330, 34, 0.5)
  pen.path(
    `M${x - 50} ${y}Q${x - 30} ${y + 240} ${x + 90} ${y + 250}H${x + 370}Q${x + 490} ${y + 240} ${x + 510} ${y}Z`,
    pen.fade(
      [
        [0, '#d9dbd8'],
        [0.3, '#ffffff'],
        [0.75, '#f1efe9'],
        [1, '#bfbcb4'],
      ],
      'right',
    ),
  )
  pen.ellipse(x + 230, y, 286, 40, '#fbfaf6')
  pen.ellipse(x + 230, y + 4, 262, 30, '#c9dfe3')
  pen.ellipse(x + 200, y + 6, 180, 16, '#eef7f7', 'opacity="0.8"')
  pen.stroke(
    `M${x + 420} ${y + 250}V${y - 130}Q${x + 420} ${y - 160} ${x + 390} ${y - 160}H${x + 360}v26`,
    '#b88f4e',
    10,
  )
}

function drawBasin(pen: Pen, light: Light, x: number, wood: string) {
  pen.lit(() =>
    pen.ellipse(
      x + 160,
      400,
      230,
      230,
      pen.glow([
        [0, '#fff0cc', light.evening ? 0.6 : 0.3],
        [1, '#fff0cc', 0],
      ]),
    ),
  )
  pen.ellipse(x + 160, 400, 128, 128, '#b88f4e')
  pen.ellipse(
    x + 160,
    400,
    119,
    119,
    pen.fade(
      [
        [0, '#dfeaec'],
        [0.5, '#b9cbd1'],
        [1, '#e9f0f0'],
      ],
      'slant',
    ),
  )
  drawShadow(pen, x + 160, 884, 260, 22, 0.4)
  pen.rect(
    x - 30,
    660,
    380,
    200,
    pen.fade([
      [0, lighter(wood, 0.12)],
      [1, darker(wood, 0.25)],
    ]),
  )
  pen.stroke(`M${x - 30} 730h380M${x - 30} 796h380`, darker(wood, 0.4), 3)
  pen.rect(x - 40, 640, 400, 24, '#efe9dd')
  pen.path(
    `M${x + 70} 590H${x + 250}Q${x + 240} 642 ${x + 160} 642T${x + 70} 590Z`,
    pen.fade([
      [0, '#ffffff'],
      [1, '#d5d1c6'],
    ]),
  )
  pen.stroke(`M${x + 160} 584V548h-34v14`, '#b88f4e', 8)
  pen.rect(x + 290, 592, 26, 50, '#7f9a83', 'rx="6"')
}

function drawTowels(pen: Pen, random: Random, x: number) {
  pen.stroke(`M${x} 560V1000M${x + 110} 560V1000M${x} 600h110M${x} 760h110`, '#a5764b', 9)
  for (const y of [600, 760]) {
    const cloth = random.pick(['#f6f1e4', '#c98f72', '#9fb0a6', '#e9d9b8'] as const)
    pen.rect(
      x + 12,
      y,
      86,
      128,
      pen.fade(
        [
          [0, lighter(cloth, 0.2)],
          [1, darker(cloth, 0.18)],
        ],
        'right',
      ),
      'rx="6"',
    )
  }
}
