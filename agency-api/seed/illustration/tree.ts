import { darker, lighter, mix } from './colour.ts'
import type { Light } from './light.ts'
import { drawCrown, drawShadow } from './nature.ts'
import type { Pen } from './pen.ts'
import type { Random } from '../random.ts'

function drawTrunk(pen: Pen, x: number, base: number, top: number, thick: number, bark: string, lean = 0) {
  const middle = (base + top) / 2
  const d = `M${x - thick} ${base} Q${x - thick * 0.5} ${middle} ${x + lean - thick * 0.4} ${top} L${x + lean + thick * 0.4} ${top} Q${x + thick * 0.7} ${middle} ${x + thick * 1.1} ${base} Z`
  const round = pen.fade(
    [
      [0, darker(bark, 0.4)],
      [0.5, bark],
      [1, darker(bark, 0.25)],
    ],
    'right',
  )
  pen.path(d, round)
}

export type Tree = 'round' | 'pine' | 'cypress' | 'oak' | 'olive' | 'palm'

const leaves: Record<Tree, string> = {
  round: '#587a3c',
  pine: '#41683c',
  cypress: '#33523a',
  oak: '#66733f',
  olive: '#8c9a73',
  palm: '#5b7d3f',
}

/** A tree that stands at (x, base) and is `tall` pixels high. */
export function drawTree(
  pen: Pen,
  random: Random,
  light: Light,
  kind: Tree,
  x: number,
  base: number,
  tall: number,
) {
  const leaf = mix(leaves[kind], '#8a8f4a', random.between(0, 0.25))
  const top = base - tall
  drawShadow(pen, x - light.side * tall * 0.22, base, tall * 0.42, tall * 0.06)
  if (kind === 'palm') return drawPalm(pen, random, light, x, base, tall, leaf)
  if (kind === 'cypress') {
    drawCrown(pen, random, light, {
      x,
      y: top + tall * 0.5,
      rx: tall * 0.1,
      ry: tall * 0.52,
      leaf,
      dabs: 120,
    })
    return
  }
  if (kind === 'pine') {
    drawTrunk(pen, x, base, top + tall * 0.22, tall * 0.03, '#7a5a44', random.between(-0.06, 0.06) * tall)
    drawCrown(pen, random, light, {
      x,
      y: top + tall * 0.16,
      rx: tall * 0.46,
      ry: tall * 0.17,
      leaf,
      dabs: 190,
    })
    return
  }
  const bark = kind === 'oak' ? '#6e4632' : '#6b5a4a'
  drawTrunk(
    pen,
    x,
    base,
    top + tall * 0.4,
    tall * (kind === 'round' ? 0.035 : 0.06),
    bark,
    random.between(-0.05, 0.05) * tall,
  )
  const rx = tall * (kind === 'round' ? 0.36 : 0.52)
  drawCrown(pen, random, light, { x, y: top + tall * 0.36, rx, ry: tall * 0.36, leaf, dabs: 230 })
}

function drawPalm(
  pen: Pen,
  random: Random,
  light: Light,
  x: number,
  base: number,
  tall: number,
  leaf: string,
) {
  const lean = random.between(-0.12, 0.12) * tall
  const [tipX, tipY] = [x + lean, base - tall * 0.8]
  drawTrunk(pen, x, base, tipY, tall * 0.022, '#8a6d50', lean)
  for (let frond = 0; frond < 15; frond += 1) {
    const angle = (frond / 14) * Math.PI * 1.3 - Math.PI * 1.15
    const reach = tall * random.between(0.26, 0.36)
    const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.7]
    const droop = reach * random.between(0.35, 0.6)
    const colour = dx * light.side > 0 ? lighter(leaf, 0.16) : darker(leaf, 0.28)
    const d = `M${tipX} ${tipY} Q${tipX + dx * 0.6} ${tipY + dy - reach * 0.14} ${tipX + dx} ${tipY + dy + droop} Q${tipX + dx * 0.45} ${tipY + dy + reach * 0.1} ${tipX} ${tipY + 8} Z`
    pen.path(d, colour)
  }
}
