import { drawRoof, drawWall, drawWindow } from '../building.ts'
import { darker, lighter, mix } from '../colour.ts'
import type { Light } from '../light.ts'
import { drawGrass, drawHills, drawWater } from '../nature.ts'
import { drawTree } from '../tree.ts'
import { height, type Pen, width } from '../pen.ts'
import type { Scene } from '../scene.ts'
import { drawAir, drawSky } from '../sky.ts'
import type { Random } from '../../random.ts'

/** Vines in rows that run to a white quinta, terraces on the hills behind. */
export const vineyard: Scene = (pen, random, light) => {
  drawSky(pen, random, light, 560)
  drawHills(pen, random, light, 580, 260, '#6f7d5c', 0.55)
  drawTerraces(pen, random, light)
  const x = random.between(480, 900)
  drawTree(pen, random, light, 'cypress', x - 60, 740, 210)
  drawTree(pen, random, light, 'pine', x + 350, 742, 250)
  drawQuinta(pen, random, light, x)
  drawGrass(pen, random, 735, height, '#a9965a')
  drawRows(pen, random, light)
  drawAir(pen, light)
}

function drawTerraces(pen: Pen, random: Random, light: Light) {
  const slope = mix('#76803f', light.sky[2], 0.25)
  pen.path(
    `M-20 760V560Q260 430 620 560T1200 500T1640 570V760Z`,
    pen.fade([
      [0, slope],
      [1, darker(slope, 0.16)],
    ]),
  )
  for (let row = 0; row < 9; row += 1) {
    const y = 585 + row * 19
    pen.stroke(
      `M-20 ${y}Q260 ${y - 110 + row * 12} 620 ${y}T1200 ${y - 50 + row * 6}T1640 ${y}`,
      darker(slope, 0.3),
      5,
      `opacity="0.5" stroke-dasharray="${random.whole(5, 9)} 4"`,
    )
  }
}

function drawQuinta(pen: Pen, random: Random, light: Light, x: number) {
  drawRoof(pen, x - 12, 640, 324, 56, 30)
  drawWall(pen, light, x, 640, 300, 104, '#f6f0e2')
  for (const at of [30, 100, 170, 240])
    drawWindow(
      pen,
      random,
      light,
      { x: x + at, y: 664, w: 30, h: 44 },
      { frame: '#7d4a34', surround: '#d8cdb9' },
    )
}

function drawRows(pen: Pen, random: Random, light: Light) {
  const leaf = random.pick(['#7a8f3c', '#8f8a3a', '#a9743a', '#6f8a42'] as const)
  const far = 752
  for (let row = -9; row <= 9; row += 1) {
    for (let bush = 0; bush < 30; bush += 1) {
      const near = Math.pow(bush / 29, 2.1)
      const size = 7 + near * 88
      const [x, y] = [width / 2 + row * (34 + near * 300), far + near * 470]
      if (x < -120 || x > width + 120) continue
      pen.ellipse(
        x + size * 0.3 * -light.side,
        y + size * 0.2,
        size * 1.05,
        size * 0.26,
        '#2c2419',
        'opacity="0.3"',
      )
      for (let dab = 0; dab < 5; dab += 1) {
        const side = random.between(-1, 1)
        const colour =
          side * light.side > 0
            ? lighter(leaf, random.between(0.05, 0.35))
            : darker(leaf, random.between(0.1, 0.4))
        pen.ellipse(
          x + side * size * 0.62,
          y - size * random.between(0.05, 0.8),
          size * 0.42,
          size * 0.3,
          colour,
        )
      }
    }
  }
}

/** Building land: a fenced meadow with olive trees and its corner posts, hills or the sea behind. */
export const landPlot: Scene = (pen, random, light) => {
  drawSky(pen, random, light, 600)
  if (random.chance(0.5)) drawWater(pen, random, light, 590, 700, '#2f7f9e')
  drawHills(pen, random, light, 650, 170, '#76855a', 0.5)
  drawHills(pen, random, light, 720, 110, '#7f8a52', 0.2)
  drawGrass(pen, random, 720, height, random.pick(['#a3a454', '#8fa052', '#b8a35a'] as const))
  drawFlowers(pen, random)
  for (let tree = 0; tree < 6; tree += 1) {
    const near = random.next()
    drawTree(
      pen,
      random,
      light,
      random.pick(['olive', 'oak', 'olive'] as const),
      random.between(30, width - 30),
      740 + near * 60,
      130 + near * 110,
    )
  }
  drawDryWall(pen, random)
  drawPosts(pen)
  drawTree(pen, random, light, 'olive', random.pick([170, 1400] as const), 1080, 440)
  drawAir(pen, light)
}

function drawFlowers(pen: Pen, random: Random) {
  for (let bloom = 0; bloom < 260; bloom += 1) {
    const near = Math.pow(random.next(), 0.8)
    const size = 1.5 + near * 4
    pen.ellipse(
      random.between(0, width),
      740 + near * 450,
      size,
      size * 0.8,
      random.pick(['#e9d24a', '#f4efe2', '#c9463c', '#a98bd0'] as const),
      'opacity="0.85"',
    )
  }
}

function drawDryWall(pen: Pen, random: Random) {
  for (let row = 0; row < 3; row += 1) {
    for (let x = -10; x < width; x += random.between(26, 44)) {
      pen.ellipse(
        x,
        838 - row * 15 + random.between(-3, 3),
        random.between(18, 25),
        10,
        mix('#a89c8a', '#756b5e', random.next()),
      )
    }
  }
}

function drawPosts(pen: Pen) {
  const corners = [
    [330, 900],
    [1250, 900],
    [1500, 1130],
    [90, 1130],
  ] as const
  const d = corners.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y - 26}`).join('')
  pen.stroke(`${d}Z`, '#f7f1e3', 4, 'stroke-dasharray="2 14" opacity="0.9"')
  for (const [x, y] of corners) {
    pen.rect(x - 7, y - 66, 14, 66, '#8a6d4c')
    pen.rect(x - 7, y - 66, 14, 18, '#be5e3b')
  }
}
