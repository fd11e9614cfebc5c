import { drawRoof, drawWall, drawWindow, stone } from '../building.ts'
import { darker, lighter } from '../colour.ts'
import type { Light } from '../light.ts'
import { drawGrass, drawHedge, drawHills, drawShadow } from '../nature.ts'
import { drawTree } from '../tree.ts'
import { height, type Pen, width } from '../pen.ts'
import type { Scene } from '../scene.ts'
import { drawAir, drawSky } from '../sky.ts'
import type { Random } from '../../random.ts'

const ground = 860

/** A detached two-storey house with a porch, a lawn and a garden path. */
export const familyHouse: Scene = (pen, random, light) => {
  drawSky(pen, random, light, 700)
  drawHills(pen, random, light, 740, 150, '#64804f', 0.4)
  for (let tree = 0; tree < 6; tree += 1)
    drawTree(
      pen,
      random,
      light,
      random.pick(['round', 'pine', 'cypress'] as const),
      random.between(0, width),
      830,
      random.between(320, 520),
    )
  drawGrass(pen, random, 800, height, random.pick(['#7d9a4b', '#86a055', '#74924b'] as const))
  drawHouse(pen, random, light, random.between(330, 430))
  pen.path(
    `M700 ${ground}Q730 980 560 1210H980Q900 1000 860 ${ground}Z`,
    pen.fade([
      [0, '#d6c7ad'],
      [1, '#bfae93'],
    ]),
  )
  drawHedge(pen, random, light, {
    from: 380,
    to: 690,
    base: ground + 24,
    tall: 46,
    flower: random.pick(['#e7e3f2', '#d6417e', '#e9b63c'] as const),
  })
  drawHedge(pen, random, light, { from: 900, to: 1220, base: ground + 24, tall: 46, flower: '#8f6fb8' })
  drawTree(
    pen,
    random,
    light,
    random.pick(['round', 'olive'] as const),
    random.pick([150, 1450] as const),
    1050,
    random.between(420, 520),
  )
  drawAir(pen, light)
}

function drawHouse(pen: Pen, random: Random, light: Light, x: number) {
  const wall = random.pick(['#f5eddd', '#f0d9a8', '#ecc9b2', '#e6e2d6'] as const)
  const shutter = random.pick(['#4c6d5a', '#7a3b30', '#46647c', '#86684a'] as const)
  const w = 800
  drawShadow(pen, x + w / 2 - light.side * 70, ground + 4, w * 0.64, 30, 0.5)
  pen.rect(x + 560, 250, 58, 150, darker(wall, 0.1))
  pen.rect(x + 552, 240, 74, 16, '#a8553a')
  drawRoof(pen, x - 36, 430, w + 72, 170, 130, random.pick(['#b9623d', '#a8553a', '#8d4f3d'] as const))
  drawWall(pen, light, x, 430, w, ground - 430, wall)
  pen.rect(x, 634, w, 8, lighter(wall, 0.4))
  pen.rect(x, ground - 40, w, 40, darker(stone, 0.14))
  for (const at of [90, 350, 610]) {
    drawWindow(
      pen,
      random,
      light,
      { x: x + at, y: 478, w: 96, h: 124 },
      { frame: '#f8f4ea', surround: stone, shutter },
    )
  }
  drawWindow(
    pen,
    random,
    light,
    { x: x + 80, y: 680, w: 170, h: 130 },
    { frame: '#f8f4ea', surround: stone, bars: 2 },
  )
  drawWindow(
    pen,
    random,
    light,
    { x: x + 590, y: 680, w: 130, h: 130 },
    { frame: '#f8f4ea', surround: stone, bars: 2 },
  )
  drawPorch(pen, x + 300, shutter, light)
}

function drawPorch(pen: Pen, x: number, door: string, light: Light) {
  pen.rect(x + 10, 660, 190, ground - 660, '#3a3230', 'opacity="0.45"')
  pen.rect(
    x + 50,
    676,
    100,
    ground - 676,
    pen.fade([
      [0, darker(door, 0.35)],
      [1, door],
    ]),
  )
  pen.stroke(`M${x + 66} 700h68v60h-68zM${x + 66} 780h68v50h-68z`, darker(door, 0.35), 4)
  pen.ellipse(x + 138, 776, 6, 6, '#d6b25e')
  for (const at of [0, 190])
    pen.rect(
      x + at,
      660,
      20,
      ground - 660,
      pen.fade(
        [
          [0, '#fbf6ea'],
          [1, '#c9bfae'],
        ],
        'right',
      ),
    )
  pen.shape([x - 26, 664, x + 105, 604, x + 236, 664], '#b9623d')
  pen.rect(x - 30, 660, 270, 14, '#f5eddd')
  pen.rect(x - 10, ground - 14, 230, 26, '#cbbfa9')
  if (light.evening)
    pen.lit(() =>
      pen.ellipse(
        x + 105,
        700,
        150,
        150,
        pen.glow([
          [0, '#ffdc9a', 0.6],
          [1, '#ffdc9a', 0],
        ]),
      ),
    )
}
