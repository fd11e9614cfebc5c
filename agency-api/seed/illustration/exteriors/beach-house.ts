import { drawGlass } from '../building.ts'
import { darker, lighter } from '../colour.ts'
import type { Light } from '../light.ts'
import { drawHedge, drawShadow, drawWater } from '../nature.ts'
import { drawTree } from '../tree.ts'
import { height, type Pen, width } from '../pen.ts'
import type { Scene } from '../scene.ts'
import { drawAir, drawSky } from '../sky.ts'
import type { Random } from '../../random.ts'

/** A Comporta cabana: thatch and pale timber on a deck among the dunes, the Atlantic behind. */
export const beachHouse: Scene = (pen, random, light) => {
  drawSky(pen, random, light, 620)
  drawWater(pen, random, light, 620, 780, '#2e7f96')
  drawDunes(pen, random)
  for (const x of [90, 1480, 1330])
    drawTree(pen, random, light, 'pine', x, random.between(790, 830), random.between(340, 480))
  const x = random.between(330, 480)
  drawCabin(pen, random, light, x)
  drawWalk(pen, x)
  drawGrasses(pen, random)
  drawHedge(pen, random, light, {
    from: -40,
    to: 240,
    base: 1150,
    tall: 70,
    leaf: '#8b9663',
    flower: '#e9d36a',
  })
  drawAir(pen, light)
}

function drawDunes(pen: Pen, random: Random) {
  const sand = '#e9d6ac'
  for (let row = 0; row < 4; row += 1) {
    const y = 740 + row * 96
    const [a, b] = [random.between(-70, 40), random.between(-70, 40)]
    const fill = pen.fade([
      [0, lighter(sand, 0.3 - row * 0.05)],
      [0.6, darker(sand, 0.06 + row * 0.04)],
    ])
    pen.path(
      `M-20 ${y}C300 ${y + a - 60} 600 ${y + 50} 860 ${y}S1400 ${y + b - 50} 1640 ${y + 10}V${height + 20}H-20Z`,
      fill,
    )
  }
}

function drawCabin(pen: Pen, random: Random, light: Light, x: number) {
  const wood = random.pick(['#c9a679', '#e8e2d4', '#a98c6c'] as const)
  const w = 680
  drawShadow(pen, x + w / 2, 900, w * 0.68, 34, 0.45)
  pen.rect(x - 70, 866, w + 140, 26, '#b99a70')
  for (let post = x - 50; post < x + w + 70; post += 110) pen.rect(post, 890, 16, 40, '#8a6d4c')
  pen.rect(x, 620, w, 246, wood)
  let boards = ''
  for (let at = x + 14; at < x + w; at += 17) boards += `M${at} 620V866`
  pen.stroke(boards, darker(wood, 0.28), 2, 'opacity="0.6"')
  for (const [at, wide] of [
    [50, 130],
    [210, 250],
    [500, 130],
  ] as const) {
    drawGlass(pen, random, light, x + at, 672, wide, 194)
    pen.stroke(`M${x + at} 672h${wide}v194h-${wide}zM${x + at + wide / 2} 672v194`, '#f6f1e6', 8)
  }
  pen.rect(
    x,
    620,
    w,
    52,
    pen.fade([
      [0, '#1d1a2c', 0.5],
      [1, '#1d1a2c', 0],
    ]),
  )
  drawThatch(pen, random, x, w)
  for (const at of [x - 50, x + w + 38]) pen.rect(at, 650, 13, 216, '#a98258')
  pen.rect(x + 230, 800, 210, 16, '#f6f1e6', 'rx="8"')
}

function drawThatch(pen: Pen, random: Random, x: number, w: number) {
  const straw = '#a98f5d'
  const roof = `M${x - 90} 650L${x + 110} 436Q${x + w / 2} 408 ${x + w - 110} 436L${x + w + 90} 650Q${x + w / 2} 668 ${x - 90} 650Z`
  pen.path(
    roof,
    pen.fade([
      [0, lighter(straw, 0.25)],
      [0.8, straw],
      [1, darker(straw, 0.4)],
    ]),
  )
  pen.within(roof, () => {
    for (const colour of [darker(straw, 0.4), lighter(straw, 0.4)]) {
      let d = ''
      for (let index = 0; index < 420; index += 1) {
        const at = random.between(-90, w + 90)
        d += `M${Math.round(x + at)} ${Math.round(random.between(410, 650))}l${Math.round((at - w / 2) * 0.05)} ${random.whole(18, 44)}`
      }
      pen.stroke(d, colour, 2, 'opacity="0.4"')
    }
  })
  pen.path(
    `M${x + 100} 440Q${x + w / 2} 398 ${x + w - 100} 440L${x + w - 80} 466Q${x + w / 2} 428 ${x + 80} 466Z`,
    darker(straw, 0.3),
  )
}

function drawWalk(pen: Pen, x: number) {
  const [left, right] = [x + 270, x + 400]
  for (let board = 0; board < 17; board += 1) {
    const near = Math.pow(board / 17, 1.4)
    const y = 900 + near * 320
    const wide = 60 + near * 170
    pen.rect(
      (left + right) / 2 - wide + near * 60,
      y,
      wide * 2,
      6 + near * 20,
      board % 2 === 0 ? '#c9ab80' : '#b8986c',
      'rx="3"',
    )
  }
}

function drawGrasses(pen: Pen, random: Random) {
  for (let tuft = 0; tuft < 46; tuft += 1) {
    const near = random.next()
    const [x, y] = [random.between(-10, width + 10), 790 + near * 400]
    if (Math.abs(x - 800) < 260 && y < 1150) continue
    let d = ''
    for (let blade = 0; blade < 11; blade += 1) {
      const lean = random.between(-1, 1) * (16 + near * 36)
      d += `M${Math.round(x + lean * 0.15)} ${Math.round(y)}q${Math.round(lean * 0.3)} ${-Math.round(24 + near * 44)} ${Math.round(lean)} ${-Math.round(36 + near * 60)}`
    }
    pen.stroke(d, random.pick(['#8f9a5e', '#b3a86a', '#75854f'] as const), 2 + near * 2)
  }
}
