import { lensBoxSize } from '../../box/box-size.ts'
import { standBox } from '../../box/stand-box.ts'
import type { View } from '../../camera.ts'
import { darker, lighter } from '../../colour.ts'
import type { Colour } from '../../colour.ts'
import { openFace } from '../../face.ts'
import { wall, roundFill, shadowUnder, TILT, wrapped } from '../../products/round-body.ts'
import type { Upright } from '../../products/round-body.ts'
import { paletteOf } from '../../palette-of.ts'
import { printLensFront } from '../../print/pack-front.ts'
import { printSide, printTop } from '../../print/pack-side.ts'
import { ellipse, polygon, rectangle, ring } from '../../shapes.ts'
import type { Sheet } from '../../sheet.ts'
import { ownLenses } from '../own-products.ts'
import { SCENE } from './scene-size.ts'

/** The back and front edges of the board. */
const [BOARD, EDGE] = [872, 1066]
const MIRROR = { x: 620, y: 470, r: 372 }
const MUG: Upright = { x: 1240, foot: 990, radius: 146 }

const drawWall = (sheet: Sheet): void => {
  sheet.draw(rectangle(0, 0, SCENE.width, SCENE.height), {
    fill: sheet.linear([0, 0], [SCENE.width, SCENE.height], [[0, '#fbf6e9'], [0.6, '#f1e8d3'], [1, '#e6d8ba']]),
  })
  sheet.draw('M1000 0L1420 0L1060 872L560 872Z', { fill: '#ffffff', opacity: 0.3 })
  sheet.draw('M1480 0L1600 0L1600 200L1250 872L1120 872Z', { fill: '#ffffff', opacity: 0.26 })
}

const drawBoard = (sheet: Sheet): void => {
  sheet.draw(rectangle(0, BOARD, SCENE.width, EDGE - BOARD), {
    fill: sheet.linear([0, BOARD], [0, EDGE], [[0, '#c79560'], [0.3, '#d9aa74'], [1, '#e6bd8b']]),
  })
  for (const [y, bend, opacity] of [[898, 10, 0.22], [932, -8, 0.16], [962, 14, 0.2], [1004, -10, 0.14], [1040, 8, 0.18]] as const)
    sheet.draw(`M0 ${y}C400 ${y + bend} 900 ${y - bend} 1600 ${y + bend / 2}`, { stroke: '#8d5c2c', width: 4, opacity })
  sheet.draw(rectangle(0, EDGE, SCENE.width, SCENE.height - EDGE), {
    fill: sheet.linear([0, EDGE], [0, SCENE.height], [[0, '#b27e49'], [0.25, '#996636'], [1, '#7d4f26']]),
  })
  sheet.draw(rectangle(0, EDGE - 3, SCENE.width, 6), { fill: '#f3d6ae', opacity: 0.8 })
}

/** The reflection in the mirror: the window across the room, and green outside. */
const drawMirror = (sheet: Sheet, colour: Colour): void => {
  const { x, y, r } = MIRROR
  sheet.draw(ellipse(x + 26, y + 36, r + 8), { fill: '#4a361c', opacity: 0.3, blur: 30 })
  sheet.draw(ellipse(x, y, r), { fill: sheet.linear([x, y - r], [x, y + r], [[0, darker(colour, 0.1)], [1, darker(colour, 0.45)]]) })
  sheet.draw(ring(x, y, r - 3, r - 9), { fill: '#ffffff', opacity: 0.35, evenOdd: true })
  const glass = ellipse(x, y, r - 30)
  const clip = sheet.clip(glass)
  sheet.draw(glass, { fill: sheet.linear([x - r, y - r], [x + r, y + r], [[0, '#f6fbf4'], [0.5, '#dcead9'], [1, '#bcd3bd']]) })
  sheet.draw(rectangle(x - 40, y - 250, 280, 440), { fill: '#ffffff', opacity: 0.75, clip })
  const sky = sheet.linear([0, y - 234], [0, y + 174], [[0, '#cfe8f2'], [1, '#eef7e9']])
  sheet.draw(rectangle(x - 24, y - 234, 248, 408), { fill: sky, clip })
  for (const [dx, dy, size] of [[20, 120, 74], [96, 150, 92], [176, 110, 80], [220, 160, 70], [-10, 168, 66]] as const)
    sheet.draw(ellipse(x + dx, y + dy, size, size * 0.9), { fill: lighter(colour, dx % 4 === 0 ? 0.4 : 0.52), opacity: 0.8, clip })
  sheet.draw(rectangle(x + 94, y - 240, 13, 420), { fill: '#ffffff', clip })
  sheet.draw(rectangle(x - 30, y - 50, 262, 13), { fill: '#ffffff', clip })
  sheet.draw(rectangle(x - 64, y + 188, 330, 26), { fill: '#ffffff', opacity: 0.9, clip })
  for (const [from, wide] of [[-300, 120], [-130, 44]] as const)
    sheet.draw(polygon([[x + from, y + r], [x + from + wide, y + r], [x + from + wide + 420, y - r], [x + from + 420, y - r]]), {
      fill: '#ffffff', opacity: 0.3, clip,
    })
  sheet.draw(ring(x, y, r - 30, r - 38), { fill: darker(colour, 0.5), opacity: 0.35, evenOdd: true })
}

const FROM_THE_LEFT: View = { yaw: -0.5, pitch: 0.16, distance: 620 }

const drawBox = (sheet: Sheet): void => {
  const facts = ownLenses('Mr. Lens', 30, { title: 'Mr. Lens Daily', facts: { replacementDays: 1 } })
  const palette = paletteOf(facts)
  const box = standBox(sheet, lensBoxSize(facts), FROM_THE_LEFT, { left: 300, right: 720, top: 0, bottom: 1010 })
  printLensFront(box.front, facts, palette)
  printSide(box.side, facts, palette)
  printTop(box.top, facts, palette)
  box.finish()
}

/** A mannequin head with glasses and a bow tie. */
const drawMug = (sheet: Sheet, colour: Colour): void => {
  const { x, foot: base, radius } = MUG
  const top = base - radius * 2.15
  const [inner, outer] = [x + radius - 12, x + radius + 130]
  const handle = `M${inner} ${top + 70}C${outer} ${top + 50} ${outer} ${top + 250} ${inner} ${top + 232}`
  shadowUnder(sheet, MUG)
  for (const [width, ink] of [[50, darker(colour, 0.35)], [38, darker(colour, 0.05)], [10, lighter(colour, 0.45)]] as const)
    sheet.draw(handle, { stroke: ink, width, roundEnds: true })
  sheet.draw(wall(MUG, top, base - radius * TILT), { fill: roundFill(sheet, MUG, colour) })
  sheet.draw(ellipse(x, top, radius, radius * TILT * 1.5), { fill: '#f4efe2' })
  sheet.draw(ellipse(x, top + 4, radius - 12, radius * TILT * 1.5 - 7), {
    fill: sheet.linear([x - radius, 0], [x + radius, 0], [[0, '#3a2414'], [1, '#6b4526']]),
  })
  const paper = openFace(sheet, 2 * radius, radius * 2, (across, down) => wrapped(MUG, top)(across - radius, down))
  for (const side of [-1, 1]) {
    paper.print(ring(radius + side * 52, 132, 44, 33), { fill: '#f7f1df', evenOdd: true })
    paper.print(polygon([[radius, 232], [radius + side * 58, 200], [radius + side * 58, 264]]), { fill: '#e7c66b' })
  }
  paper.print(`M${radius - 12} 126C${radius - 6} 116 ${radius + 6} 116 ${radius + 12} 126`, { stroke: '#f7f1df', width: 10 })
  paper.print(ellipse(radius, 232, 15), { fill: '#f7f1df' })
  for (const [from, foot] of [[x - 40, top - 40], [x + 26, top - 70]] as const)
    sheet.draw(`M${from} ${foot}C${from - 46} ${foot - 70} ${from + 46} ${foot - 110} ${from} ${foot - 190}`, {
      stroke: '#ffffff', width: 16, opacity: 0.6, roundEnds: true,
    })
}

/** One lens, out of its blister. */
const drawLens = (sheet: Sheet, colour: Colour): void => {
  const [x, y] = [890, 1004]
  sheet.draw(ellipse(x + 14, y + 20, 104, 34), { fill: '#4a2c0e', opacity: 0.4, blur: 12 })
  const bowl = `M${x - 104} ${y - 46}C${x - 96} ${y + 44} ${x + 96} ${y + 44} ${x + 104} ${y - 46}Z`
  sheet.draw(bowl, { fill: sheet.linear([x - 104, 0], [x + 104, 0], [
    [0, '#ffffff', 0.8], [0.5, '#cfe6da', 0.55], [1, lighter(colour, 0.55), 0.75],
  ]) })
  sheet.draw(ellipse(x, y - 46, 104, 34), { fill: '#f4fbf6', opacity: 0.75 })
  sheet.draw(ellipse(x, y - 46, 104, 34), { stroke: '#ffffff', width: 7 })
  sheet.draw(ellipse(x, y - 46, 104, 34), { stroke: lighter(colour, 0.3), width: 2, opacity: 0.7 })
  sheet.draw(`M${x - 74} ${y - 16}C${x - 60} ${y + 14} ${x - 34} ${y + 20} ${x - 14} ${y + 20}`, {
    stroke: '#ffffff', width: 9, opacity: 0.9, roundEnds: true,
  })
}

/** A washstand in the morning: the mirror, the mug, and a box of lenses. */
export const drawWashstand = (sheet: Sheet, colour: Colour): void => {
  drawWall(sheet)
  drawMirror(sheet, colour)
  drawBoard(sheet)
  drawBox(sheet)
  drawLens(sheet, colour)
  drawMug(sheet, colour)
}
