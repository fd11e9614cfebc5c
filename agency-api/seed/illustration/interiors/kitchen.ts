import { azulejo, tiledWalls } from '../building.ts'
import { darker, lighter } from '../colour.ts'
import { drawShadow } from '../nature.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'
import { drawLamp } from './fittings.ts'
import { back, drawOutlook, drawRoom, drawRoomAir, wallColours, woods } from './room.ts'
import type { Random } from '../../random.ts'

/** A kitchen: cupboards with a tiled splash wall, a window over the sink, an island with stools. */
export const kitchen: Scene = (pen, random, light) => {
  drawRoom(
    pen,
    light,
    random.pick(wallColours),
    random.pick([...woods, '#d9cdb8'] as const),
    random.pick(['boards', 'tiles'] as const),
  )
  const front = random.pick(['#4f6b60', '#f3eee2', '#35597f', '#8d8473', '#c9b79a'] as const)
  const top = random.pick(['#ece7dc', '#3a3a3c', '#c9a27a'] as const)
  const [ground, ink, accent] = random.pick(tiledWalls)
  pen.rect(
    back.left,
    430,
    back.right - back.left,
    190,
    azulejo(pen, random.pick(['diamond', 'petal', 'cross'] as const), ground, ink, accent),
  )
  drawOutlook(
    pen,
    random,
    light,
    { x: 640, y: 250, w: 320, h: 320 },
    random.pick(['garden', 'town', 'sea'] as const),
  )
  drawCupboards(pen, back.left, 215, 300, 200, 3, front)
  drawCupboards(pen, 1000, 215, 300, 200, 3, front)
  drawCupboards(pen, back.left, 640, 1000, 166, 8, front)
  pen.rect(back.left - 8, 618, 1016, 24, top)
  pen.rect(back.left, 642, 1000, 16, '#15131f', 'opacity="0.3"')
  drawTap(pen)
  drawHob(pen, random)
  drawIsland(pen, random, front, top)
  for (const x of [600, 800, 1000]) drawLamp(pen, light, x, 0, 220)
  drawRoomAir(pen, light)
}

function drawCupboards(pen: Pen, x: number, y: number, w: number, h: number, doors: number, front: string) {
  const wide = w / doors
  for (let door = 0; door < doors; door += 1) {
    pen.rect(
      x + door * wide,
      y,
      wide - 3,
      h,
      pen.fade([
        [0, lighter(front, 0.12)],
        [1, darker(front, 0.14)],
      ]),
    )
    pen.stroke(
      `M${x + door * wide + 14} ${y + 14}h${wide - 31}v${h - 28}h${31 - wide}z`,
      darker(front, 0.2),
      2.5,
    )
    pen.rect(x + door * wide + wide - 26, y + h * 0.42, 6, 30, '#c9a45e', 'rx="3"')
  }
}

function drawTap(pen: Pen) {
  pen.rect(700, 612, 200, 9, '#8f979b')
  pen.stroke('M800 612V548Q800 520 826 520T852 548', '#c9ced0', 9)
}

function drawHob(pen: Pen, random: Random) {
  pen.rect(400, 608, 190, 11, '#232326')
  pen.rect(430, 560, 90, 50, random.pick(['#be5e3b', '#35597f', '#d9a441'] as const), 'rx="8"')
  pen.rect(424, 552, 102, 12, '#2f2c2b', 'rx="5"')
  pen.rect(1040, 566, 46, 54, '#f1ece0', 'rx="6"')
  for (let spoon = 0; spoon < 4; spoon += 1)
    pen.stroke(`M${1050 + spoon * 9} 568l${spoon * 6 - 9} -46`, '#a5764b', 5)
  for (let lemon = 0; lemon < 6; lemon += 1)
    pen.ellipse(1156 + lemon * 17, 598 - (lemon % 2) * 14, 15, 13, '#e9c63f')
  pen.path('M1130 600H1270Q1258 620 1200 620T1130 600Z', '#e9e2d3')
}

function drawIsland(pen: Pen, random: Random, front: string, top: string) {
  drawShadow(pen, 800, 1110, 620, 44, 0.5)
  pen.shape(
    [330, 880, 1270, 880, 1230, 1110, 370, 1110],
    pen.fade([
      [0, lighter(front, 0.06)],
      [1, darker(front, 0.3)],
    ]),
  )
  let panels = ''
  for (let x = 480; x <= 1120; x += 160) panels += `M${x} 890V1106`
  pen.stroke(panels, darker(front, 0.32), 3)
  pen.shape(
    [300, 850, 380, 800, 1220, 800, 1300, 850],
    pen.fade([
      [0, lighter(top, 0.1)],
      [1, lighter(top, 0.3)],
    ]),
  )
  pen.rect(300, 850, 1000, 32, darker(top, 0.14))
  pen.path('M700 826Q740 870 800 870T900 826Z', '#c98f66')
  for (let fruit = 0; fruit < 7; fruit += 1)
    pen.ellipse(
      732 + fruit * 23,
      816 - (fruit % 3) * 12,
      20,
      19,
      random.pick(['#e08a3c', '#d9a441', '#a8b64a', '#c94f3a'] as const),
    )
  for (const x of [450, 690, 930]) drawStool(pen, x, 960, random.pick(woods))
}

function drawStool(pen: Pen, x: number, y: number, wood: string) {
  drawShadow(pen, x + 80, y + 220, 110, 18, 0.45)
  pen.stroke(
    `M${x + 30} ${y + 12}L${x + 6} ${y + 216}M${x + 130} ${y + 12}L${x + 154} ${y + 216}M${x + 18} ${y + 130}H${x + 142}`,
    darker(wood, 0.3),
    11,
  )
  pen.ellipse(x + 80, y + 8, 86, 22, darker(wood, 0.35))
  pen.ellipse(x + 80, y, 86, 22, lighter(wood, 0.1))
}
