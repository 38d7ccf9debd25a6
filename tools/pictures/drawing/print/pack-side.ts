import type { PictureFacts } from '../../picture-facts.ts'
import { lighter } from '../colour.ts'
import type { Face } from '../face.ts'
import type { Palette } from '../palette-of.ts'
import { rectangle, rounded } from '../shapes.ts'
import { printMatrix } from './codes.ts'
import { exampleValues } from './example-values.ts'

const INK = '#1b2430'

/** The narrow side: the brand's colour with the label of the box's values. */
export const printSide = (face: Face, facts: PictureFacts, { main, deep, accent }: Palette): void => {
  const { width: w, height: h } = face
  face.print(rectangle(-1, -1, w + 2, h + 2), { fill: face.linear([0, 0], [w, h], [[0, main], [1, deep]]) })
  face.print(rectangle(-1, h * 0.9, w + 2, h * 0.025), { fill: accent })
  const values = exampleValues(facts.space)
  face.write(facts.brand, [w / 2, h * 0.11], {
    typeface: 'heavy', size: Math.min(w * 0.2, h * 0.09), fill: '#ffffff', anchor: 'middle', fit: w * 0.84,
  })
  if (values.length === 0) return
  const line = Math.min(h * 0.066, w * 0.165)
  const [x, y, wide] = [w * 0.09, h * 0.2, w * 0.82]
  const tall = (values.length + 0.7) * line + w * 0.36
  face.print(rounded(x, y, wide, tall, w * 0.04), { fill: '#ffffff' })
  values.forEach(([name, value], index) => {
    const base = y + (index + 1) * line
    if (index % 2 === 1) face.print(rectangle(x, base - line * 0.76, wide, line), { fill: lighter(main, 0.88) })
    face.write(name, [x + w * 0.06, base], { typeface: 'print', size: line * 0.62, fill: INK })
    face.write(value, [x + wide - w * 0.06, base], { typeface: 'strong', size: line * 0.72, fill: INK, anchor: 'end' })
  })
  printMatrix(face, x + w * 0.07, y + (values.length + 0.5) * line + w * 0.03, w * 0.26, facts.key)
  face.write('LOT', [x + w * 0.42, y + (values.length + 0.5) * line + w * 0.12], { typeface: 'print', size: w * 0.085, fill: INK })
  face.write('EXP', [x + w * 0.42, y + (values.length + 0.5) * line + w * 0.25], { typeface: 'print', size: w * 0.085, fill: INK })
}

/** The upper side: the name again. */
export const printTop = (face: Face, facts: PictureFacts, { main, deep, layout }: Palette): void => {
  const { width: w, height: h } = face
  const bright = layout === 'wave' || layout === 'halo' || layout === 'stripe'
  face.print(rectangle(-1, -1, w + 2, h + 2), { fill: bright ? '#f4f7f9' : main })
  face.print(rectangle(-1, h * 0.86, w + 2, h * 0.2), { fill: bright ? main : deep, opacity: bright ? 1 : 0.35 })
  face.write(facts.title, [w / 2, h * 0.58], {
    typeface: 'brand', size: Math.min(h * 0.32, w * 0.1), fill: bright ? deep : '#ffffff', anchor: 'middle',
    fit: w * 0.86,
  })
}
