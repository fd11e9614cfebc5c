import { darker, lighter, mix } from './colour.ts'
import type { Light } from './light.ts'
import { drawShadow } from './nature.ts'
import { height, type Pen, width } from './pen.ts'
import type { Random } from '../random.ts'

/** A stone terrace from `y` down with a pool in perspective on it. */
export function drawPool(pen: Pen, random: Random, light: Light, y: number, paving = '#e4d7c0') {
  pen.rect(
    0,
    y,
    width,
    height - y,
    pen.fade([
      [0, darker(paving, 0.1)],
      [1, lighter(paving, 0.2)],
    ]),
  )
  let joints = ''
  for (let row = 0; row < 8; row += 1) joints += `M0 ${y + Math.pow(row / 8, 1.7) * (height - y)}H${width}`
  for (let column = -10; column <= 10; column += 1)
    joints += `M${width / 2 + column * 90} ${y}L${width / 2 + column * 260} ${height}`
  pen.stroke(joints, darker(paving, 0.28), 2, 'opacity="0.45"')
  const top = y + 120
  const water = [420, top, 1200, top, 1460, height - 70, 150, height - 70]
  pen.shape([400, top - 12, 1220, top - 12, 1500, height - 44, 110, height - 44], lighter(paving, 0.55))
  pen.lit(() => {
    pen.shape(
      water,
      pen.fade([
        [0, mix('#5fc0cf', light.sky[1], 0.35)],
        [0.5, mix('#3ba5bf', light.ambient, light.depth)],
        [1, mix('#1f7f9f', light.ambient, light.depth)],
      ]),
    )
    pen.within(`M${water.join(' ')}Z`, () => {
      pen.rect(100, top, 1400, 26, '#0f4c66', 'opacity="0.45"')
      for (let index = 0; index < 90; index += 1) {
        const near = random.next()
        const wide = 16 + near * 70
        const tall = 2 + near * 5
        const x = random.between(150, 1450)
        const at = top + 20 + near * 210
        pen.stroke(
          `M${Math.round(x)} ${Math.round(at)}q${wide / 2} ${-tall} ${wide} 0t${wide} 0`,
          '#e9fbff',
          1.5 + near * 2.5,
          'opacity="0.3"',
        )
      }
      if (light.evening)
        pen.ellipse(
          800,
          top + 120,
          560,
          150,
          pen.glow([
            [0, '#9ff3ff', 0.5],
            [1, '#9ff3ff', 0],
          ]),
        )
    })
  })
}

export function drawLounger(pen: Pen, x: number, y: number) {
  drawShadow(pen, x + 70, y + 44, 130, 18, 0.4)
  pen.stroke(`M${x} ${y + 40}v-18M${x + 150} ${y + 40}v-18`, '#7a5a3c', 7)
  pen.shape([x - 20, y + 22, x + 170, y + 22, x + 176, y + 10, x - 16, y + 10], '#fbf6ea')
  pen.shape([x + 128, y + 12, x + 176, y + 12, x + 220, y - 52, x + 190, y - 54], '#f1e8d6')
  pen.rect(x - 12, y + 20, 180, 7, '#8a6745')
}
