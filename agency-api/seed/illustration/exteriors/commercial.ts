import { azulejo, drawGlass, drawWall, drawWindow, stone, tiledWalls } from '../building.ts'
import { darker, lighter } from '../colour.ts'
import type { Light } from '../light.ts'
import { drawShadow } from '../nature.ts'
import { drawTree } from '../tree.ts'
import { height, type Pen, width } from '../pen.ts'
import type { Scene } from '../scene.ts'
import { drawAir, drawSky } from '../sky.ts'
import type { Random } from '../../random.ts'

const street = 990

function drawGround(pen: Pen) {
  pen.rect(
    0,
    street,
    width,
    90,
    pen.fade([
      [0, '#b9b0a2'],
      [1, '#ddd4c4'],
    ]),
  )
  pen.rect(
    0,
    street + 90,
    width,
    height - street,
    pen.fade([
      [0, '#67645f'],
      [1, '#8d8880'],
    ]),
  )
  pen.rect(0, street + 84, width, 10, '#8b847a')
}

/** A shop on the ground floor of an old house: timber front, awning, lit window. */
export const shopFront: Scene = (pen, random, light) => {
  drawSky(pen, random, light, 300)
  const [back, ink, accent] = random.pick(tiledWalls)
  drawWall(pen, light, 0, 60, width, street - 60, azulejo(pen, 'petal', back, ink, accent))
  for (const x of [150, 480, 810, 1140, 1390])
    drawWindow(
      pen,
      random,
      light,
      { x, y: 130, w: 110, h: 220 },
      { frame: '#f6f2e8', surround: stone, arched: true },
    )
  pen.rect(0, 430, width, 26, stone)
  drawFront(pen, random, light)
  drawGround(pen)
  drawTree(pen, random, light, 'olive', 110, 1060, 330)
  drawTree(pen, random, light, 'olive', 1500, 1060, 330)
  drawAir(pen, light)
}

function drawFront(pen: Pen, random: Random, light: Light) {
  const paint = random.pick(['#2f5a48', '#23405c', '#6e2f2a', '#3b3a36'] as const)
  pen.rect(
    190,
    470,
    1220,
    street - 470,
    pen.fade([
      [0, lighter(paint, 0.1)],
      [1, darker(paint, 0.25)],
    ]),
  )
  pen.rect(190, 470, 1220, 90, darker(paint, 0.2))
  const sign = random.pick(['MERCEARIA', 'LIVRARIA', 'PADARIA', 'ATELIER'] as const)
  pen.text(800, 534, 52, sign, '#ecd8a4', 'text-anchor="middle" letter-spacing="14"')
  for (const [x, w] of [
    [240, 400],
    [960, 400],
  ] as const) {
    drawGlass(pen, random, { ...light, evening: true }, x, 600, w, 290)
    for (let shelf = 0; shelf < 3; shelf += 1) {
      for (let at = x + 20; at < x + w - 30; at += random.between(26, 48)) {
        const tall = random.between(24, 60)
        pen.rect(
          at,
          690 + shelf * 90 - tall,
          random.between(16, 26),
          tall,
          random.pick(['#8a4a32', '#d9a441', '#4b6b57', '#f1e6cf', '#35597f'] as const),
          'rx="4" opacity="0.8"',
        )
      }
      pen.rect(x, 690 + shelf * 90, w, 7, '#5b3a26', 'opacity="0.7"')
    }
    pen.stroke(`M${x} 600h${w}v290h-${w}z`, darker(paint, 0.35), 12)
    const cloth = pen.fade([
      [0, '#f3e9d6'],
      [1, '#cdb993'],
    ])
    pen.shape([x - 10, 566, x + w + 10, 566, x + w + 36, 650, x - 36, 650], cloth)
    for (let part = 0; part < 8; part += 2) {
      const [a, b] = [x - 10 + (part * (w + 20)) / 8, x - 36 + (part * (w + 72)) / 8]
      pen.shape([a, 566, a + w / 8, 566, b + w / 8 + 6, 650, b, 650], '#be5e3b', 'opacity="0.85"')
    }
    pen.rect(
      x - 20,
      650,
      w + 40,
      40,
      pen.fade([
        [0, '#14121c', 0.5],
        [1, '#14121c', 0],
      ]),
    )
  }
  pen.rect(690, 590, 220, street - 590, darker(paint, 0.4))
  drawGlass(pen, random, { ...light, evening: true }, 716, 616, 168, 260)
  pen.stroke('M800 616v370', darker(paint, 0.3), 10)
}

/** An office building with a curtain wall. */
export const officeTower: Scene = (pen, random, light) => {
  drawSky(pen, random, light, 940)
  for (const [x, w, tall] of [
    [-40, 330, 520],
    [1270, 400, 640],
  ] as const) {
    drawWall(pen, light, x, street - tall, w, tall, '#bfb6a8')
    for (let y = street - tall + 30; y < street - 60; y += 66)
      for (let at = x + 26; at < x + w - 50; at += 70) drawGlass(pen, random, light, at, y, 44, 40)
  }
  const [x, w, top] = [330, 860, random.between(130, 240)]
  drawShadow(pen, 760, street + 4, 560, 26, 0.5)
  pen.rect(x, top, w, street - top, '#2d3338')
  const rows = random.whole(8, 10)
  const storey = (street - 130 - top) / rows
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < 10; column += 1)
      drawGlass(pen, random, light, x + 8 + column * 85, top + 8 + row * storey, 79, storey - 12)
    pen.rect(x - 8, top + row * storey - 3, w + 16, 9, '#dcd8ce')
  }
  for (let fin = 0; fin <= 10; fin += 1) pen.rect(x + fin * 85 + 1, top, 6, street - 130 - top, '#e8e4da')
  for (let pane = 0; pane < 6; pane += 1)
    drawGlass(pen, random, light, x + 20 + pane * 138, street - 116, 128, 116)
  pen.rect(x - 40, street - 136, w + 80, 18, '#f0ece2')
  drawGround(pen)
  for (const at of [150, 470, 1050, 1420])
    drawTree(pen, random, light, 'round', at, 1072, random.between(240, 330))
  drawAir(pen, light)
}

/** A brick warehouse of three bays. */
export const warehouse: Scene = (pen, random, light) => {
  drawSky(pen, random, light, street)
  const brick = random.pick(['#a8563c', '#b87452', '#8d5140'] as const)
  const wall = pen.pattern(56, 32, () => {
    pen.rect(0, 0, 56, 32, lighter(brick, 0.2))
    pen.rect(0, 0, 53, 13, brick)
    pen.rect(-28, 16, 53, 13, darker(brick, 0.07))
    pen.rect(28, 16, 53, 13, darker(brick, 0.03))
  })
  for (let bay = 0; bay < 3; bay += 1) {
    const x = 110 + bay * 460
    pen.shape([x - 10, 500, x + 230, 356, x + 470, 500, x + 470, 512, x - 10, 512], darker('#8f4a34', 0.2))
    pen.shape([x, 510, x + 230, 376, x + 460, 510], wall)
    drawWall(pen, light, x, 506, 460, street - 506, wall)
    drawRound(pen, x + 230, 466)
    if (bay !== 1)
      for (const at of [60, 180, 300])
        drawWindow(
          pen,
          random,
          light,
          { x: x + at, y: 640, w: 96, h: 150 },
          { frame: '#33383a', surround: stone, bars: 2, arched: true },
        )
    else drawGate(pen, x)
  }
  drawGround(pen)
  drawTree(pen, random, light, 'round', 60, 1060, 420)
  drawAir(pen, light)
}

function drawRound(pen: Pen, x: number, y: number) {
  pen.ellipse(x, y, 40, 40, stone)
  pen.ellipse(x, y, 31, 31, '#39464f')
  pen.stroke(`M${x - 31} ${y}h62M${x} ${y - 31}v62`, '#d8cdb9', 4)
}

function drawGate(pen: Pen, x: number) {
  pen.rect(x + 70, 600, 320, street - 600, stone)
  pen.rect(
    x + 90,
    622,
    280,
    street - 622,
    pen.fade([
      [0, '#27454f'],
      [1, '#3f6a74'],
    ]),
  )
  let planks = ''
  for (let at = x + 118; at < x + 370; at += 28) planks += `M${at} 622V${street}`
  pen.stroke(planks, '#1d333b', 3)
  pen.stroke(`M${x + 230} 622V${street}`, '#15252b', 7)
}
