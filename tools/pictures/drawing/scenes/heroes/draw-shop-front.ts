import { standBox } from '../../box/stand-box.ts'
import { lensBoxSize } from '../../box/box-size.ts'
import { darker, lighter } from '../../colour.ts'
import type { Colour } from '../../colour.ts'
import { openFace } from '../../face.ts'
import type { Face } from '../../face.ts'
import type { Palette } from '../../palette-of.ts'
import { printLensFront } from '../../print/pack-front.ts'
import { printSide, printTop } from '../../print/pack-side.ts'
import { ellipse, polygon, rectangle } from '../../shapes.ts'
import type { Sheet } from '../../sheet.ts'
import { ownLenses } from '../own-products.ts'
import { SCENE } from './scene-size.ts'

const BRASS = '#c3a25a'
const CREAM = '#f6f1e4'
const PAVEMENT = 1080
const WINDOW = { x: 190, y: 424, width: 760, height: 530 }
const DOOR = { x: 1090, y: 424, width: 320, height: 656 }

const PACKS: readonly (Palette & { readonly title: string; readonly quantity: number })[] = [
  { title: 'Daily', quantity: 30, main: '#1f5f73', deep: '#123444', accent: '#d3bf8c', layout: 'dawn' },
  { title: 'Monthly', quantity: 6, main: '#8a3b46', deep: '#4f1c2a', accent: '#e4c9a4', layout: 'halo' },
  { title: 'Toric', quantity: 30, main: '#2c7a68', deep: '#12443c', accent: '#e6d6a4', layout: 'wave' },
]

const box = (face: Face, x: number, y: number, width: number, height: number, fill: string): void =>
  face.print(rectangle(x, y, width, height), { fill })

/** Two lines, one in the other. */
const doubleRule = (face: Face, x: number, y: number, width: number, height: number, ink: Colour): void => {
  face.print(rectangle(x, y, width, height), { stroke: ink, width: 5 })
  face.print(rectangle(x + 11, y + 11, width - 22, height - 22), { stroke: ink, width: 3 })
}

const drawStreet = (face: Face): void => {
  box(face, 0, 0, SCENE.width, SCENE.height, face.linear([0, 0], [0, 1080], [[0, '#efe9dc'], [1, '#e2d9c6']]))
  for (let row = 0; row < 14; row += 1)
    for (let stone = 0; stone < 9; stone += 1)
      face.print(rectangle(stone * 200 - (row % 2) * 100, row * 80, 198, 78), { stroke: '#cbbfa6', width: 3, opacity: 0.5 })
  box(face, 0, PAVEMENT, SCENE.width, 120, face.linear([0, PAVEMENT], [0, 1200], [[0, '#aeb3b4'], [1, '#8d9496']]))
  for (const [from, to] of [[120, 40], [470, 430], [800, 800], [1130, 1170], [1480, 1560]] as const)
    face.print(`M${from} ${PAVEMENT}L${to} 1200`, { stroke: '#6f7779', width: 4, opacity: 0.6 })
}

/** The wooden front with its pillars, and the name above it. */
const drawFront = (face: Face, colour: Colour): void => {
  box(face, 96, 150, 1408, PAVEMENT - 150, face.linear([0, 150], [0, PAVEMENT], [[0, colour], [1, darker(colour, 0.35)]]))
  for (const x of [96, 984, 1434]) {
    box(face, x, 330, 70, PAVEMENT - 330, face.linear([x, 0], [x + 70, 0], [
      [0, lighter(colour, 0.22)], [0.3, lighter(colour, 0.08)], [1, darker(colour, 0.35)],
    ]))
    for (const at of [22, 45]) face.print(`M${x + at} 380L${x + at} 1010`, { stroke: darker(colour, 0.45), width: 5, opacity: 0.5 })
    box(face, x - 10, 1026, 90, PAVEMENT - 1026, darker(colour, 0.4))
  }
  box(face, 70, 112, 1460, 44, lighter(colour, 0.12))
  box(face, 50, 96, 1500, 22, lighter(colour, 0.3))
  box(face, 96, 156, 1408, 172, face.linear([0, 156], [0, 328], [[0, darker(colour, 0.3)], [1, darker(colour, 0.45)]]))
  doubleRule(face, 120, 174, 1360, 136, BRASS)
  face.write('McLinsen', [800, 276], { typeface: 'brand', size: 106, fill: CREAM, anchor: 'middle', spacing: 110 })
}

const drawAwning = (face: Face, colour: Colour): void => {
  const [left, right, top, foot] = [150, 990, 330, 452]
  const stripes = 12
  const shade = polygon([[left, foot + 20], [right, foot + 20], [right + 10, foot + 76], [left - 10, foot + 76]])
  face.print(shade, { fill: '#08201e', opacity: 0.35 })
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const [near, far] = [stripe, stripe + 1].map((at) => left - 36 + ((right - left + 72) * at) / stripes)
    const [from, to] = [stripe, stripe + 1].map((at) => left + ((right - left) * at) / stripes)
    const [ink, deep] = stripe % 2 === 0 ? [CREAM, '#d8cfb8'] : [lighter(colour, 0.1), darker(colour, 0.2)]
    face.print(polygon([[from ?? 0, top], [to ?? 0, top], [far ?? 0, foot], [near ?? 0, foot]]), {
      fill: face.linear([0, top], [0, foot], [[0, deep], [1, ink]]),
    })
    const hem = `C${far} ${foot + 56} ${near} ${foot + 56} ${near} ${foot + 20}`
    face.print(`M${near} ${foot}L${far} ${foot}L${far} ${foot + 20}${hem}Z`, { fill: deep })
  }
}

/** A pack in a frame in the window. */
const drawPortrait = (sheet: Sheet, face: Face, x: number, pack: (typeof PACKS)[number]): void => {
  const [y, width, height] = [520, 226, 340]
  const hook = `M${x + width / 2} ${y - 78}L`
  face.print(`${hook}${x + 26} ${y}${hook}${x + width - 26} ${y}`, { stroke: '#6d5a2d', width: 3 })
  face.print(rectangle(x + 10, y + 14, width, height), { fill: '#1b1408', opacity: 0.35, blur: 10 })
  box(face, x, y, width, height, face.linear([x, y], [x + width, y + height], [[0, '#e8d08e'], [0.45, BRASS], [1, '#8a6c2c']]))
  face.print(rectangle(x + 11, y + 11, width - 22, height - 22), { stroke: '#7a5f25', width: 3, opacity: 0.8 })
  box(face, x + 22, y + 22, width - 44, height - 44, face.linear([0, y], [0, y + height], [[0, '#fdfaf2'], [1, '#ebe3d0']]))
  const facts = ownLenses('McLinsen', pack.quantity, { title: `McLinsen ${pack.title}`, key: pack.title })
  const frame = { left: x + 38, right: x + width - 36, top: y + 50, bottom: y + height - 58 }
  const stood = standBox(sheet, lensBoxSize(facts), { yaw: -0.42, pitch: 0.14, distance: 620 }, frame, 'box')
  printLensFront(stood.front, facts, pack)
  printSide(stood.side, facts, pack)
  printTop(stood.top, facts, pack)
  stood.finish()
}

const glare = (face: Face, x: number, y: number, width: number, height: number, clip: string): void => {
  for (const [from, wide] of [[0.08, 0.16], [0.3, 0.05], [0.72, 0.2]] as const)
    face.print(polygon([
      [x + width * from, y + height], [x + width * (from + wide), y + height],
      [x + width * (from + wide) + height * 0.5, y], [x + width * from + height * 0.5, y],
    ]), { fill: '#ffffff', opacity: 0.14, clip })
}

const drawWindow = (sheet: Sheet, face: Face, colour: Colour): void => {
  const { x, y, width, height } = WINDOW
  box(face, x - 18, y - 18, width + 36, height + 36, darker(colour, 0.4))
  box(face, x, y, width, height, face.linear([x, y], [x, y + height], [[0, '#e9d9ae'], [0.5, '#fbf0d2'], [1, '#e3cf9d']]))
  box(face, x, y + height - 76, width, 76, face.linear([0, y + height - 76], [0, y + height], [[0, '#8f6a3c'], [1, '#6a4a24']]))
  for (const [index, pack] of PACKS.entries()) drawPortrait(sheet, face, x + 22 + index * 245, pack)
  glare(face, x, y, width, height, sheet.clip(rectangle(x, y, width, height)))
  doubleRule(face, x - 6, y - 6, width + 12, height + 12, BRASS)
  box(face, x - 40, y + height + 18, width + 80, 24, lighter(colour, 0.25))
  doubleRule(face, x + 10, y + height + 58, width - 20, 50, lighter(colour, 0.3))
}

/** The door, with an optician's sign in the shape of an eye. */
const drawDoor = (sheet: Sheet, face: Face, colour: Colour): void => {
  const { x, y, width, height } = DOOR
  box(face, x - 18, y - 18, width + 36, height + 18, darker(colour, 0.45))
  box(face, x, y, width, height, face.linear([x, 0], [x + width, 0], [[0, lighter(colour, 0.14)], [1, darker(colour, 0.12)]]))
  const pane = [x + 44, y + 44, width - 88, 390] as const
  box(face, ...pane, face.linear([x, y], [x, y + 430], [[0, '#f7e8c0'], [1, '#d9c493']]))
  glare(face, ...pane, sheet.clip(rectangle(...pane)))
  doubleRule(face, pane[0] - 6, pane[1] - 6, pane[2] + 12, pane[3] + 12, BRASS)
  const [cx, cy] = [x + width / 2, y + 206]
  face.print(`M${cx} ${pane[1]}L${cx} ${cy - 70}`, { stroke: '#6d5a2d', width: 3 })
  face.print(rectangle(cx - 92, cy - 62, 184, 150), { fill: '#1b1408', opacity: 0.3, blur: 8 })
  box(face, cx - 96, cy - 72, 192, 150, CREAM)
  doubleRule(face, cx - 88, cy - 64, 176, 134, colour)
  const lid = (towards: -1 | 1, far: number): string =>
    `C${cx + towards * 26} ${cy + far} ${cx - towards * 26} ${cy + far} ${cx - towards * 62} ${cy + 3}`
  face.print(`M${cx - 62} ${cy + 3}${lid(-1, -44)}${lid(1, 48)}Z`, { stroke: colour, width: 7 })
  face.print(ellipse(cx, cy + 2, 23), { fill: colour })
  face.print(ellipse(cx - 7, cy - 6, 7), { fill: '#ffffff' })
  doubleRule(face, x + 44, y + 478, width - 88, 130, lighter(colour, 0.34))
  face.print(ellipse(x + width - 22, y + 330, 13), { fill: BRASS })
  box(face, x + width - 27, y + 330, 10, 86, BRASS)
  box(face, x - 40, PAVEMENT - 16, width + 80, 30, '#c9c3b4')
}

const drawLamp = (face: Face, x: number): void => {
  face.print(ellipse(x, 424, 92), { fill: face.radial([x, 424], 92, [[0, '#ffe7a3', 0.75], [1, '#ffe7a3', 0]]) })
  face.print(`M${x} 330L${x} 372`, { stroke: BRASS, width: 9 })
  face.print(polygon([[x - 20, 372], [x + 20, 372], [x + 34, 392], [x - 34, 392]]), { fill: BRASS })
  face.print(polygon([[x - 28, 392], [x + 28, 392], [x + 19, 458], [x - 19, 458]]), { fill: '#fff6d8' })
  face.print(polygon([[x - 28, 392], [x + 28, 392], [x + 19, 458], [x - 19, 458]]), { stroke: BRASS, width: 5 })
}

/** A clipped tree in a tub beside the door. */
const drawTree = (sheet: Sheet, face: Face, x: number): void => {
  face.print(ellipse(x + 10, 1112, 96, 20), { fill: '#23292b', opacity: 0.4, blur: 12 })
  face.print(`M${x} 1020L${x} 900`, { stroke: '#6a4a2a', width: 16 })
  face.print(polygon([[x - 62, 1000], [x + 62, 1000], [x + 48, 1114], [x - 48, 1114]]), {
    fill: face.linear([x - 62, 0], [x + 62, 0], [[0, '#d6a27a'], [0.4, '#c07f55'], [1, '#8d5533']]),
  })
  box(face, x - 70, 984, 140, 30, '#c98a60')
  face.print(ellipse(x, 836, 104), { fill: sheet.radial([x - 30, 800], 150, [[0, '#7fb069'], [0.6, '#4c8048'], [1, '#2c5534']]) })
  for (let leaf = 0; leaf < 40; leaf += 1) {
    const [turn, far] = [leaf * 2.4, 96 * Math.sqrt((leaf + 1) / 41)]
    face.print(ellipse(x + Math.cos(turn) * far, 836 + Math.sin(turn) * far, 13, 8), {
      fill: leaf % 2 === 0 ? '#a5cc86' : '#27502f', opacity: 0.4,
    })
  }
}

/** A shop front in its street: the window with packs in frames, and the door of an optician. */
export const drawShopFront = (sheet: Sheet, colour: Colour): void => {
  const face = openFace(sheet, SCENE.width, SCENE.height, (x, y) => [x, y])
  drawStreet(face)
  drawFront(face, colour)
  drawWindow(sheet, face, colour)
  drawAwning(face, colour)
  drawDoor(sheet, face, colour)
  for (const x of [1019, 1469]) drawLamp(face, x)
  drawTree(sheet, face, 1490)
}
