import { darker, lighter, mix } from './colour.ts'
import type { Light } from './light.ts'
import { type Pen, width } from './pen.ts'
import { sunAt } from './sky.ts'
import type { Random } from '../random.ts'

/** Leaves as many small dabs: shade below, body, then light on the sun's side. */
export function drawCrown(
  pen: Pen,
  random: Random,
  light: Light,
  crown: { x: number; y: number; rx: number; ry: number; leaf: string; dabs?: number },
) {
  const { x, y, rx, ry, leaf, dabs = 150 } = crown
  const size = Math.sqrt((rx * ry) / dabs) * 1.25
  for (let lobe = 0; lobe < 7; lobe += 1) {
    const [across, down] = [random.between(-0.5, 0.5), random.between(-0.4, 0.4)]
    pen.ellipse(x + across * rx, y + down * ry, rx * 0.5, ry * 0.56, darker(leaf, 0.32))
  }
  for (let index = 0; index < dabs; index += 1) {
    const height = 1 - (index / dabs) * 1.95
    const reach = Math.sqrt(Math.max(0.05, 1 - height * height))
    const across = random.between(-1, 1) * reach
    const sunny = (across * light.side - height + 1) / 2
    const colour =
      sunny > 0.45
        ? lighter(leaf, (sunny - 0.4) * random.between(0.15, 0.6))
        : darker(leaf, (0.5 - sunny) * random.between(0.4, 0.9))
    const dab = size * random.between(0.45, 1.05)
    pen.ellipse(x + across * rx, y + height * ry * 0.92, dab, dab * random.between(0.5, 0.85), colour)
  }
}

export function drawShadow(pen: Pen, x: number, y: number, rx: number, ry: number, strength = 0.35) {
  const soft = pen.glow([
    [0, '#1d1a2c', strength],
    [0.6, '#1d1a2c', strength * 0.55],
    [1, '#1d1a2c', 0],
  ])
  pen.ellipse(x, y, rx, ry, soft)
}

/** A row of low bushes, with flowers when a colour is given. */
export function drawHedge(
  pen: Pen,
  random: Random,
  light: Light,
  hedge: { from: number; to: number; base: number; tall: number; leaf?: string; flower?: string },
) {
  const { from, to, base, tall, leaf = '#55713c', flower } = hedge
  for (let x = from; x < to; x += tall * random.between(0.8, 1.3)) {
    const high = tall * random.between(0.7, 1.2)
    drawCrown(pen, random, light, {
      x,
      y: base - high * 0.4,
      rx: high * 0.85,
      ry: high * 0.62,
      leaf,
      dabs: 60,
    })
    for (let bloom = flower === undefined ? 0 : 14; bloom > 0; bloom -= 1) {
      const size = random.between(0.05, 0.1) * tall
      const shade = lighter(flower ?? leaf, random.between(0, 0.35))
      pen.ellipse(
        x + random.between(-0.8, 0.8) * high,
        base - random.between(0.1, 1) * high,
        size,
        size,
        shade,
      )
    }
  }
}

/** A ridge from side to side; far ones take the colour of the air. */
export function drawHills(
  pen: Pen,
  random: Random,
  light: Light,
  base: number,
  tall: number,
  colour: string,
  distance: number,
) {
  const far = mix(colour, light.sky[2], distance)
  let d = `M-20 ${base + 600} L-20 ${base - tall * random.between(0.2, 0.7)}`
  for (let x = 0; x <= width + 200; x += 200) {
    const y = base - tall * random.between(0.15, 1)
    d += ` S${x - 60} ${y} ${x} ${y}`
  }
  const ridge = pen.fade([
    [0, far],
    [0.5, mix(far, '#3a4030', 0.14)],
  ])
  pen.path(`${d} L${width + 200} ${base + 600} Z`, ridge)
}

export function drawGrass(pen: Pen, random: Random, y: number, bottom: number, colour: string) {
  const ground = pen.fade([
    [0, lighter(colour, 0.22)],
    [1, darker(colour, 0.3)],
  ])
  pen.rect(0, y, width, bottom - y, ground)
  const blades = (count: number) => {
    let d = ''
    for (let index = 0; index < count; index += 1) {
      const near = Math.pow(random.next(), 0.7)
      const at = y + near * (bottom - y)
      const tall = 3 + near * 17
      d += `M${Math.round(random.between(0, width))} ${Math.round(at)}l${Math.round(random.between(-0.4, 0.4) * tall)} ${Math.round(-tall)}`
    }
    return d
  }
  pen.stroke(blades(420), darker(colour, 0.35), 2, 'opacity="0.35"')
  pen.stroke(blades(420), lighter(colour, 0.45), 2, 'opacity="0.4"')
}

/** Water from the horizon down, with the sky in it and glints under the sun. */
export function drawWater(
  pen: Pen,
  random: Random,
  light: Light,
  y: number,
  bottom: number,
  deep = '#2f6d88',
) {
  pen.lit(() => {
    const water = pen.fade([
      [0, mix(light.sky[3], deep, 0.3)],
      [0.25, mix(light.sky[1], deep, light.evening ? 0.35 : 0.55)],
      [1, mix(light.sky[0], deep, light.evening ? 0.4 : 0.85)],
    ])
    pen.rect(0, y, width, bottom - y, water)
    const sun = sunAt(light, y)
    for (let index = 0; index < 170; index += 1) {
      const near = Math.pow(random.next(), 1.6)
      const inPath = index % 2 === 0
      const x = inPath ? sun.x + random.between(-1, 1) * (60 + near * 330) : random.between(0, width)
      const wide = 8 + near * random.between(30, 110)
      const colour = inPath ? light.sun : index % 3 === 0 ? darker(deep, 0.3) : lighter(deep, 0.5)
      pen.ellipse(
        x,
        y + 4 + near * (bottom - y),
        wide,
        1 + near * 3.4,
        colour,
        `opacity="${inPath ? 0.5 : 0.22}"`,
      )
    }
  })
}
