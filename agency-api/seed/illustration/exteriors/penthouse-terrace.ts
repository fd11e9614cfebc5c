import { darker, lighter, mix } from '../colour.ts'
import type { Light } from '../light.ts'
import { drawCrown, drawHills, drawShadow, drawWater } from '../nature.ts'
import { height, type Pen, width } from '../pen.ts'
import { drawRoofscape } from '../places/roofscape.ts'
import type { Scene } from '../scene.ts'
import { drawAir, drawSky } from '../sky.ts'
import type { Random } from '../../random.ts'

const deck = 800

/** A penthouse terrace: the town's roofs and the river beyond a glass rail, sofas under a pergola. */
export const penthouseTerrace: Scene = (pen, random, light) => {
  drawSky(pen, random, light, 480)
  drawHills(pen, random, light, 500, 80, '#6f7f80', 0.6)
  drawWater(pen, random, light, 500, 660, '#3c7690')
  drawRoofscape(pen, random, light, 560, 250)
  drawDeck(pen, random)
  drawRail(pen)
  drawSofa(pen, random, 160, 930, random.pick(['#e9e2d3', '#c9bfae', '#8d9a8f'] as const))
  drawPlanter(pen, random, light, 1330, 960)
  drawPlanter(pen, random, light, 60, 870)
  drawTable(pen, 840, 1040)
  drawPergola(pen, light)
  drawAir(pen, light)
}

function drawDeck(pen: Pen, random: Random) {
  const wood = random.pick(['#a9805a', '#b8977a', '#8f6f55'] as const)
  pen.rect(
    0,
    deck,
    width,
    height - deck,
    pen.fade([
      [0, darker(wood, 0.15)],
      [1, lighter(wood, 0.12)],
    ]),
  )
  let boards = ''
  for (let board = -26; board <= 26; board += 1)
    boards += `M${width / 2 + board * 52} ${deck}L${width / 2 + board * 150} ${height}`
  pen.stroke(boards, darker(wood, 0.5), 3, 'opacity="0.6"')
}

function drawRail(pen: Pen) {
  pen.rect(
    0,
    660,
    width,
    150,
    pen.fade(
      [
        [0, '#e9f3f5', 0.3],
        [1, '#cfe0e6', 0.16],
      ],
      'slant',
    ),
  )
  pen.stroke(`M0 660H${width}`, '#d9dcdc', 8)
  let posts = ''
  for (let x = 20; x < width; x += 312) posts += `M${x} 660V812`
  pen.stroke(posts, '#a9adae', 6)
}

function drawSofa(pen: Pen, random: Random, x: number, y: number, cloth: string) {
  drawShadow(pen, x + 280, y + 128, 380, 34, 0.5)
  pen.rect(
    x,
    y - 70,
    560,
    110,
    pen.fade([
      [0, lighter(cloth, 0.2)],
      [1, darker(cloth, 0.12)],
    ]),
    'rx="22"',
  )
  pen.rect(x - 26, y - 20, 80, 130, darker(cloth, 0.1), 'rx="22"')
  pen.rect(x + 508, y - 20, 80, 130, darker(cloth, 0.16), 'rx="22"')
  pen.rect(
    x + 40,
    y + 20,
    482,
    96,
    pen.fade([
      [0, lighter(cloth, 0.3)],
      [1, darker(cloth, 0.2)],
    ]),
    'rx="18"',
  )
  pen.stroke(`M${x + 200} ${y + 24}v50M${x + 360} ${y + 24}v50`, darker(cloth, 0.25), 3)
  for (const at of [70, 240, 400]) {
    const cushion = random.pick(['#be5e3b', '#35597f', '#d9a441', '#f3ecdd'] as const)
    pen.rect(
      x + at,
      y - 50,
      96,
      82,
      cushion,
      `rx="16" transform="rotate(${random.whole(-9, 9)} ${x + at + 48} ${y - 10})"`,
    )
  }
}

function drawTable(pen: Pen, x: number, y: number) {
  drawShadow(pen, x + 160, y + 92, 240, 24, 0.45)
  pen.stroke(`M${x + 50} ${y + 86}V${y}M${x + 270} ${y + 86}V${y}`, '#3a3532', 10)
  pen.ellipse(
    x + 160,
    y,
    190,
    38,
    pen.fade([
      [0, '#efe8dc'],
      [1, '#c4b8a4'],
    ]),
  )
  pen.ellipse(x + 160, y + 9, 190, 38, '#9c907e', 'opacity="0.35"')
  pen.ellipse(x + 160, y - 3, 188, 35, '#f3ecdf')
  pen.rect(x + 90, y - 66, 20, 58, '#4f6b52', 'rx="6"')
  for (const at of [170, 210]) {
    pen.path(`M${x + at} ${y - 66}h30q2 34 -15 38q-17 -4 -15 -38z`, '#f6e9c9', 'opacity="0.8"')
    pen.stroke(`M${x + at + 15} ${y - 28}v20m-10 0h20`, '#e9e2d3', 3)
  }
}

function drawPlanter(pen: Pen, random: Random, light: Light, x: number, y: number) {
  drawShadow(pen, x + 80, y + 150, 140, 22, 0.45)
  drawCrown(pen, random, light, {
    x: x + 80,
    y: y - 90,
    rx: 120,
    ry: 130,
    leaf: random.pick(['#7f8f62', '#55743f'] as const),
    dabs: 190,
  })
  pen.shape(
    [x, y, x + 160, y, x + 144, y + 150, x + 16, y + 150],
    pen.fade(
      [
        [0, '#be6f4a'],
        [1, '#8c4a31'],
      ],
      'right',
    ),
  )
  pen.rect(x - 8, y - 6, 176, 24, '#c97f5b', 'rx="6"')
}

function drawPergola(pen: Pen, light: Light) {
  const beam = '#f1ebdf'
  pen.rect(0, 96, width, 30, mix(beam, light.sky[1], 0.1))
  for (let x = -40; x < width; x += 124)
    pen.shape(
      [x, 0, x + 34, 0, x + 42, 110, x + 12, 110],
      pen.fade([
        [0, darker(beam, 0.3)],
        [1, darker(beam, 0.08)],
      ]),
    )
  pen.rect(
    1490,
    100,
    44,
    760,
    pen.fade(
      [
        [0, beam],
        [1, darker(beam, 0.25)],
      ],
      'right',
    ),
  )
  if (!light.evening) return
  pen.lit(() => {
    for (let lamp = 0; lamp < 12; lamp += 1) {
      const [x, y] = [60 + lamp * 132, 150 + Math.sin((lamp / 11) * Math.PI * 3) * 24]
      pen.ellipse(
        x,
        y,
        34,
        34,
        pen.glow([
          [0, '#ffe6a8', 0.8],
          [1, '#ffd48a', 0],
        ]),
      )
      pen.ellipse(x, y, 7, 8, '#fff3cf')
    }
  })
}
