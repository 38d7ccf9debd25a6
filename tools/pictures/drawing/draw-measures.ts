import type { PictureFacts } from '../picture-facts.ts'
import { exampleValues } from './print/example-values.ts'
import { valueSpans } from './print/value-span.ts'
import { lighter } from './colour.ts'
import { openFace } from './face.ts'
import type { Face } from './face.ts'
import { paletteOf } from './palette-of.ts'
import { polygon, rectangle, ring, rounded } from './shapes.ts'
import { printIris, printLens } from './print/motifs.ts'
import type { Sheet } from './sheet.ts'

const INK = '#26323f'

const arrow = (face: Face, x: number, y: number, towards: 1 | -1): void =>
  face.print(polygon([[x, y], [x - towards * 15, y - 6], [x - towards * 15, y + 6]]), { fill: INK })

/** From the front: the diameter of the lens. */
const drawDiameter = (face: Face, facts: PictureFacts, tint: string, eye: string, diameter: string): void => {
  const [x, y, r] = [270, 300, 170]
  if (facts.lensType === 'colored' || facts.lensType === 'fun') printIris(face, x, y, r * 0.82, eye, lighter(eye, 0.45))
  printLens(face, x, y, r, tint)
  face.print(ring(x, y, r, r - 2), { fill: tint, evenOdd: true })
  for (const side of [x - r, x + r]) face.print(rectangle(side - 0.8, y, 1.6, r + 60), { fill: INK, opacity: 0.45 })
  face.print(rectangle(x - r, y + r + 44, r * 2, 2), { fill: INK })
  arrow(face, x - r, y + r + 45, -1)
  arrow(face, x + r, y + r + 45, 1)
  face.write(`DIA ${diameter} mm`, [x, y + r + 88], { typeface: 'strong', size: 32, fill: INK, anchor: 'middle' })
}

/** From the side: the curvature of its back. */
const drawCurve = (face: Face, tint: string, radius: string): void => {
  const [x, y] = [690, 300]
  const shell = `M${x - 30} ${y - 170}C${x + 150} ${y - 130} ${x + 150} ${y + 130} ${x - 30} ${y + 170}` +
    `C${x + 106} ${y + 118} ${x + 106} ${y - 118} ${x - 30} ${y - 170}Z`
  face.print(shell, {
    fill: face.linear([x - 30, y - 170], [x + 110, y + 170], [[0, lighter(tint, 0.55)], [0.5, tint], [1, lighter(tint, 0.35)]]),
  })
  face.print(shell, { stroke: tint, width: 2 })
  face.print(rectangle(x - 110, y - 1, 180, 2), { fill: INK })
  arrow(face, x + 72, y, 1)
  face.print(ring(x - 110, y, 8, 5), { fill: INK, evenOdd: true })
  face.write(`BC ${radius} mm`, [x, y + 258], { typeface: 'strong', size: 32, fill: INK, anchor: 'middle' })
}

/** The measures of a lens as a drawing, and all its values as a table. */
export const drawMeasures = (sheet: Sheet, facts: PictureFacts): void => {
  const { main, deep, accent, eye = accent } = paletteOf(facts)
  const face = openFace(sheet, 1000, 1000, (x, y) => [x, y])
  const measures = new Map(exampleValues(facts.space))
  face.write(facts.title, [500, 86], { typeface: 'heavy', size: 44, fill: deep, anchor: 'middle', fit: 860 })
  drawDiameter(face, facts, main, eye, measures.get('DIA') ?? '')
  drawCurve(face, main, measures.get('BC') ?? '')
  const rows = valueSpans(facts.space)
  const [top, tall] = [622, Math.min(56, 330 / rows.length)]
  face.print(rounded(90, top, 820, rows.length * tall, 14), { fill: lighter(main, 0.92) })
  rows.forEach(([name, values], index) => {
    const base = top + index * tall
    if (index > 0) face.print(rectangle(110, base, 780, 1.5), { fill: lighter(main, 0.7) })
    face.write(name, [130, base + tall * 0.68], { typeface: 'strong', size: tall * 0.52, fill: deep })
    face.write(values, [870, base + tall * 0.68], { typeface: 'print', size: tall * 0.54, fill: INK, anchor: 'end', fit: 560 })
  })
}
