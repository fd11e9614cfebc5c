import { darker, lighter } from './colour.ts'
import type { Pen } from './pen.ts'
import type { Random } from '../random.ts'
import { createPen } from './pen.ts'
import { createRandom } from '../random.ts'

export type Hair = 'short' | 'long' | 'bun' | 'curly'

export interface Sitter {
  seed: number
  hair: Hair
  hairColour: string
  skin: string
  beard?: boolean
  glasses?: boolean
}

/** A head-and-shoulders portrait on a soft ground; drawn on the middle 1200 × 1200 of the sheet. */
export function drawPortrait(sitter: Sitter): string {
  const pen = createPen((colour) => colour)
  const random = createRandom(sitter.seed)
  const ground = random.pick(['#d9c7ae', '#b9c4bb', '#d8b8a6', '#b7c2cc', '#e0d2b4'] as const)
  pen.rect(
    0,
    0,
    1600,
    1200,
    pen.fade(
      [
        [0, lighter(ground, 0.35)],
        [1, darker(ground, 0.14)],
      ],
      'slant',
    ),
  )
  pen.ellipse(
    560,
    360,
    700,
    620,
    pen.glow([
      [0, '#fff8e6', 0.5],
      [1, '#fff8e6', 0],
    ]),
  )
  if (sitter.hair === 'long') drawBackHair(pen, sitter.hairColour)
  drawShoulders(pen, random, sitter.skin)
  drawFace(pen, sitter)
  drawHair(pen, random, sitter)
  return pen.svg()
}

function drawBackHair(pen: Pen, colour: string) {
  pen.path(
    'M560 500Q540 220 800 216T1040 500Q1060 780 1090 900H510Q540 780 560 500Z',
    pen.fade([
      [0, lighter(colour, 0.12)],
      [1, darker(colour, 0.35)],
    ]),
  )
}

function drawShoulders(pen: Pen, random: Random, skin: string) {
  const cloth = random.pick(['#35597f', '#4b5b52', '#7a3f33', '#3d3d46', '#8a6f52'] as const)
  pen.path(
    'M300 1220Q320 960 560 900L720 850H880L1040 900Q1280 960 1300 1220Z',
    pen.fade([
      [0, lighter(cloth, 0.16)],
      [1, darker(cloth, 0.3)],
    ]),
  )
  pen.path('M700 860L800 1080L900 860Z', '#f6f1e6')
  pen.path('M690 856L640 980L760 1130L800 1060ZM910 856L960 980L840 1130L800 1060Z', darker(cloth, 0.2))
  pen.path(
    'M716 740H884V880Q800 980 716 880Z',
    pen.fade([
      [0, darker(skin, 0.3)],
      [1, skin],
    ]),
  )
}

function drawFace(pen: Pen, { skin, beard, glasses, hairColour }: Sitter) {
  for (const x of [588, 1012]) pen.ellipse(x, 560, 34, 54, darker(skin, 0.14))
  pen.path(
    'M594 480Q590 290 800 290T1006 480Q1010 680 930 770Q860 836 800 836T670 770Q590 680 594 480Z',
    pen.fade(
      [
        [0, lighter(skin, 0.16)],
        [0.6, skin],
        [1, darker(skin, 0.16)],
      ],
      'slant',
    ),
  )
  if (beard === true)
    pen.path(
      'M598 580Q620 640 690 650Q800 610 910 650Q980 640 1002 580Q1010 700 930 784Q860 850 800 850T670 784Q590 700 598 580Z',
      hairColour,
      'opacity="0.9"',
    )
  for (const x of beard === true ? [] : [660, 940]) pen.ellipse(x, 640, 54, 40, '#d9745c', 'opacity="0.16"')
  for (const x of [706, 894]) {
    pen.ellipse(x, 542, 32, 19, '#fbf8f2')
    pen.ellipse(x, 543, 17, 17, '#4a3a2c')
    pen.ellipse(x + 5, 538, 5, 5, '#ffffff')
    pen.stroke(`M${x - 36} 534Q${x} 508 ${x + 36} 534`, darker(skin, 0.6), 6)
    pen.stroke(`M${x - 46} 484Q${x} 458 ${x + 46} 484`, darker(hairColour, 0.1), 14)
  }
  pen.stroke('M800 540Q784 620 780 640Q800 660 826 642', darker(skin, 0.32), 7)
  pen.path('M728 712Q800 734 872 712Q852 774 800 776T728 712Z', '#b4503f')
  pen.path('M738 716Q800 736 862 716Q850 742 800 744T738 716Z', '#fffaf2')
  if (glasses === true)
    pen.stroke(
      'M640 520h132v58q-66 40 -132 0zM828 520h132v58q-66 40 -132 0zM772 530q28 -16 56 0M640 530l-48 -10M960 530l48 -10',
      '#3a2f2a',
      9,
    )
}

function drawHair(pen: Pen, random: Random, { hair, hairColour }: Sitter) {
  const strand = pen.fade([
    [0, lighter(hairColour, 0.2)],
    [1, darker(hairColour, 0.2)],
  ])
  if (hair === 'curly') {
    for (let curl = 0; curl < 90; curl += 1) {
      const angle = Math.PI * (0.94 + random.next() * 1.12)
      const reach = random.between(190, 270)
      const size = random.between(30, 52)
      pen.ellipse(
        800 + Math.cos(angle) * reach,
        470 + Math.sin(angle) * reach,
        size,
        size,
        lighter(hairColour, random.between(0, 0.16)),
      )
    }
    return
  }
  if (hair === 'bun') pen.ellipse(800, 210, 96, 84, strand)
  const fringe = hair === 'short' ? 'Q900 380 720 400Q640 410 622 520' : 'Q930 420 800 330Q690 440 622 560'
  pen.path(`M584 540Q540 230 800 224T1016 540L984 520Q990 440 940 390${fringe}L604 600Z`, strand)
}
