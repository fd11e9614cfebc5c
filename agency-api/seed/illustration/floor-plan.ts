import { height, type Pen, width } from './pen.ts'
import type { Scene } from './scene.ts'

interface Room {
  name: string
  x: number
  y: number
  w: number
  h: number
}

/** A measured plan of a flat: rooms with names and areas, doors, windows, a scale. Metres are drawn at 100 pixels. */
export const floorPlan: Scene = (pen, random) => {
  pen.lit(() => {
    pen.rect(0, 0, width, height, '#fbf8f1')
    const grid = pen.pattern(50, 50, () => pen.stroke('M0 0H50M0 0V50', '#e9e2d3', 1.5))
    pen.rect(0, 0, width, height, grid)
    const split = random.whole(6, 8) * 100 + 200
    const hall = random.whole(5, 6) * 100
    const rooms: Room[] = [
      { name: 'Sala', x: 200, y: 180, w: split - 200, h: hall - 180 },
      { name: 'Cozinha', x: split, y: 180, w: 1400 - split, h: hall - 180 },
      { name: 'Hall', x: 200, y: hall, w: 1200, h: 130 },
      { name: 'Suite', x: 200, y: hall + 130, w: 430, h: 890 - hall },
      { name: 'Quarto', x: 630, y: hall + 130, w: 370, h: 890 - hall },
      { name: 'I.S.', x: 1000, y: hall + 130, w: 200, h: 890 - hall },
      { name: 'Quarto', x: 1200, y: hall + 130, w: 200, h: 890 - hall },
    ]
    for (const room of rooms) drawRoomPlan(pen, room, random.pick(['#fffdf7', '#f8f1e2', '#f4f1e8'] as const))
    pen.stroke('M200 180H1400V1020H200Z', '#2d2926', 20)
    drawOpenings(pen, split, hall)
    drawFurniture(pen, split, hall)
    for (const room of rooms) drawLabel(pen, room)
    drawScale(pen)
  })
}

function drawRoomPlan(pen: Pen, room: Room, fill: string) {
  pen.rect(room.x, room.y, room.w, room.h, fill, 'stroke="#2d2926" stroke-width="11"')
}

function drawLabel(pen: Pen, { name, x, y, w, h }: Room) {
  const area = ((w * h) / 10_000).toFixed(1).replace('.', ',')
  pen.text(
    x + w / 2,
    y + h / 2 - 4,
    w < 250 ? 24 : 32,
    name,
    '#3a332e',
    'text-anchor="middle" font-weight="bold"',
  )
  pen.text(x + w / 2, y + h / 2 + 30, w < 250 ? 20 : 24, `${area} m²`, '#7a6e62', 'text-anchor="middle"')
}

function drawOpenings(pen: Pen, split: number, hall: number) {
  for (const [x, y, long] of [
    [300, 180, 260],
    [split + 80, 180, 200],
    [290, 1020, 220],
    [720, 1020, 180],
    [1230, 1020, 130],
  ] as const) {
    pen.rect(x, y - 11, long, 22, '#fbf8f1')
    pen.stroke(`M${x} ${y - 7}h${long}M${x} ${y}h${long}M${x} ${y + 7}h${long}`, '#4d7f95', 3)
  }
  for (const [x, y] of [
    [split - 200, hall],
    [split + 60, hall],
    [500, hall + 130],
    [680, hall + 130],
    [1050, hall + 130],
    [1260, hall + 130],
  ] as const) {
    const swing = y === hall ? -1 : 1
    pen.rect(x, y - 8, 90, 16, '#fffdf7')
    pen.stroke(`M${x} ${y}v${90 * swing}`, '#2d2926', 5)
    pen.stroke(`M${x} ${y + 90 * swing}A90 90 0 0 ${swing === 1 ? 0 : 1} ${x + 90} ${y}`, '#8c8177', 2.5)
  }
  pen.rect(1389, hall + 24, 22, 90, '#fffdf7')
  pen.stroke(`M1400 ${hall + 24}h-90`, '#be5e3b', 6)
  pen.stroke(`M1310 ${hall + 24}A90 90 0 0 0 1400 ${hall + 114}`, '#be5e3b', 2.5)
}

function drawFurniture(pen: Pen, split: number, hall: number) {
  const line = 'stroke="#a3968a" stroke-width="3"'
  pen.rect(230, 250, 90, 250, '#efe6d6', `${line} rx="14"`)
  pen.rect(split - 260, 230, 170, 100, '#efe6d6', `${line} rx="8"`)
  pen.rect(split + 18, 200, 1362 - split, 62, '#efe6d6', line)
  pen.ellipse(split + 90, 231, 22, 18, '#fffdf7', line)
  const beds = hall + 175
  for (const [x, w] of [
    [236, 190],
    [660, 150],
    [1222, 92],
  ] as const) {
    pen.rect(x, beds + 120, w, 200, '#efe6d6', `${line} rx="8"`)
    pen.rect(x + 12, beds + 130, w - 24, 46, '#fffdf7', `${line} rx="10"`)
  }
  pen.rect(1018, 900, 164, 96, '#e4eef0', `${line} rx="30"`)
  pen.ellipse(1150, hall + 190, 28, 20, '#e4eef0', line)
}

function drawScale(pen: Pen) {
  pen.stroke('M200 1110H700', '#2d2926', 4)
  for (let metre = 0; metre <= 5; metre += 1) {
    pen.stroke(`M${200 + metre * 100} 1100v20`, '#2d2926', 4)
    pen.text(200 + metre * 100, 1150, 24, String(metre), '#6b6057', 'text-anchor="middle"')
  }
  pen.text(740, 1150, 24, 'm', '#6b6057')
  pen.ellipse(1340, 1110, 44, 44, '#fbf8f1', 'stroke="#2d2926" stroke-width="4"')
  pen.shape([1340, 1074, 1354, 1118, 1340, 1108, 1326, 1118], '#be5e3b')
  pen.text(1340, 1144, 22, 'N', '#2d2926', 'text-anchor="middle" font-weight="bold"')
}
