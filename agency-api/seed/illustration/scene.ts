import { type Hour, type Light, lightAt, toneOf } from './light.ts'
import { createPen, type Pen } from './pen.ts'
import { createRandom, type Random } from '../random.ts'

/** Draws one whole picture. */
export type Scene = (pen: Pen, random: Random, light: Light) => void

/** The SVG of a scene; the same scene, seed and hour always give the same picture. */
export function drawScene(scene: Scene, seed: number, hour: Hour): string {
  const random = createRandom(seed)
  const light = lightAt(hour, random)
  const pen = createPen(toneOf(light))
  scene(pen, random, light)
  return pen.svg()
}
