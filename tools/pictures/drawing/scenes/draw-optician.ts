import type { BrandChannel } from '../../../../domain/shop/brand-channel.ts'
import { darker, lighter } from '../colour.ts'
import { openFace } from '../face.ts'
import { ellipse, polygon, rectangle } from '../shapes.ts'
import { openSheet } from '../sheet.ts'
import { BRAND_COLOURS } from './brand-colours.ts'

const INK = '#1d2b2d'
const WOOD = '#a8794a'
/** Each line of the chart is half as tall again as the next, with its visual acuity beside it. */
const LINES = [
  ['E', 168, 0.1], ['F P', 112, 0.2], ['T O Z', 76, 0.4], ['L P E D', 52, 0.6], ['P E C F D', 36, 0.8], ['E D F C Z P', 26, 1],
] as const
const BOARD = { x: 240, y: 84, width: 520, height: 680 }

/** An eye chart on the wall of an optician's, lit from above, and a pair of trial glasses below. */
export const opticianDrawing = (brand: BrandChannel): string => {
  const [sheet, colour] = [openSheet(), BRAND_COLOURS[brand]]
  const face = openFace(sheet, 1000, 1000, (x, y) => [x, y])
  const { x, y, width, height } = BOARD
  face.print(rectangle(0, 0, 1000, 1000), { fill: face.linear([0, 0], [0, 1000], [[0, '#eef5f3'], [1, '#dbe8e4']]) })
  face.print(ellipse(500, 300, 470, 400), { fill: face.radial([500, 260], 470, [[0, '#fffbe8', 0.95], [1, '#fffbe8', 0]]) })
  face.print(rectangle(x + 14, y + 20, width, height), { fill: '#10302c', opacity: 0.3, blur: 18 })
  face.print(rectangle(x, y, width, height), { fill: darker(colour, 0.1) })
  face.print(rectangle(x + 22, y + 22, width - 44, height - 44), { fill: '#fdfcf7' })
  let down = y + 64
  for (const [letters, size, sight] of LINES) {
    down += size * 0.74
    face.write(letters, [500, down], { typeface: 'heavy', size, fill: INK, anchor: 'middle' })
    face.write(sight.toFixed(1), [x + width - 38, down], { typeface: 'print', size: 20, fill: '#4a5c5e', anchor: 'end' })
    down += size * 0.26 + 20
  }
  const shade = face.linear([0, 40], [0, 84], [[0, lighter(colour, 0.2)], [1, colour]])
  face.print(polygon([[390, 40], [610, 40], [640, 84], [360, 84]]), { fill: shade })
  face.print(rectangle(60, 900, 880, 34), { fill: face.linear([0, 900], [0, 934], [[0, '#c6986a'], [1, WOOD]]) })
  face.print(rectangle(60, 934, 880, 18), { fill: '#10302c', opacity: 0.18, blur: 8 })
  for (const [at, towards] of [[424, -1], [576, 1]] as const) {
    face.print(ellipse(at, 842, 62, 56), { fill: '#e6f3f2', opacity: 0.75 })
    face.print(ellipse(at, 842, 62, 56), { stroke: INK, width: 11 })
    face.print(`M${at + towards * 62} 830L${at + towards * 104} 822`, { stroke: INK, width: 11, roundEnds: true })
  }
  face.print('M482 826C492 812 508 812 518 826', { stroke: INK, width: 10, roundEnds: true })
  return sheet.toSvg()
}
