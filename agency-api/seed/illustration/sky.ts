import { mix } from './colour.ts'
import type { Light } from './light.ts'
import { height, type Pen, width } from './pen.ts'
import type { Random } from '../random.ts'

/** Where the sun stands, for glints and glows. */
export function sunAt(light: Light, horizon: number) {
  return { x: width / 2 + light.side * 480, y: light.warmth > 0.35 ? horizon - 90 : horizon * 0.3 }
}

export function drawSky(pen: Pen, random: Random, light: Light, horizon: number) {
  const [top, high, low, edge] = light.sky
  const sun = sunAt(light, horizon)
  pen.lit(() => {
    const sky = pen.fade([
      [0, top],
      [0.45, high],
      [0.82, low],
      [1, edge],
    ])
    pen.rect(0, 0, width, horizon + 4, sky)
    const halo = pen.glow([
      [0, light.sun, 0.95],
      [0.12, light.sun, 0.6],
      [0.45, light.sun, 0.2],
      [1, light.sun, 0],
    ])
    pen.ellipse(sun.x, sun.y, 620, 520, halo)
    for (let bank = random.whole(2, 4); bank > 0; bank -= 1) {
      drawCloud(pen, random, light, random.between(-80, width + 80), random.between(0.12, 0.72) * horizon)
    }
  })
}

/** Soft lobes over a flat base; radial gradients instead of blur, which costs ten times as much to render. */
function drawCloud(pen: Pen, random: Random, light: Light, x: number, y: number) {
  const body = mix('#ffffff', light.sky[2], light.evening ? 0.6 : 0.18)
  const soft = pen.glow([
    [0, body, 0.62],
    [0.55, body, 0.28],
    [1, body, 0],
  ])
  const span = random.between(160, 330)
  for (let lobe = 0; lobe < 9; lobe += 1) {
    const at = random.between(-1, 1)
    const swell = 1 - at * at * 0.7
    pen.ellipse(x + at * span, y - random.between(0, 34) * swell, span * 0.42 * swell, 46 * swell, soft)
  }
}

/** Last strokes of every outdoor scene: the sun's glow over its side, a cool far corner, a vignette. */
export function drawAir(pen: Pen, light: Light) {
  const x = light.side < 0 ? 0 : width
  pen.lit(() => {
    const warm = pen.glow([
      [0, light.sun, light.warmth * 0.75],
      [1, light.sun, 0],
    ])
    pen.ellipse(x, height * 0.3, width * 0.95, height * 0.95, warm)
    const cool = pen.glow([
      [0, '#1d2244', 0.13],
      [1, '#1d2244', 0],
    ])
    pen.ellipse(width - x, height, width * 0.8, height * 0.7, cool)
    drawVignette(pen, 0.19)
  })
}

export function drawVignette(pen: Pen, strength: number) {
  const edge = pen.glow([
    [0, '#150f14', 0],
    [0.62, '#150f14', 0],
    [1, '#150f14', strength],
  ])
  pen.rect(-width * 0.16, -height * 0.16, width * 1.32, height * 1.32, edge)
}
