import { drawGlass, drawWall } from '../building.ts'
import { darker, lighter } from '../colour.ts'
import type { Light } from '../light.ts'
import { drawHedge, drawHills, drawShadow } from '../nature.ts'
import { drawTree } from '../tree.ts'
import { type Pen, width } from '../pen.ts'
import { drawLounger, drawPool } from '../pool.ts'
import type { Scene } from '../scene.ts'
import { drawAir, drawSky } from '../sky.ts'
import type { Random } from '../../random.ts'

const floor = 810

/** A contemporary villa: a cantilevered upper floor over glass, timber slats, a pool in front. */
export const modernVilla: Scene = (pen, random, light) => {
  drawSky(pen, random, light, 660)
  drawHills(pen, random, light, 690, 130, '#5f7a52', 0.4)
  for (let tree = 0; tree < 7; tree += 1)
    drawTree(
      pen,
      random,
      light,
      random.pick(['pine', 'round', 'cypress'] as const),
      random.between(0, width),
      790,
      random.between(330, 500),
    )
  const flip = random.chance(0.5)
  pen.group(flip ? `transform="translate(${width} 0) scale(-1 1)"` : '', () => drawVilla(pen, random, light))
  drawHedge(pen, random, light, { from: -30, to: 190, base: floor + 26, tall: 84 })
  drawHedge(pen, random, light, { from: 1420, to: width + 40, base: floor + 26, tall: 84 })
  drawPool(pen, random, light, floor, random.pick(['#d9d2c6', '#cfc8bd', '#dccfb8'] as const))
  drawLounger(pen, 210, 935)
  drawAir(pen, light)
}

function drawVilla(pen: Pen, random: Random, light: Light) {
  const wall = random.pick(['#f3efe6', '#d9d4ca', '#e8e0d2'] as const)
  const wood = random.pick(['#9a6b43', '#7c573a', '#b08457'] as const)
  drawShadow(pen, 800, floor + 4, 760, 26, 0.5)
  pen.rect(300, 560, 1010, floor - 560, '#2c2a2b')
  const panes = 6
  for (let pane = 0; pane < panes; pane += 1) {
    drawGlass(pen, random, light, 430 + pane * 128, 566, 124, floor - 566)
    pen.rect(430 + pane * 128 + 124, 566, 5, floor - 566, '#1f1f21')
  }
  drawInside(pen, light)
  drawWall(pen, light, 290, 556, 140, floor - 556, darker(wall, 0.12))
  drawStoneCladding(pen, random, 1198, 556, 150, floor - 556)
  drawWall(pen, light, 380, 330, 1000, 226, wall)
  pen.rect(366, 316, 1028, 18, lighter(wall, 0.5))
  pen.rect(380, 548, 1000, 14, darker(wall, 0.35))
  pen.rect(
    300,
    562,
    1010,
    34,
    pen.fade([
      [0, '#14121c', 0.55],
      [1, '#14121c', 0],
    ]),
  )
  drawSlats(pen, wood, 410, 352, 290, 182)
  for (const at of [740, 900, 1060]) {
    drawGlass(pen, random, light, at, 362, 146, 172)
    pen.stroke(`M${at} 362h146v172h-146z`, '#26262a', 6)
  }
  pen.rect(730, 486, 490, 48, '#cfe3e8', 'opacity="0.32"')
  pen.stroke('M730 486h490', '#e8f0f0', 4)
  pen.shape([1240, 334, 1380, 334, 1380, 548, 1240, 548], darker(wall, 0.16))
  pen.stroke(`M1300 562V${floor}`, '#3b3a3c', 14)
}

/** What the big panes let see: a lamp, a sofa, a picture; only silhouettes. */
function drawInside(pen: Pen, light: Light) {
  const tone = light.evening ? '#8a5c32' : '#1d242c'
  pen.lit(() => {
    pen.rect(520, 730, 230, 60, tone, 'rx="14" opacity="0.5"')
    pen.rect(520, 700, 230, 40, tone, 'rx="12" opacity="0.4"')
    pen.stroke(`M860 566v70`, tone, 4, 'opacity="0.7"')
    pen.path('M830 660Q860 610 890 660Z', light.evening ? '#fff3cf' : tone, 'opacity="0.7"')
    pen.rect(960, 630, 96, 70, tone, 'opacity="0.35"')
  })
}

function drawSlats(pen: Pen, wood: string, x: number, y: number, w: number, h: number) {
  pen.rect(x, y, w, h, darker(wood, 0.5))
  for (let at = x; at < x + w - 6; at += 15) {
    pen.rect(
      at,
      y,
      10,
      h,
      pen.fade(
        [
          [0, lighter(wood, 0.12)],
          [1, darker(wood, 0.18)],
        ],
        'right',
      ),
    )
  }
}

function drawStoneCladding(pen: Pen, random: Random, x: number, y: number, w: number, h: number) {
  pen.rect(x, y, w, h, '#6f665b')
  for (let row = 0; row < h; row += 22) {
    for (let at = 0; at < w;) {
      const long = Math.min(random.between(26, 62), w - at)
      pen.rect(x + at + 1, y + row + 1, long - 3, 19, lighter('#847a6c', random.between(0, 0.35)), 'rx="3"')
      at += long
    }
  }
}
