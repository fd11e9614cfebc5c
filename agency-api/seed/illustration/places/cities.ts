import { drawTownhouse, drawRabelo } from '../exteriors/porto-riverside.ts'
import { darker, lighter, mix } from '../colour.ts'
import type { Light } from '../light.ts'
import { drawCrown, drawHills, drawWater } from '../nature.ts'
import { drawTree } from '../tree.ts'
import { height, type Pen, width } from '../pen.ts'
import type { Scene } from '../scene.ts'
import { drawAir, drawSky } from '../sky.ts'
import { drawRoofscape } from './roofscape.ts'

/** Lisbon: the castle's hill over the roofs, the red bridge over the Tejo. */
export const lisbonView: Scene = (pen, random, light) => {
  drawSky(pen, random, light, 560)
  drawHills(pen, random, light, 560, 60, '#6f8074', 0.6)
  drawWater(pen, random, light, 560, 900, '#3b7d99')
  drawSuspensionBridge(pen, light)
  const slope = mix('#5d7048', light.sky[2], 0.3)
  pen.path('M620 820Q820 560 980 548H1400Q1560 580 1640 700V900H620Z', slope)
  drawCastle(pen, light, 1180, 500)
  for (let tree = 0; tree < 16; tree += 1) {
    drawCrown(pen, random, light, {
      x: 900 + tree * 38,
      y: 610 + Math.abs(tree - 7) * 11,
      rx: 44,
      ry: 32,
      leaf: mix('#4d6b43', light.sky[2], 0.25),
      dabs: 40,
    })
  }
  drawRoofscape(pen, random, light, 760, 400, { x: 1180, rise: 130, spread: 420 })
  drawAir(pen, light)
}

function drawSuspensionBridge(pen: Pen, light: Light) {
  const red = mix('#b5432e', light.sky[2], 0.15)
  let hangers = ''
  for (let x = -20; x < 880; x += 26)
    hangers += `M${x} 552V${x < 160 ? 552 - Math.pow((160 - x) / 40, 2) : 552 - 150 * Math.pow((x - 400) / 240, 2)}`
  pen.within('M-20 350H700V570H-20Z', () => pen.stroke(hangers, red, 2, 'opacity="0.7"'))
  for (const x of [160, 640]) {
    pen.rect(x - 11, 384, 8, 230, red)
    pen.rect(x + 5, 384, 8, 230, red)
    for (const y of [392, 440, 490]) pen.rect(x - 11, y, 24, 7, red)
  }
  pen.stroke('M-20 470L160 390Q400 710 640 390L900 552', red, 5)
  pen.rect(-20, 550, 960, 9, red)
}

function drawCastle(pen: Pen, light: Light, x: number, y: number) {
  const wall = mix('#c9ad82', light.sky[2], 0.22)
  for (const [at, w, tall] of [
    [-260, 520, 70],
    [-270, 60, 116],
    [-90, 66, 132],
    [60, 58, 108],
    [210, 64, 124],
  ] as const) {
    pen.rect(
      x + at,
      y + 70 - tall,
      w,
      tall + 60,
      pen.fade([
        [0, lighter(wall, 0.12)],
        [1, darker(wall, 0.12)],
      ]),
    )
    for (let merlon = 0; merlon < w; merlon += 20) pen.rect(x + at + merlon, y + 58 - tall, 12, 14, wall)
  }
  pen.stroke(`M${x - 58} ${y - 70}v-66`, '#6b5a4a', 4)
  pen.shape([x - 56, y - 134, x - 4, y - 122, x - 56, y - 106], '#b5432e')
}

/** Porto: the iron arch over the Douro between two towns of tall houses. */
export const portoView: Scene = (pen, random, light) => {
  drawSky(pen, random, light, 600)
  drawHills(pen, random, light, 600, 120, '#70806a', 0.5)
  drawRoofscape(pen, random, light, 470, 260, { x: 250, rise: 150, spread: 420 })
  drawWater(pen, random, light, 830, height, '#3f6a72')
  drawArch(pen, light)
  for (let x = -60, w = 0; x < 420; x += w)
    drawTownhouse(pen, random, light, x, (w = random.between(120, 160)), 850)
  for (let x = 1260, w = 0; x < width; x += w)
    drawTownhouse(pen, random, light, x, (w = random.between(120, 160)), 850)
  for (const [x, w] of [
    [-20, 480],
    [1220, 420],
  ] as const)
    pen.rect(x, 846, w, 34, '#8f8577')
  drawRabelo(pen, random.between(480, 620), 1050)
  drawAir(pen, light)
}

function drawArch(pen: Pen, light: Light) {
  const iron = mix('#4a5560', light.sky[2], 0.12)
  pen.stroke('M400 850Q820 150 1260 850', iron, 16)
  pen.stroke('M430 850Q820 250 1230 850', iron, 10)
  let lattice = ''
  for (let step = 0; step <= 30; step += 1) {
    const t = step / 30
    const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t]
    const upper = [400 * a + 820 * b + 1260 * c, 850 * a + 150 * b + 850 * c] as const
    const lower = [430 * a + 820 * b + 1230 * c, 850 * a + 250 * b + 850 * c] as const
    lattice += `M${upper[0]} ${upper[1]}L${lower[0]} ${lower[1]}M${upper[0]} ${upper[1]}V478`
  }
  pen.stroke(lattice, iron, 4, 'opacity="0.85"')
  pen.rect(180, 462, 1300, 22, iron)
  pen.rect(180, 456, 1300, 5, lighter(iron, 0.4))
  pen.rect(380, 800, 900, 14, iron)
}

/** Aveiro: striped boats on the canal before the slender art-nouveau fronts. */
export const aveiroView: Scene = (pen, random, light) => {
  drawSky(pen, random, light, 620)
  for (let x = -50, w = 0; x < width; x += w)
    drawTownhouse(pen, random, light, x, (w = random.between(150, 210)), 800)
  pen.rect(
    0,
    796,
    width,
    60,
    pen.fade([
      [0, '#b8ac98'],
      [1, '#857a6b'],
    ]),
  )
  pen.rect(0, 794, width, 9, '#ded4c2')
  drawWater(pen, random, light, 856, height, '#4a7466')
  for (const x of [120, 610, 1130]) drawTree(pen, random, light, 'palm', x, 800, 330)
  drawMoliceiro(pen, -40, 970, '#2f6d9a', '#e9c63f')
  drawMoliceiro(pen, 640, 1080, '#b8442f', '#f3ead6')
  drawAir(pen, light)
}

function drawMoliceiro(pen: Pen, x: number, y: number, hull: string, trim: string) {
  pen.ellipse(x + 430, y + 74, 470, 18, '#0f1822', 'opacity="0.4"')
  pen.path(
    `M${x} ${y - 130}Q${x + 20} ${y + 60} ${x + 170} ${y + 74}H${x + 700}Q${x + 860} ${y + 60} ${x + 900} ${y - 80}Q${x + 800} ${y + 10} ${x + 640} ${y + 12}H${x + 220}Q${x + 70} ${y + 6} ${x} ${y - 130}Z`,
    pen.fade([
      [0, lighter(hull, 0.15)],
      [1, darker(hull, 0.45)],
    ]),
  )
  pen.stroke(
    `M${x + 6} ${y - 116}Q${x + 66} ${y + 18} ${x + 220} ${y + 24}H${x + 640}Q${x + 800} ${y + 22} ${x + 894} ${y - 66}`,
    trim,
    9,
  )
  pen.path(
    `M${x + 16} ${y - 60}Q${x + 40} ${y + 30} ${x + 150} ${y + 52}Q${x + 110} ${y - 6} ${x + 16} ${y - 60}Z`,
    trim,
  )
  for (const at of [70, 104]) pen.ellipse(x + at, y + 18, 12, 9, '#d9435f')
  for (let bench = 0; bench < 6; bench += 1) pen.rect(x + 240 + bench * 70, y - 6, 46, 18, '#7a5a3c')
}
