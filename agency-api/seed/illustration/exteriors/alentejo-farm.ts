import { drawRoof, drawWall, drawWindow } from '../building.ts'
import { darker, lighter } from '../colour.ts'
import type { Light } from '../light.ts'
import { drawGrass, drawHedge, drawHills, drawShadow } from '../nature.ts'
import { drawTree } from '../tree.ts'
import { height, type Pen, width } from '../pen.ts'
import type { Scene } from '../scene.ts'
import { drawAir, drawSky } from '../sky.ts'
import { drawChimney } from './algarve-villa.ts'
import type { Random } from '../../random.ts'

/** An Alentejo monte: long, low and white with its coloured band, cork oaks on the plain, a dirt road. */
export const alentejoFarm: Scene = (pen, random, light) => {
  drawSky(pen, random, light, 640)
  drawHills(pen, random, light, 640, 90, '#9a9a62', 0.5)
  drawHills(pen, random, light, 690, 70, '#b3a25c', 0.2)
  for (let tree = 0; tree < 8; tree += 1)
    drawTree(
      pen,
      random,
      light,
      'oak',
      random.between(0, width),
      random.between(650, 700),
      random.between(60, 110),
    )
  drawGrass(pen, random, 700, height, random.pick(['#c0a455', '#b4a95a', '#a5a75c'] as const))
  drawRoad(pen)
  drawFarmhouse(pen, random, light, random.between(260, 420))
  drawTree(pen, random, light, 'oak', random.pick([170, 1420] as const), 1010, random.between(480, 560))
  drawTree(pen, random, light, 'olive', random.pick([1300, 1500] as const), 900, 220)
  drawHedge(pen, random, light, {
    from: 300,
    to: 640,
    base: 872,
    tall: 36,
    leaf: '#7f8f62',
    flower: '#8f6fb8',
  })
  drawAir(pen, light)
}

function drawRoad(pen: Pen) {
  pen.path(
    `M760 860Q900 930 820 1010Q700 1110 520 1210L1120 1210Q1020 1080 960 1000Q900 910 860 860Z`,
    pen.fade([
      [0, '#dcc491'],
      [1, '#c3a26c'],
    ]),
  )
  pen.path(
    `M805 870Q930 940 880 1020Q800 1120 720 1210L860 1210Q940 1090 915 1000Q890 920 835 870Z`,
    '#b69862',
    'opacity="0.5"',
  )
}

function drawFarmhouse(pen: Pen, random: Random, light: Light, x: number) {
  const white = '#f8f3e7'
  const band = random.pick(['#3f72ae', '#3f72ae', '#d9a52f', '#4a86b8'] as const)
  const w = random.between(760, 860)
  drawShadow(pen, x + w / 2 - light.side * 60, 866, w * 0.62, 30, 0.5)
  const shed = random.chance(0.5) ? x + w - 10 : x - 230
  drawRoof(pen, shed - 16, 690, 272, 64, 18)
  drawWall(pen, light, shed, 690, 240, 172, white)
  pen.rect(shed, 826, 240, 36, band)
  pen.rect(shed + 70, 730, 100, 132, darker('#4a6d8c', 0.25))
  drawChimney(pen, x + w * random.pick([0.18, 0.74] as const), 570, 110)
  drawRoof(pen, x - 22, 640, w + 44, 96, 30)
  drawWall(pen, light, x, 640, w, 222, white)
  pen.rect(
    x,
    818,
    w,
    44,
    pen.fade([
      [0, band],
      [1, darker(band, 0.2)],
    ]),
  )
  pen.rect(x, 640, 26, 222, band)
  pen.rect(x + w - 26, 640, 26, 222, band)
  const openings = 5
  const door = random.whole(1, 3)
  for (let index = 0; index < openings; index += 1) {
    const at = x + 60 + (index * (w - 120)) / openings + 26
    const style = { frame: lighter(band, 0.1), surround: band, arched: true }
    if (index !== door) drawWindow(pen, random, light, { x: at, y: 700, w: 72, h: 88 }, style)
    else drawDoor(pen, at - 8, band)
  }
  pen.rect(x + w * 0.5, 846, 150, 10, '#8a6d4c')
  pen.stroke(`M${x + w * 0.5 + 12} 856v18M${x + w * 0.5 + 138} 856v18`, '#6f563b', 8)
}

function drawDoor(pen: Pen, x: number, band: string) {
  pen.path(`M${x - 12} 862V696Q${x + 46} 648 ${x + 104} 696V862Z`, band)
  pen.path(
    `M${x} 862V702Q${x + 46} 664 ${x + 92} 702V862Z`,
    pen.fade([
      [0, '#3a2c22'],
      [1, '#7a5a3c'],
    ]),
  )
  pen.stroke(
    `M${x + 46} 684V862M${x + 10} 740h26M${x + 56} 740h26M${x + 10} 800h26M${x + 56} 800h26`,
    '#2c2019',
    4,
  )
}
