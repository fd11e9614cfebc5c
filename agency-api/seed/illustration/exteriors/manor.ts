import { drawRoof, drawWall, drawWindow, stone } from '../building.ts'
import { darker, lighter } from '../colour.ts'
import type { Light } from '../light.ts'
import { drawGrass, drawHedge, drawHills, drawShadow } from '../nature.ts'
import { drawTree } from '../tree.ts'
import { height, type Pen, width } from '../pen.ts'
import type { Scene } from '../scene.ts'
import { drawAir, drawSky } from '../sky.ts'
import type { Random } from '../../random.ts'

const ground = 850

/** A quinta's manor below wooded hills: granite corners, a stair, a box garden with a fountain. */
export const manor: Scene = (pen, random, light) => {
  drawSky(pen, random, light, 600)
  drawHills(pen, random, light, 620, 330, '#4f6f50', 0.5)
  drawHills(pen, random, light, 720, 220, '#3f6044', 0.22)
  for (let tree = 0; tree < 11; tree += 1)
    drawTree(
      pen,
      random,
      light,
      random.pick(['round', 'cypress', 'pine'] as const),
      random.between(-20, width),
      random.between(770, 840),
      random.between(240, 420),
    )
  drawGrass(pen, random, 830, height, '#6f8d4a')
  drawFacade(pen, random, light)
  drawGarden(pen, random, light)
  drawTree(pen, random, light, 'cypress', 110, 1060, 560)
  drawTree(pen, random, light, 'cypress', 1490, 1060, 560)
  drawAir(pen, light)
}

function drawFacade(pen: Pen, random: Random, light: Light) {
  const wall = random.pick(['#e3a48c', '#f0d49a', '#f4eddd', '#e9c7b4'] as const)
  const [x, w] = [300, 1000]
  drawShadow(pen, 800, ground + 6, 640, 34, 0.5)
  drawRoof(pen, x - 20, 430, w + 40, 110, 90)
  drawWall(pen, light, x, 430, w, ground - 430, wall)
  for (const at of [x, x + w - 34]) pen.rect(at, 430, 34, ground - 430, stone)
  pen.rect(x - 12, 424, w + 24, 18, stone)
  pen.rect(x, 632, w, 12, stone)
  pen.rect(x, ground - 50, w, 50, darker(stone, 0.1))
  for (const at of [80, 230, 700, 850]) {
    drawWindow(
      pen,
      random,
      light,
      { x: x + at, y: 486, w: 72, h: 120 },
      { frame: '#fbf7ee', surround: stone, arched: true },
    )
    drawWindow(
      pen,
      random,
      light,
      { x: x + at, y: 676, w: 72, h: 104 },
      { frame: '#fbf7ee', surround: stone },
    )
  }
  drawWall(pen, light, 660, 400, 280, ground - 400, lighter(wall, 0.2))
  for (const at of [652, 924]) pen.rect(at, 400, 26, ground - 400, stone)
  pen.shape([636, 404, 800, 296, 964, 404], stone)
  pen.shape([680, 394, 800, 316, 920, 394], lighter(wall, 0.3))
  pen.ellipse(800, 366, 26, 26, darker(stone, 0.3))
  for (const at of [700, 828])
    drawWindow(
      pen,
      random,
      light,
      { x: at, y: 470, w: 72, h: 136 },
      { frame: '#fbf7ee', surround: stone, arched: true },
    )
  pen.path(`M736 ${ground}V716Q800 636 864 716V${ground}Z`, stone)
  pen.path(
    `M750 ${ground}V722Q800 660 850 722V${ground}Z`,
    pen.fade([
      [0, '#2c2420'],
      [1, '#5c4233'],
    ]),
  )
  for (let step = 0; step < 5; step += 1) {
    pen.rect(
      700 - step * 24,
      ground - 6 + step * 14,
      200 + step * 48,
      15,
      step % 2 === 0 ? '#d9cfbd' : '#beb29e',
    )
  }
}

function drawGarden(pen: Pen, random: Random, light: Light) {
  pen.path(
    `M720 918Q700 1040 520 1210H1080Q900 1040 880 918Z`,
    pen.fade([
      [0, '#e0d2b8'],
      [1, '#cbb896'],
    ]),
  )
  for (const [from, to] of [
    [180, 640],
    [960, 1420],
  ] as const) {
    drawHedge(pen, random, light, { from, to, base: 950, tall: 44, leaf: '#3f5f38' })
    drawHedge(pen, random, light, {
      from: from - 40,
      to: to + 20,
      base: 1060,
      tall: 56,
      leaf: '#456640',
      flower: '#e7dff0',
    })
  }
  drawShadow(pen, 800, 1066, 190, 26, 0.4)
  pen.ellipse(800, 1050, 170, 36, '#cfc4b0')
  pen.ellipse(800, 1044, 150, 26, '#79a6b3')
  pen.path('M780 1044Q792 980 776 950H824Q808 980 820 1044Z', '#d8cdb9')
  pen.ellipse(800, 950, 62, 13, '#cbbfa9')
  pen.stroke('M800 946V890M800 892q-34 8 -40 54M800 892q34 8 40 54', '#eef8fa', 4, 'opacity="0.7"')
}
