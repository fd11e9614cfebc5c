import { darker, mix } from '../colour.ts'
import type { Light } from '../light.ts'
import { drawShadow } from '../nature.ts'
import type { Pen } from '../pen.ts'
import type { Random } from '../../random.ts'

/** A framed abstract picture in the room's colours. */
export function drawPicture(pen: Pen, random: Random, x: number, y: number, w: number, h: number) {
  drawShadow(pen, x + w / 2 + 8, y + h / 2 + 12, w * 0.75, h * 0.7, 0.25)
  pen.rect(x, y, w, h, '#4a3b30')
  pen.rect(x + 7, y + 7, w - 14, h - 14, '#f6f1e4')
  const colours = ['#be5e3b', '#35597f', '#d9a441', '#4b6b57', '#e8c6b2'] as const
  pen.within(`M${x + 22} ${y + 22}h${w - 44}v${h - 44}h${44 - w}z`, () => {
    for (let band = 0; band < 3; band += 1) {
      const at = y + h * (0.35 + band * 0.2)
      pen.path(
        `M${x} ${at}Q${x + w * 0.3} ${at - random.between(10, 60)} ${x + w * 0.6} ${at}T${x + w} ${at - 20}V${y + h}H${x}Z`,
        random.pick(colours),
      )
    }
    pen.ellipse(x + w * random.between(0.3, 0.7), y + h * 0.3, w * 0.12, w * 0.12, random.pick(colours))
  })
}

export function drawLamp(pen: Pen, light: Light, x: number, top: number, drop: number) {
  pen.stroke(`M${x} ${top}V${top + drop}`, '#2f2c2b', 4)
  pen.path(
    `M${x - 62} ${top + drop + 58}Q${x - 54} ${top + drop} ${x} ${top + drop - 4}Q${x + 54} ${top + drop} ${x + 62} ${top + drop + 58}Z`,
    pen.fade([
      [0, '#3a3735'],
      [1, '#5c5650'],
    ]),
  )
  pen.lit(() => {
    pen.ellipse(x, top + drop + 60, 60, 9, '#fff0c9')
    pen.ellipse(
      x,
      top + drop + 90,
      210,
      190,
      pen.glow([
        [0, '#ffe2a4', light.evening ? 0.55 : 0.2],
        [1, '#ffe2a4', 0],
      ]),
    )
  })
}

export function drawPlant(pen: Pen, random: Random, x: number, base: number, tall: number) {
  drawShadow(pen, x, base, tall * 0.3, tall * 0.05, 0.45)
  for (let leaf = 0; leaf < 17; leaf += 1) {
    const angle = -Math.PI * (0.08 + (leaf / 16) * 0.84)
    const reach = tall * random.between(0.45, 0.72)
    const [dx, dy] = [Math.cos(angle) * reach * 0.7, Math.sin(angle) * reach]
    const root = base - tall * 0.26
    const green = mix('#2f5c3a', '#7fa35a', random.next())
    pen.path(
      `M${x} ${root}Q${x + dx * 0.3 - dy * 0.14} ${root + dy * 0.7} ${x + dx} ${root + dy}Q${x + dx * 0.5 + dy * 0.1} ${root + dy * 0.4} ${x} ${root}Z`,
      green,
    )
  }
  pen.shape(
    [
      x - tall * 0.13,
      base - tall * 0.28,
      x + tall * 0.13,
      base - tall * 0.28,
      x + tall * 0.1,
      base,
      x - tall * 0.1,
      base,
    ],
    pen.fade(
      [
        [0, '#d08a63'],
        [1, '#94543a'],
      ],
      'right',
    ),
  )
}

export function drawRug(pen: Pen, random: Random, top: number, bottom: number, left: number, right: number) {
  const cloth = random.pick(['#d9cdb8', '#b8b7a6', '#c98f72', '#8ea0a8', '#e7dcc6'] as const)
  pen.shape([left, top, right, top, right + 120, bottom, left - 120, bottom], cloth)
  pen.stroke(
    `M${left + 24} ${top + 16}H${right - 24}L${right + 74} ${bottom - 26}H${left - 74}Z`,
    darker(cloth, 0.3),
    6,
    'opacity="0.7"',
  )
}
