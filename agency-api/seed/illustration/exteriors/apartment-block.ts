import { drawGlass, drawWall } from '../building.ts'
import { darker, lighter, mix } from '../colour.ts'
import type { Light } from '../light.ts'
import { drawHedge, drawShadow } from '../nature.ts'
import { drawTree } from '../tree.ts'
import { height, type Pen, width } from '../pen.ts'
import type { Scene } from '../scene.ts'
import { drawAir, drawSky } from '../sky.ts'
import type { Random } from '../../random.ts'

const street = 1000
const walls = ['#ece6da', '#d7cfc2', '#c9b7a2', '#b8654a', '#e4ddd0', '#8f9aa0'] as const

/** A new apartment building with deep glass balconies, trees along the pavement. */
export const apartmentBlock: Scene = (pen, random, light) => {
  drawSky(pen, random, light, 900)
  drawNeighbours(pen, random, light)
  const floors = random.whole(5, 7)
  const storey = 760 / floors
  const [x, w] = [random.between(280, 400), random.between(800, 920)]
  const top = street - 130 - floors * storey
  const wall = random.pick(walls)
  drawShadow(pen, x + w / 2, street + 4, w * 0.66, 22, 0.5)
  drawWall(pen, light, x, top, w, street - top, wall)
  pen.rect(x + 90, top - 46, w - 180, 48, darker(wall, 0.16))
  pen.rect(x - 10, top - 8, w + 20, 14, lighter(wall, 0.4))
  const wood = random.pick(['#9a6b43', '#5e5148', '#b08457'] as const)
  for (let floor = 0; floor < floors; floor += 1)
    drawStorey(pen, random, light, { x, w, y: top + floor * storey, storey, wood, wall })
  drawEntrance(pen, random, light, x, w)
  drawStreet(pen)
  for (const at of [120, x + 40, x + w - 30, 1500])
    drawTree(pen, random, light, 'round', at, 1070, random.between(290, 400))
  drawHedge(pen, random, light, { from: x + 80, to: x + w * 0.36, base: 1012, tall: 34, flower: '#f2efe6' })
  drawAir(pen, light)
}

function drawStorey(
  pen: Pen,
  random: Random,
  light: Light,
  level: { x: number; w: number; y: number; storey: number; wood: string; wall: string },
) {
  const { x, w, y, storey, wood, wall } = level
  const columns = 4
  const pitch = (w - 60) / columns
  for (let column = 0; column < columns; column += 1) {
    const left = x + 30 + column * pitch
    const wide = pitch - 26
    pen.rect(left, y + 18, wide, storey - 20, darker(wall, 0.42))
    const glassWide = wide * 0.68
    drawGlass(pen, random, light, left, y + 24, glassWide, storey - 30)
    pen.stroke(`M${left + glassWide / 2} ${y + 24}v${storey - 30}`, '#2c2d30', 5)
    for (let at = left + glassWide; at < left + wide - 4; at += 11) pen.rect(at, y + 18, 7, storey - 24, wood)
    pen.rect(left, y + 18, wide, 20, '#14121c', 'opacity="0.4"')
    pen.rect(left - 10, y + storey - 8, wide + 20, 11, lighter(wall, 0.35))
    pen.rect(left - 8, y + storey - 48, wide + 16, 40, mix('#cfe3e8', '#ffffff', 0.2), 'opacity="0.38"')
    pen.stroke(`M${left - 8} ${y + storey - 48}h${wide + 16}`, '#e6eeee', 3)
    if (random.chance(0.3)) drawPots(pen, random, left + random.between(10, wide - 40), y + storey - 10)
  }
}

function drawPots(pen: Pen, random: Random, x: number, y: number) {
  for (let leaf = 0; leaf < 16; leaf += 1) {
    pen.ellipse(
      x + random.between(0, 36),
      y - random.between(14, 60),
      8,
      6,
      lighter('#4d7440', random.between(0, 0.3)),
    )
  }
}

function drawEntrance(pen: Pen, random: Random, light: Light, x: number, w: number) {
  pen.rect(x, street - 126, w, 126, '#57514b')
  for (let pane = 0; pane < 7; pane += 1) {
    drawGlass(pen, random, light, x + 16 + (pane * (w - 32)) / 7, street - 116, (w - 32) / 7 - 10, 116)
  }
  pen.rect(x + w / 2 - 110, street - 142, 220, 16, '#2c2b2d')
  pen.lit(() =>
    pen.rect(x + w / 2 - 100, street - 126, 200, 5, '#ffe6b0', `opacity="${light.evening ? 0.95 : 0.4}"`),
  )
}

function drawNeighbours(pen: Pen, random: Random, light: Light) {
  for (let x = -40; x < width; x += random.between(150, 230)) {
    const [w, tall] = [random.between(150, 240), random.between(330, 620)]
    const far = mix(random.pick(walls), light.sky[2], 0.5)
    pen.rect(
      x,
      street - tall,
      w,
      tall,
      pen.fade([
        [0, far],
        [1, mix(far, light.sky[3], 0.3)],
      ]),
    )
    for (let y = street - tall + 28; y < street - 40; y += 52) {
      for (let at = x + 18; at < x + w - 26; at += 42)
        pen.rect(at, y, 22, 28, darker(far, 0.22), 'opacity="0.7"')
    }
  }
}

function drawStreet(pen: Pen) {
  pen.rect(
    0,
    street,
    width,
    84,
    pen.fade([
      [0, '#b8afa1'],
      [1, '#d8cfbf'],
    ]),
  )
  pen.rect(
    0,
    street + 84,
    width,
    height - street,
    pen.fade([
      [0, '#57555a'],
      [1, '#7d7a7a'],
    ]),
  )
  pen.rect(0, street + 80, width, 10, '#8d8579')
  for (let dash = -60; dash < width; dash += 260)
    pen.shape([dash, 1160, dash + 150, 1160, dash + 142, 1148, dash + 8, 1148], '#efe9da', 'opacity="0.7"')
}
