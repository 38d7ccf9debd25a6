import type { PictureFacts } from '../../picture-facts.ts'
import { darker, lighter } from '../colour.ts'
import { openFace } from '../face.ts'
import { mapPath } from '../map-path.ts'
import { ellipse } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'
import { frameStyle } from './frame-style.ts'

/** The same glasses from the side: the temple with the brand's name, the front narrow at its left. */
export const drawProfile = (sheet: Sheet, facts: PictureFacts): void => {
  const { frame, wire, glass, outline, rim, hasBrow = false, ends } = frameStyle(facts)
  const thick = ends === 'none' ? 17 : Math.min(54, 26 + rim * 180)
  sheet.draw(ellipse(520, 668, 400, 26), { fill: '#000000', opacity: 0.22, blur: 18 })
  const lens = mapPath(outline, (x, y) => [178 + x * 62, 500 + y * 196])
  sheet.draw(lens, { fill: sheet.linear([110, 350], [240, 660], [[0, glass[0]], [1, glass[1]]]), opacity: glass[2] })
  sheet.draw(lens, {
    stroke: sheet.linear([110, 350], [250, 650], [[0, lighter(wire, 0.3)], [1, darker(wire, 0.2)]]),
    width: Math.max(9, rim * 190),
  })
  if (hasBrow) sheet.draw(lens, { stroke: frame, width: 34, clip: sheet.clip('M60 300L300 300L300 440L60 440Z') })
  const temple = `M214 ${400 - thick / 2}C400 ${396 - thick / 2} 620 ${404 - thick / 2} 742 ${420 - thick / 2}` +
    `C840 ${436 - thick / 2} 884 520 902 640C906 668 870 676 860 650C836 566 800 ${482 + thick / 2} 730 ${452 + thick / 2}` +
    `C600 ${426 + thick / 2} 400 ${412 + thick / 2} 214 ${412 + thick / 2}Z`
  sheet.draw(mapPath(temple, (x, y) => [x + 8, y + 16]), { fill: '#000000', opacity: 0.14, blur: 10 })
  sheet.draw(temple, { fill: sheet.linear([500, 370], [500, 470], [[0, lighter(frame, 0.34)], [0.4, frame], [1, darker(frame, 0.35)]]) })
  sheet.draw('M230 388C420 384 620 392 740 410', { stroke: '#ffffff', width: 3, opacity: 0.4, roundEnds: true })
  if (thick < 30) return
  const face = openFace(sheet, 300, 60, (x, y) => [300 + x, 376 + y])
  face.write(facts.brand, [0, 40], { typeface: 'swift', size: 32, fill: lighter(frame, 0.75), fit: 280 })
}
