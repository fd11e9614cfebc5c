import { plasterWalls } from '../building.ts'
import { darker, lighter, mix } from '../colour.ts'
import type { Light } from '../light.ts'
import { type Pen, width } from '../pen.ts'
import type { Random } from '../../random.ts'

/** A town of terracotta roofs in rows, the farther the hazier. `hill` lifts the middle of the rows. */
export function drawRoofscape(
  pen: Pen,
  random: Random,
  light: Light,
  top: number,
  deep: number,
  hill: { x: number; rise: number; spread: number } = { x: 0, rise: 0, spread: 1 },
) {
  const rows = 6
  for (let row = 0; row < rows; row += 1) {
    const near = row / (rows - 1)
    const haze = 0.5 * (1 - near)
    for (let x = -70 - random.between(0, 60); x < width; x += random.between(46, 78) + near * 50) {
      const size = 0.6 + near * 0.65
      const swell = Math.exp(-Math.pow((x - hill.x) / hill.spread, 2)) * hill.rise
      const y = top + near * deep - swell * (1 - near * 0.75) + random.between(-14, 14)
      drawHouse(pen, random, light, {
        x,
        y,
        w: random.between(70, 120) * size,
        h: random.between(70, 120) * size + swell,
        haze,
        size,
      })
    }
  }
}

function drawHouse(
  pen: Pen,
  random: Random,
  light: Light,
  house: { x: number; y: number; w: number; h: number; haze: number; size: number },
) {
  const { x, y, w, h, haze, size } = house
  const air = (colour: string) => mix(colour, light.sky[2], haze)
  const wall = air(random.pick(plasterWalls))
  pen.rect(x, y, w, h + 60, wall)
  const shaded = light.side < 0 ? x + w * 0.66 : x
  pen.rect(shaded, y, w * 0.34, h + 60, darker(wall, 0.12))
  const tile = air(random.pick(['#b9623d', '#c4724a', '#a8553a'] as const))
  const tall = 24 * size
  pen.shape([x - 5, y + 3, x + w * 0.2, y - tall, x + w * 0.8, y - tall, x + w + 5, y + 3], tile)
  pen.shape(
    [x + w * 0.2, y - tall, x + w * 0.8, y - tall, x + w * 0.83, y - tall + 7, x + w * 0.17, y - tall + 7],
    lighter(tile, 0.25),
  )
  for (let pane = x + 10 * size; pane < x + w - 14 * size; pane += 24 * size) {
    const glowing = light.evening && random.chance(0.5)
    const draw = () =>
      pen.rect(pane, y + 18 * size, 11 * size, 18 * size, glowing ? '#ffd998' : air('#46525c'))
    if (glowing) pen.lit(draw)
    else draw()
  }
}
