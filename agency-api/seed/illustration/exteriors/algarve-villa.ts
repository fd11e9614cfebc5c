import { drawGlass, drawWall, drawWindow } from '../building.ts'
import { darker, lighter } from '../colour.ts'
import type { Light } from '../light.ts'
import { drawHedge, drawHills, drawShadow, drawWater } from '../nature.ts'
import { drawTree } from '../tree.ts'
import { type Pen, width } from '../pen.ts'
import { drawPool, drawLounger } from '../pool.ts'
import type { Scene } from '../scene.ts'
import { drawAir, drawSky } from '../sky.ts'
import type { Random } from '../../random.ts'

const floor = 800

/** A whitewashed Algarve villa: arches, a laced chimney, pool, palms and bougainvillea. */
export const algarveVilla: Scene = (pen, random, light) => {
  drawSky(pen, random, light, 620)
  if (random.chance(0.6)) drawWater(pen, random, light, 560, 700, '#2f7f9e')
  drawHills(pen, random, light, 680, 120, '#7d8a58', 0.35)
  for (const x of [70, 1530, 1400])
    drawTree(pen, random, light, random.pick(['palm', 'pine'] as const), x, 780, random.between(420, 560))
  const x = random.between(230, 330)
  drawVolumes(pen, random, light, x)
  drawHedge(pen, random, light, { from: -40, to: x, base: floor + 20, tall: 70, flower: '#d6417e' })
  drawHedge(pen, random, light, { from: 1330, to: width + 60, base: floor + 20, tall: 80, flower: '#d6417e' })
  drawPool(pen, random, light, floor)
  drawLounger(pen, random.between(150, 260), 930)
  drawLounger(pen, random.between(1260, 1330), 930)
  drawTree(pen, random, light, 'palm', random.pick([90, 1510] as const), 1150, 860)
  drawAir(pen, light)
}

function drawVolumes(pen: Pen, random: Random, light: Light, x: number) {
  const white = '#f7f1e6'
  const upper = x + random.between(180, 360)
  drawShadow(pen, x + 520, floor + 6, 640, 24, 0.5)
  drawWall(pen, light, upper, 350, 520, 210, white)
  pen.rect(upper - 14, 338, 548, 18, lighter(white, 0.4))
  pen.rect(upper - 14, 354, 548, 8, '#c07148')
  for (const at of [70, 220, 370]) {
    drawWindow(
      pen,
      random,
      light,
      { x: upper + at, y: 408, w: 84, h: 130 },
      { frame: '#5f8fa8', surround: lighter(white, 0.6) },
    )
  }
  drawChimney(pen, upper + 430, 338)
  drawWall(pen, light, x, 545, 1010, floor - 545, white)
  pen.rect(x - 16, 532, 1042, 18, lighter(white, 0.4))
  pen.rect(x - 16, 549, 1042, 9, '#c07148')
  const arches = random.whole(3, 4)
  const pitch = 600 / arches
  for (let arch = 0; arch < arches; arch += 1) drawArch(pen, random, light, x + 40 + arch * pitch, pitch - 34)
  drawWindow(
    pen,
    random,
    light,
    { x: x + 720, y: 620, w: 190, h: 130 },
    { frame: '#5f8fa8', surround: lighter(white, 0.6), bars: 3 },
  )
  drawClimber(pen, random, x + 650, 560)
}

function drawArch(pen: Pen, random: Random, light: Light, x: number, w: number) {
  const spring = 650
  const outline = `M${x} ${floor}V${spring}A${w / 2} ${w / 2.3} 0 0 1 ${x + w} ${spring}V${floor}Z`
  pen.path(outline, '#b9a893')
  pen.within(outline, () => {
    pen.rect(
      x,
      560,
      w,
      240,
      pen.fade([
        [0, '#4d4438'],
        [0.5, '#8d7d69'],
        [1, '#b6a58e'],
      ]),
    )
    drawGlass(pen, random, light, x + w * 0.2, 640, w * 0.6, 160)
    pen.stroke(`M${x + w / 2} 640V${floor}`, '#efe8da', 5)
    pen.shape([x, 560, x + w, 560, x + w, 640, x, 600], '#221d26', 'opacity="0.35"')
  })
  pen.stroke(`M${x} ${floor}V${spring}A${w / 2} ${w / 2.3} 0 0 1 ${x + w} ${spring}V${floor}`, '#fffaf0', 7)
}

export function drawChimney(pen: Pen, x: number, base: number, tall = 120) {
  const white = '#f6f0e4'
  pen.rect(
    x,
    base - tall,
    66,
    tall,
    pen.fade(
      [
        [0, white],
        [1, darker(white, 0.2)],
      ],
      'right',
    ),
  )
  pen.rect(x - 8, base - tall - 8, 82, 12, lighter(white, 0.5))
  for (let slot = 0; slot < 5; slot += 1)
    pen.rect(x + 7 + slot * 11.5, base - tall + 16, 6, 44, '#7d6f66', 'rx="3"')
  pen.shape([x - 2, base - tall - 8, x + 33, base - tall - 46, x + 68, base - tall - 8], '#c07148')
}

function drawClimber(pen: Pen, random: Random, x: number, y: number) {
  for (let index = 0; index < 260; index += 1) {
    const down = Math.pow(random.next(), 1.3)
    const at = x + random.between(-1, 1) * (52 + 70 * (1 - down))
    const size = random.between(5, 12)
    const colour =
      index % 4 === 0 ? darker('#56783d', random.between(0, 0.3)) : lighter('#c93577', random.between(0, 0.4))
    pen.ellipse(at, y - 26 + down * 232, size, size * 0.8, colour)
  }
}
