import { darker, lighter, mix } from '../colour.ts'
import type { Light } from '../light.ts'
import { drawCrown, drawGrass, drawHills, drawWater } from '../nature.ts'
import { drawTree } from '../tree.ts'
import { height, type Pen, width } from '../pen.ts'
import type { Scene } from '../scene.ts'
import { drawAir, drawSky } from '../sky.ts'
import type { Random } from '../../random.ts'
import { drawRoofscape } from './roofscape.ts'

/** The Algarve's ochre cliffs, a sea arch and a small beach. */
export const algarveCliffs: Scene = (pen, random, light) => {
  drawSky(pen, random, light, 500)
  drawWater(pen, random, light, 500, height, '#1f8a9c')
  drawCliff(pen, random, light, [-20, 380, 330, 400, 420, 470, 400, 560, 470, 640, 430, 800, -20, 960], 0.3)
  drawArchRock(pen, random, light)
  drawCliff(
    pen,
    random,
    light,
    [1640, 300, 1290, 350, 1190, 430, 1230, 540, 1120, 640, 1180, 760, 1060, 900, 1640, 1010],
    0.05,
  )
  pen.path(
    'M-20 960Q360 860 700 1000T1640 960V1220H-20Z',
    pen.fade([
      [0, '#f2ddae'],
      [1, '#e0c088'],
    ]),
  )
  pen.stroke('M-20 954Q360 854 700 994T1640 954', '#f7fbf6', 9, 'opacity="0.75"')
  for (let umbrella = 0; umbrella < 5; umbrella += 1)
    drawUmbrella(pen, 330 + umbrella * 210, 1080 + (umbrella % 2) * 44, random)
  drawTree(pen, random, light, 'pine', 1500, 330, 190)
  drawAir(pen, light)
}

function drawCliff(pen: Pen, random: Random, light: Light, outline: readonly number[], haze: number) {
  const rock = mix('#d99a55', light.sky[2], haze)
  pen.shape(
    outline,
    pen.fade([
      [0, lighter(rock, 0.2)],
      [0.55, rock],
      [1, darker(rock, 0.3)],
    ]),
  )
  const path = `M${outline.join(' ')}Z`
  pen.within(path, () => {
    for (let band = 0; band < 12; band += 1) {
      const y = 340 + band * 56 + random.between(-14, 14)
      pen.stroke(
        `M-20 ${y}Q400 ${y + random.between(-30, 30)} 800 ${y}T1640 ${y + 20}`,
        band % 3 === 0 ? lighter(rock, 0.35) : darker(rock, 0.3),
        random.between(4, 16),
        'opacity="0.3"',
      )
    }
    for (let crack = 0; crack < 26; crack += 1) {
      const [x, y] = [random.between(0, width), random.between(380, 820)]
      pen.stroke(
        `M${x} ${y}l${random.between(-22, 22)} ${random.between(50, 130)}`,
        darker(rock, 0.5),
        random.between(3, 9),
        'opacity="0.22"',
      )
    }
    for (let bush = 0; bush < 24; bush += 1)
      drawCrown(pen, random, light, {
        x: random.between(-20, width),
        y: random.between(350, 400),
        rx: 46,
        ry: 20,
        leaf: '#66753f',
        dabs: 24,
      })
  })
}

function drawArchRock(pen: Pen, random: Random, light: Light) {
  const rock = mix('#d08f4e', light.sky[2], 0.2)
  const outline =
    'M560 800Q540 560 640 490Q780 420 900 500Q980 570 960 800H860Q880 640 780 610Q690 600 680 800Z'
  pen.path(
    outline,
    pen.fade([
      [0, lighter(rock, 0.25)],
      [1, darker(rock, 0.35)],
    ]),
  )
  pen.within(outline, () => {
    for (let y = 500; y < 800; y += 34)
      pen.stroke(`M540 ${y}q220 ${random.between(-24, 24)} 440 0`, darker(rock, 0.4), 7, 'opacity="0.3"')
  })
  pen.ellipse(760, 806, 240, 15, '#eef8f6', 'opacity="0.6"')
}

function drawUmbrella(pen: Pen, x: number, y: number, random: Random) {
  pen.ellipse(x + 30, y + 86, 76, 13, '#5b4326', 'opacity="0.3"')
  pen.stroke(`M${x} ${y + 84}V${y}`, '#7a5a3c', 6)
  pen.path(
    `M${x - 80} ${y + 14}Q${x} ${y - 80} ${x + 80} ${y + 14}Z`,
    random.pick(['#be5e3b', '#f3ead6', '#35597f', '#e0b13c'] as const),
  )
  pen.path(`M${x - 28} ${y + 14}Q${x} ${y - 70} ${x + 28} ${y + 14}Z`, '#fff8ea', 'opacity="0.7"')
}

/** Cascais: the bay with small boats, the town and a lighthouse on the point. */
export const cascaisBay: Scene = (pen, random, light) => {
  drawSky(pen, random, light, 540)
  drawHills(pen, random, light, 560, 150, '#5f7a68', 0.55)
  drawRoofscape(pen, random, light, 520, 190, { x: 300, rise: 60, spread: 500 })
  for (let tree = 0; tree < 7; tree += 1)
    drawTree(
      pen,
      random,
      light,
      random.pick(['pine', 'palm'] as const),
      random.between(0, 1150),
      780,
      random.between(130, 210),
    )
  drawWater(pen, random, light, 790, height, '#23809a')
  pen.path(
    'M-20 770Q500 750 900 790T1200 830Q700 860 -20 850Z',
    pen.fade([
      [0, '#f0dcae'],
      [1, '#dcbf88'],
    ]),
  )
  drawLighthouse(pen, random, 1350, 800)
  for (let boat = 0; boat < 8; boat += 1)
    drawBoat(pen, random, random.between(40, width - 160), 880 + boat * 34, 0.6 + boat * 0.1)
  drawAir(pen, light)
}

function drawBoat(pen: Pen, random: Random, x: number, y: number, size: number) {
  const hull = random.pick(['#35597f', '#f5efe2', '#b8442f', '#3f7a6b', '#e0b13c'] as const)
  pen.ellipse(x + 50 * size, y + 24 * size, 74 * size, 7 * size, '#0f1822', 'opacity="0.35"')
  pen.path(
    `M${x - 16 * size} ${y}H${x + 124 * size}Q${x + 108 * size} ${y + 26 * size} ${x + 84 * size} ${y + 26 * size}H${x + 10 * size}Q${x - 6 * size} ${y + 24 * size} ${x - 16 * size} ${y}Z`,
    pen.fade([
      [0, lighter(hull, 0.2)],
      [1, darker(hull, 0.3)],
    ]),
  )
  pen.rect(x + 24 * size, y - 20 * size, 40 * size, 21 * size, '#f7f2e6', 'rx="4"')
  pen.stroke(`M${x + 70 * size} ${y}v${-74 * size}`, '#4a3a2c', 3 * size)
}

export function drawLighthouse(pen: Pen, random: Random, x: number, base: number) {
  for (let rock = 0; rock < 26; rock += 1)
    pen.ellipse(
      x + random.between(-230, 260),
      base + random.between(0, 50),
      random.between(30, 70),
      random.between(18, 34),
      mix('#8f8171', '#5d534a', random.next()),
    )
  pen.rect(x + 50, base - 90, 190, 92, '#f4eddd')
  pen.shape([x + 40, base - 90, x + 145, base - 136, x + 250, base - 90], '#b9623d')
  pen.shape(
    [x - 34, base, x - 22, base - 300, x + 22, base - 300, x + 34, base],
    pen.fade(
      [
        [0, '#ffffff'],
        [1, '#cfc6b6'],
      ],
      'right',
    ),
  )
  for (const y of [250, 150, 50])
    pen.shape(
      [x - 31, base - y + 24, x - 28, base - y - 24, x + 28, base - y - 24, x + 31, base - y + 24],
      '#3a6ea5',
    )
  pen.rect(x - 32, base - 312, 64, 13, '#35393d')
  pen.lit(() => pen.rect(x - 17, base - 352, 34, 40, '#ffe9ae'))
  pen.path(`M${x - 22} ${base - 352}Q${x} ${base - 392} ${x + 22} ${base - 352}Z`, '#b8442f')
}

/** Comporta: flooded rice fields, a stork's nest, thatched huts at the edge of the dunes. */
export const comportaFields: Scene = (pen, random, light) => {
  drawSky(pen, random, light, 600)
  drawHills(pen, random, light, 620, 70, '#6f7f58', 0.5)
  for (let tree = 0; tree < 12; tree += 1)
    drawTree(pen, random, light, 'pine', random.between(0, width), 640, random.between(90, 170))
  drawGrass(pen, random, 630, height, '#93a552')
  for (let field = 0; field < 4; field += 1) {
    const y = 690 + field * field * 34 + field * 42
    const tall = 26 + field * 24
    pen.group(`transform="translate(${field % 2 === 0 ? 0 : 160} 0)"`, () => {
      pen.shape(
        [-400, y, 1900, y, 1960, y + tall, -460, y + tall],
        pen.fade([
          [0, light.sky[2]],
          [1, mix(light.sky[1], '#4f6a5c', 0.35)],
        ]),
      )
    })
  }
  for (const x of [220, 470]) drawHut(pen, x, 668)
  drawStork(pen, 1180, 760)
  drawAir(pen, light)
}

function drawHut(pen: Pen, x: number, base: number) {
  pen.rect(x, base - 60, 170, 62, '#f2eadb')
  pen.rect(x + 66, base - 46, 34, 48, '#3f72ae')
  pen.shape(
    [x - 22, base - 54, x + 30, base - 126, x + 140, base - 126, x + 192, base - 54],
    pen.fade([
      [0, '#b59a68'],
      [1, '#826a42'],
    ]),
  )
}

function drawStork(pen: Pen, x: number, base: number) {
  pen.rect(x - 7, base - 420, 14, 420, '#5d4a38')
  pen.ellipse(x, base - 424, 78, 25, '#6f573c')
  for (let twig = 0; twig < 18; twig += 1)
    pen.stroke(`M${x - 74 + twig * 8} ${base - 430}l${(twig % 5) * 9 - 18} 14`, '#4a3826', 3)
  pen.ellipse(x - 6, base - 486, 40, 21, '#fbf8f0', `transform="rotate(-24 ${x} ${base - 486})"`)
  pen.path(`M${x - 42} ${base - 470}l-34 20l48 2z`, '#2b2a2c')
  pen.stroke(
    `M${x + 24} ${base - 500}q14 -30 10 -58M${x - 10} ${base - 468}v34M${x + 4} ${base - 470}v36`,
    '#fbf8f0',
    8,
  )
  pen.ellipse(x + 34, base - 560, 12, 10, '#fbf8f0')
  pen.shape([x + 42, base - 564, x + 92, base - 552, x + 42, base - 554], '#c9502f')
}
