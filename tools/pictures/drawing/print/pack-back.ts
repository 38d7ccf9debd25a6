import type { PictureFacts } from '../../picture-facts.ts'
import { lighter } from '../colour.ts'
import type { Face } from '../face.ts'
import type { Palette } from '../palette-of.ts'
import { polygon, rectangle, ring, rounded } from '../shapes.ts'
import { printBarcode } from './codes.ts'
import { printLens } from './motifs.ts'
import { valueSpans } from './value-span.ts'

const INK = '#243040'

const CONTENTS: Readonly<Record<string, readonly string[]>> = {
  lens: ['Weiche Kontaktlinsen', 'Soft contact lenses', 'Lentilles de contact souples', 'Lenti a contatto morbide'],
  ml: [
    'Vor Gebrauch Packungsbeilage lesen', 'Read the leaflet before use', 'Lire la notice avant utilisation',
    "Leggere il foglietto prima dell'uso",
  ],
  other: [
    'Trocken und lichtgeschützt lagern', 'Keep dry and out of the light', 'Conserver au sec, à l\'abri de la lumière',
    "Conservare all'asciutto, al riparo dalla luce",
  ],
}

/** Pictograms of every lens pack: keep dry, single use, expiry date. */
const printSigns = (face: Face, x: number, y: number, size: number): void => {
  const cell = (index: number): readonly [number, number] => [x + index * size * 1.35, y]
  for (const index of [0, 1, 2]) {
    const [left, top] = cell(index)
    face.print(rounded(left, top, size, size, size * 0.16), { stroke: INK, width: 1.6 })
  }
  const [a] = cell(0)
  face.print(`M${a + size * 0.16} ${y + size * 0.5}` +
    `C${a + size * 0.2} ${y + size * 0.1} ${a + size * 0.8} ${y + size * 0.1} ${a + size * 0.84} ${y + size * 0.5}Z`, { fill: INK })
  face.print(rectangle(a + size * 0.47, y + size * 0.5, size * 0.06, size * 0.34), { fill: INK })
  const [b] = cell(1)
  face.write('2', [b + size / 2, y + size * 0.74], { typeface: 'strong', size: size * 0.68, fill: INK, anchor: 'middle' })
  face.print(ring(b + size / 2, y + size / 2, size * 0.4, size * 0.34), { fill: INK, evenOdd: true })
  const [c] = cell(2)
  face.print(polygon([
    [c + size * 0.28, y + size * 0.16], [c + size * 0.72, y + size * 0.16], [c + size * 0.5, y + size * 0.5],
  ]), { fill: INK })
  face.print(polygon([
    [c + size * 0.28, y + size * 0.84], [c + size * 0.72, y + size * 0.84], [c + size * 0.5, y + size * 0.5],
  ]), { fill: INK })
}

/** The back: the description in four languages, the material, the values, and the small print. */
export const printBack = (face: Face, facts: PictureFacts, { main, deep, accent }: Palette): void => {
  const { width: w, height: h } = face
  const unit = Math.min(w, h) / 100
  face.print(rectangle(-1, -1, w + 2, h + 2), { fill: face.linear([0, 0], [w, h], [[0, '#ffffff'], [1, lighter(main, 0.9)]]) })
  face.print(rectangle(-1, -1, w + 2, 19 * unit), { fill: face.linear([0, 0], [w, 0], [[0, deep], [1, main]]) })
  face.print(rectangle(-1, 18 * unit, w + 2, 1.6 * unit), { fill: accent })
  face.write(facts.title, [6 * unit, 12.4 * unit], { typeface: 'brand', size: 9 * unit, fill: '#ffffff', fit: w - 12 * unit })
  const size = 4.6 * unit
  const lines = CONTENTS[facts.pack.unit] ?? CONTENTS['other'] ?? []
  lines.forEach((line, index) =>
    face.write(line, [6 * unit, 28 * unit + index * size * 1.4], { typeface: 'print', size, fill: INK, fit: w * 0.6 }))
  const { material, waterContentPercent: water } = facts.facts
  const composition = material === undefined ? '' : `${100 - (water ?? 0)} % ${material} · ${water ?? 0} % H2O`
  face.write(composition, [6 * unit, 28 * unit + 4.6 * size * 1.4], { typeface: 'strong', size, fill: deep, fit: w * 0.6 })
  valueSpans(facts.space).slice(0, 6).forEach(([name, values], index) => {
    const y = 28 * unit + index * size * 1.4
    face.write(name, [w * 0.67, y], { typeface: 'strong', size, fill: deep, fit: w * 0.1 })
    face.write(values, [w - 5 * unit, y], { typeface: 'print', size, fill: INK, anchor: 'end', fit: w * 0.17 })
  })
  if (h > w * 1.15) printLens(face, w * 0.62, h * 0.6, 19 * unit, lighter(main, 0.35))
  const foot = h - 26 * unit
  printSigns(face, 6 * unit, foot, 8.6 * unit)
  face.write(facts.manufacturer, [6 * unit, h - 7 * unit], { typeface: 'brand', size: 5.4 * unit, fill: deep, fit: w * 0.45 })
  printBarcode(face, w - 44 * unit, foot - 1 * unit, 38 * unit, 20 * unit, facts.key)
}
