import { lensBoxSize } from '../../box/box-size.ts'
import type { BoxSize } from '../../box/box-size.ts'
import { standBox } from '../../box/stand-box.ts'
import type { Camera, View } from '../../camera.ts'
import { darker, lighter } from '../../colour.ts'
import type { Colour } from '../../colour.ts'
import { openFace } from '../../face.ts'
import type { Face } from '../../face.ts'
import { mapPath } from '../../map-path.ts'
import type { Point } from '../../map-path.ts'
import type { Palette } from '../../palette-of.ts'
import { printLensFront } from '../../print/pack-front.ts'
import { printSide, printTop } from '../../print/pack-side.ts'
import { ellipse, rectangle, ring } from '../../shapes.ts'
import type { Sheet } from '../../sheet.ts'
import { ownLenses } from '../own-products.ts'
import { SCENE } from './scene-size.ts'

const SAVING = '#c2500a'
const VIEW: View = { yaw: -0.5, pitch: 0.2, distance: 900 }
/** Units of the sheet to a millimetre. */
const SCALE = 4.7

const PACKS = {
  orange: { main: '#f08a24', deep: '#b9540a', accent: '#ffe0a8', layout: 'full' },
  green: { main: '#3f9a2e', deep: '#1c5e16', accent: '#f2a33a', layout: 'full' },
  white: { main: '#2f8a25', deep: '#1c5e16', accent: '#f2a33a', layout: 'stripe' },
  leaf: { main: '#6fb53c', deep: '#2f7a1e', accent: '#fff1c9', layout: 'wave' },
} as const satisfies Readonly<Record<string, Palette>>

const drawBackground = (sheet: Sheet, colour: Colour): void => {
  sheet.draw(rectangle(0, 0, SCENE.width, SCENE.height), {
    fill: sheet.linear([0, 0], [0, SCENE.height], [[0, '#fff6e3'], [0.7, '#ffe9c2'], [1, '#fbdca4']]),
  })
  sheet.draw(ellipse(830, 560, 560), { fill: '#ffffff', opacity: 0.5 })
  sheet.draw(ellipse(830, 560, 430), { fill: '#ffffff', opacity: 0.55 })
  sheet.draw(`M0 985L${SCENE.width} 985L${SCENE.width} ${SCENE.height}L0 ${SCENE.height}Z`, {
    fill: sheet.linear([0, 985], [0, SCENE.height], [[0, lighter(colour, 0.72)], [1, lighter(colour, 0.5)]]),
  })
}

/** The visible size of a box, without perspective. */
const visibleSize = ({ width, height, depth }: BoxSize) => ({
  wide: (width * Math.cos(VIEW.yaw) - depth * Math.sin(VIEW.yaw)) * SCALE,
  tall: height * Math.cos(VIEW.pitch) * SCALE,
})

type Pack = { readonly at: Point; readonly title: string; readonly quantity: number; readonly palette: Palette; readonly on?: 'box' }

/** `at` is the middle of its foot. */
const drawPack = (sheet: Sheet, { at: [x, foot], title, quantity, palette, on }: Pack): Face => {
  const facts = ownLenses('Discountlens', quantity, { title: `Discountlens ${title}`, key: title })
  const size = lensBoxSize(facts)
  const { wide } = visibleSize(size)
  const box = standBox(sheet, size, VIEW, { left: x - wide / 2, right: x + wide / 2, top: foot - 4000, bottom: foot }, on)
  printLensFront(box.front, facts, palette)
  printSide(box.side, facts, palette)
  printTop(box.top, facts, palette)
  box.finish()
  return box.front
}

/** A tag on its string: units of the sheet from the hole down, turned by radians. */
const hang = ([x, y]: Point, turn: number): Camera => ([across, down]) =>
  [x + across * Math.cos(turn) - down * Math.sin(turn), y + across * Math.sin(turn) + down * Math.cos(turn)]

const drawTag = (sheet: Sheet, nail: Point, hole: Point, turn: number, print: (face: Face) => void, paper: Colour): void => {
  const at = hang(hole, turn)
  const laid = (path: string, far = 0): string => mapPath(path, (across, down) => at([across + far, down + far, 0]))
  const shape = 'M-56 -44L56 -44C70 -44 78 -38 84 -28L126 40C130 48 132 54 132 64L132 268C132 288 122 298 102 298' +
    'L-102 298C-122 298 -132 288 -132 268L-132 64C-132 54 -130 48 -126 40L-84 -28C-78 -38 -70 -44 -56 -44Z'
  sheet.draw(laid(shape, 14), { fill: '#3a2208', opacity: 0.28, blur: 14 })
  sheet.draw(laid(shape), { fill: paper })
  sheet.draw(laid(shape), { stroke: darker(paper, 0.25), width: 3, opacity: 0.6 })
  sheet.draw(laid(ellipse(0, 0, 20)), { fill: darker(paper, 0.35), opacity: 0.75 })
  sheet.draw(`M${nail.join(' ')}C${nail[0] - 30} ${nail[1] + 60} ${hole[0] - 20} ${hole[1] - 50} ${hole.join(' ')}`, {
    stroke: '#6d4a1d', width: 6, roundEnds: true,
  })
  print(openFace(sheet, 264, 342, (across, down) => at([across - 132, down - 44, 0])))
}

const percent = (face: Face): void => {
  face.write('%', [132, 272], { typeface: 'heavy', size: 236, fill: '#ffffff', anchor: 'middle' })
}

/** The price of a single lens. */
const oneLens = (colour: Colour) => (face: Face): void => {
  face.print(ellipse(132, 168, 74), { fill: lighter(colour, 0.84) })
  face.print(ring(132, 168, 78, 66), { fill: colour, evenOdd: true })
  face.print(ring(132, 168, 46, 40), { fill: colour, opacity: 0.5, evenOdd: true })
  face.write('1 ×', [132, 312], { typeface: 'heavy', size: 78, fill: colour, anchor: 'middle' })
}

/** A stack of packs of every size, with the price per lens. */
export const drawStackedPacks = (sheet: Sheet, colour: Colour): void => {
  drawBackground(sheet, colour)
  drawPack(sheet, { at: [1165, 1000], title: 'Daily 180', quantity: 180, palette: PACKS.green })
  drawPack(sheet, { at: [420, 1030], title: 'Daily 90', quantity: 90, palette: PACKS.orange })
  drawPack(sheet, { at: [412, 462], title: 'Monthly', quantity: 6, palette: PACKS.white, on: 'box' })
  drawPack(sheet, { at: [640, 1120], title: 'Weekly', quantity: 3, palette: PACKS.leaf })
  drawTag(sheet, [640, 330], [698, 424], -0.12, percent, SAVING)
  drawTag(sheet, [1390, 410], [1420, 540], 0.12, oneLens(darker(colour, 0.1)), '#ffffff')
}
