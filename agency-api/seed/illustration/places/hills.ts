import { darker, lighter, mix } from '../colour.ts'
import type { Light } from '../light.ts'
import { drawCrown, drawGrass, drawHills, drawWater } from '../nature.ts'
import { drawTree } from '../tree.ts'
import { height, type Pen, width } from '../pen.ts'
import type { Scene } from '../scene.ts'
import { drawAir, drawSky } from '../sky.ts'
import { drawLighthouse } from './coast.ts'
import { drawRoofscape } from './roofscape.ts'

/** Sintra: the coloured palace on its wooded peak above the mist. */
export const sintraPalace: Scene = (pen, random, light) => {
  drawSky(pen, random, light, 900)
  drawHills(pen, random, light, 720, 160, '#5d7a66', 0.65)
  drawPalace(pen, light)
  const hill = (y: number, rise: number, leaf: string, haze: number) => {
    let ridge = ''
    for (let x = -60; x <= width + 60; x += 40) {
      ridge += `L${x} ${Math.round(y - Math.exp(-Math.pow((x - 800) / 430, 2)) * rise)}`
    }
    const ground = darker(mix(leaf, light.sky[2], haze), 0.25)
    pen.path(`M-60 ${height + 20}${ridge}V${height + 20}Z`, ground)
    for (let x = -60; x < width + 60; x += 46) {
      const swell = Math.exp(-Math.pow((x - 800) / 430, 2)) * rise
      drawCrown(pen, random, light, {
        x,
        y: y - swell + random.between(-16, 16),
        rx: 66,
        ry: 54,
        leaf: mix(leaf, light.sky[2], haze),
        dabs: 44,
      })
    }
  }
  hill(800, 270, '#4d7048', 0.32)
  hill(880, 230, '#456a42', 0.24)
  pen.rect(
    0,
    780,
    width,
    220,
    pen.fade([
      [0, '#ffffff', 0],
      [0.5, '#ffffff', 0.42],
      [1, '#ffffff', 0],
    ]),
  )
  hill(980, 170, '#3d613c', 0.12)
  pen.rect(
    0,
    960,
    width,
    200,
    pen.fade([
      [0, '#ffffff', 0],
      [0.5, '#ffffff', 0.28],
      [1, '#ffffff', 0],
    ]),
  )
  hill(1080, 90, '#35573a', 0.03)
  hill(1190, 40, '#2d4c34', 0)
  drawAir(pen, light)
}

function drawPalace(pen: Pen, light: Light) {
  const air = (colour: string) => mix(colour, light.sky[2], 0.12)
  const block = (x: number, y: number, w: number, h: number, colour: string) => {
    pen.rect(
      x,
      y,
      w,
      h,
      pen.fade(
        [
          [0, lighter(air(colour), 0.12)],
          [1, darker(air(colour), 0.14)],
        ],
        'right',
      ),
    )
    for (let merlon = 0; merlon < w - 6; merlon += 20) pen.rect(x + merlon, y - 12, 12, 14, air(colour))
  }
  block(560, 400, 220, 260, '#c9463c')
  block(620, 290, 80, 130, '#c9463c')
  pen.rect(648, 320, 24, 30, '#f3ead6')
  block(770, 420, 260, 240, '#e9b63c')
  block(900, 330, 90, 110, '#e9b63c')
  pen.path('M890 332Q945 240 1000 332Z', air('#e9b63c'))
  pen.stroke('M945 262v-46', '#7a5a3c', 4)
  block(1010, 470, 100, 190, '#d9cbb8')
  pen.path('M1004 462Q1060 380 1116 462Z', air('#b8a78f'))
  block(480, 500, 96, 170, '#d9cbb8')
  for (const [x, y] of [
    [590, 450],
    [660, 450],
    [730, 450],
    [800, 480],
    [870, 480],
    [940, 480],
    [1040, 510],
    [590, 540],
    [730, 540],
    [820, 560],
    [930, 560],
  ] as const) {
    pen.path(`M${x} ${y + 44}v-30q13 -20 26 0v30z`, '#4a3f4a')
  }
}

/** Évora: the Roman temple's columns over the white town on the plain. */
export const evoraTemple: Scene = (pen, random, light) => {
  drawSky(pen, random, light, 760)
  drawHills(pen, random, light, 740, 80, '#a79a5e', 0.45)
  drawRoofscape(pen, random, light, 690, 130)
  pen.rect(
    0,
    900,
    width,
    height - 900,
    pen.fade([
      [0, '#cdbb98'],
      [1, '#b39c74'],
    ]),
  )
  const granite = '#cbbfa8'
  for (let course = 0; course < 3; course += 1) {
    for (let x = 300; x < 1300; x += 100)
      pen.rect(
        x + (course % 2) * -30,
        800 + course * 52,
        97,
        49,
        mix(granite, '#94866f', random.between(0, 0.4)),
      )
  }
  for (let column = 0; column < 6; column += 1) drawColumn(pen, 350 + column * 170, 800, granite)
  pen.rect(300, 390, 740, 40, granite)
  pen.rect(290, 376, 762, 18, lighter(granite, 0.3))
  pen.rect(300, 428, 740, 8, darker(granite, 0.35))
  drawTree(pen, random, light, 'cypress', 130, 960, 420)
  drawTree(pen, random, light, 'olive', 1460, 1010, 380)
  drawAir(pen, light)
}

function drawColumn(pen: Pen, x: number, base: number, granite: string) {
  pen.rect(
    x - 34,
    440,
    68,
    base - 440,
    pen.fade(
      [
        [0, darker(granite, 0.22)],
        [0.35, lighter(granite, 0.3)],
        [1, darker(granite, 0.34)],
      ],
      'right',
    ),
  )
  let flutes = ''
  for (let at = -24; at <= 24; at += 12) flutes += `M${x + at} 470V${base - 24}`
  pen.stroke(flutes, darker(granite, 0.35), 4, 'opacity="0.5"')
  pen.shape([x - 36, 470, x - 54, 432, x + 54, 432, x + 36, 470], lighter(granite, 0.15))
  pen.rect(x - 46, base - 24, 92, 24, lighter(granite, 0.1))
}

/** Oeiras: gardens and low houses between the hills and a fort's lighthouse on the estuary. */
export const oeirasCoast: Scene = (pen, random, light) => {
  drawSky(pen, random, light, 560)
  drawHills(pen, random, light, 560, 70, '#73857c', 0.65)
  drawWater(pen, random, light, 560, 900, '#2f7f96')
  drawLighthouse(pen, random, 360, 720)
  drawRoofscape(pen, random, light, 800, 170, { x: 1300, rise: 110, spread: 420 })
  drawGrass(pen, random, 980, height, '#7f9c50')
  for (let tree = 0; tree < 9; tree += 1)
    drawTree(
      pen,
      random,
      light,
      random.pick(['palm', 'pine', 'round'] as const),
      60 + tree * 185,
      1010 + (tree % 3) * 40,
      random.between(180, 300),
    )
  drawAir(pen, light)
}
