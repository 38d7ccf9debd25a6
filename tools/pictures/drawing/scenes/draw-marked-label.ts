import type { BrandChannel } from '../../../../domain/shop/brand-channel.ts'
import { darker, lighter } from '../colour.ts'
import { openFace } from '../face.ts'
import type { Face } from '../face.ts'
import { printMatrix } from '../print/codes.ts'
import { ellipse, polygon, rectangle, rounded } from '../shapes.ts'
import { openSheet } from '../sheet.ts'
import { BRAND_COLOURS, BRAND_NAMES } from './brand-colours.ts'

const INK = '#1b2430'
/** In the order of the guide that explains them; cylinder and axis belong together. */
const MARKED = [[['PWR', '-2.25']], [['BC', '8.6']], [['DIA', '14.2']], [['CYL', '-1.25'], ['AX', '180']], [['ADD', '+2.00']]] as const
const SIDE = { x: 190, y: 60, width: 768, height: 880 }
const LABEL = { x: 250, y: 250, width: 660, row: 104 }

const mark = (face: Face, number: number, x: number, y: number, colour: string): void => {
  face.print(rectangle(x, y - 3, SIDE.x - x, 6), { fill: colour })
  face.print(rectangle(SIDE.x, y - 3, LABEL.x - SIDE.x, 6), { fill: '#ffffff' })
  face.print(ellipse(x, y, 44), { fill: colour })
  face.write(String(number), [x, y + 19], { typeface: 'heavy', size: 54, fill: '#ffffff', anchor: 'middle' })
}

/** The narrow side of a pack with its label, each value numbered and large enough to be read without lenses. */
export const markedLabelDrawing = (brand: BrandChannel): string => {
  const [sheet, colour] = [openSheet(), BRAND_COLOURS[brand]]
  const face = openFace(sheet, 1000, 1000, (x, y) => [x, y])
  const { x, y, width, row } = LABEL
  const tall = MARKED.length * row + 126
  face.print(rectangle(0, 0, 1000, 1000), { fill: face.linear([0, 0], [0, 1000], [[0, '#f7faf9'], [1, '#e4eeea']]) })
  face.print(rounded(SIDE.x + 6, SIDE.y + 10, SIDE.width, SIDE.height, 18), { fill: '#10302c', opacity: 0.3, blur: 16 })
  face.print(rounded(SIDE.x, SIDE.y, SIDE.width, SIDE.height, 14), {
    fill: face.linear([SIDE.x, SIDE.y], [958, 940], [[0, lighter(colour, 0.12)], [1, darker(colour, 0.2)]]),
  })
  face.print(polygon([[190, 200], [958, 176], [958, 190], [190, 214]]), { fill: '#ffffff', opacity: 0.22 })
  face.write(BRAND_NAMES[brand], [574, 158], { typeface: 'heavy', size: 84, fill: '#ffffff', anchor: 'middle', fit: 640 })
  face.print(rounded(x, y, width, tall, 12), { fill: '#ffffff' })
  MARKED.forEach((values, index) => {
    const middle = y + 10 + (index + 0.5) * row
    if (index > 0) face.print(rectangle(x + 24, middle - row / 2 - 1, width - 48, 2), { fill: lighter(colour, 0.7) })
    values.forEach(([name, value], place) => {
      const wide = (width - 80 - (values.length - 1) * 40) / values.length
      const left = x + 40 + place * (wide + 40)
      face.write(name, [left, middle + 20], { typeface: 'print', size: values.length > 1 ? 46 : 54, fill: INK })
      face.write(value, [left + wide, middle + 22], { typeface: 'strong', size: values.length > 1 ? 56 : 66, fill: INK, anchor: 'end' })
    })
    mark(face, index + 1, 110, middle, colour)
  })
  printMatrix(face, x + 40, y + tall - 104, 84, brand)
  face.write('LOT 4711', [x + 160, y + tall - 62], { typeface: 'print', size: 30, fill: INK })
  face.write('EXP 2030-06', [x + 160, y + tall - 24], { typeface: 'print', size: 30, fill: INK })
  return sheet.toSvg()
}
