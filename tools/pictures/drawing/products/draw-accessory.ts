import type { PictureFacts } from '../../picture-facts.ts'
import { darker, lighter } from '../colour.ts'
import { openFace } from '../face.ts'
import { mapPath } from '../map-path.ts'
import { paletteOf } from '../palette-of.ts'
import { ellipse, rectangle, rounded } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'
import { drawBarrel } from './barrel.ts'
import { drawLensCase } from './draw-lens-case.ts'
import { drawWipes } from './draw-wipes.ts'

const turned = (x: number, y: number) => [500 + x * 0.82 - y * 0.57, 500 + x * 0.57 + y * 0.82] as const

/** A soft stick with a suction cup. */
const drawRemover = (sheet: Sheet): void => {
  const colour = '#3aa7c9'
  sheet.draw(mapPath(rounded(-34, -330, 110, 720, 50), turned), { fill: '#000000', opacity: 0.26, blur: 20 })
  const light = sheet.linear(turned(-60, 0), turned(60, 0), [
    [0, darker(colour, 0.3)], [0.25, lighter(colour, 0.6)], [0.5, colour], [1, darker(colour, 0.4)],
  ])
  sheet.draw(mapPath('M-36 -180C-36 -200 36 -200 36 -180L48 250C48 330 -48 330 -48 250Z', turned), { fill: light })
  sheet.draw(mapPath('M-34 -180C-60 -230 -112 -260 -124 -330L124 -330C112 -260 60 -230 34 -180Z', turned), { fill: light })
  sheet.draw(mapPath(ellipse(0, -330, 124, 44), turned), {
    fill: sheet.linear(turned(-124, -330), turned(124, -330), [[0, darker(colour, 0.2)], [0.4, lighter(colour, 0.5)], [1, colour]]),
  })
  sheet.draw(mapPath(ellipse(0, -328, 96, 31), turned), { fill: darker(colour, 0.36) })
  for (const ring of [0, 34, 68])
    sheet.draw(mapPath(rounded(-50, 120 + ring, 100, 14, 7), turned), { fill: darker(colour, 0.2), opacity: 0.45 })
}

/** A zipped pouch. */
const drawPouch = (sheet: Sheet, facts: PictureFacts): void => {
  const colour = '#2b3f57'
  sheet.draw(ellipse(530, 800, 400, 70), { fill: '#000000', opacity: 0.29, blur: 22 })
  sheet.draw(rounded(130, 290, 740, 510, 92), {
    fill: sheet.linear([130, 290], [870, 800], [[0, lighter(colour, 0.35)], [0.35, colour], [1, darker(colour, 0.45)]]),
  })
  sheet.draw(rounded(144, 304, 712, 482, 82), { stroke: '#ffffff', width: 3, opacity: 0.18 })
  sheet.draw(rectangle(160, 404, 680, 20), { fill: '#0d1622' })
  for (let tooth = 0; tooth < 56; tooth += 1) sheet.draw(rectangle(168 + tooth * 12, 407, 6, 14), { fill: '#b8c4cf' })
  sheet.draw(rounded(690, 396, 40, 96, 14), { fill: sheet.linear([690, 0], [730, 0], [[0, '#dfe6ec'], [0.5, '#ffffff'], [1, '#9fadb9']]) })
  const face = openFace(sheet, 1000, 1000, (x, y) => [x, y])
  face.write(facts.brand, [500, 640], { typeface: 'brand', size: 64, fill: '#ffffff', anchor: 'middle', opacity: 0.9 })
  sheet.draw('M170 330C320 300 520 300 640 312C460 330 300 350 190 396Z', { fill: '#ffffff', opacity: 0.14 })
}

/** A mask filled with gel beads. */
const drawMask = (sheet: Sheet, facts: PictureFacts): void => {
  const { main } = paletteOf(facts)
  const shape = 'M90 470C110 350 300 330 420 380C470 402 530 402 580 380C700 330 890 350 910 470C926 600 800 690 670 670' +
    'C590 656 560 590 500 590C440 590 410 656 330 670C200 690 74 600 90 470Z'
  sheet.draw(mapPath(shape, (x, y) => [x + 14, y + 44]), { fill: '#000000', opacity: 0.29, blur: 22 })
  sheet.draw(shape, { fill: sheet.linear([90, 360], [910, 680], [[0, lighter(main, 0.5)], [0.5, main], [1, darker(main, 0.3)]]) })
  const clip = sheet.clip(shape)
  for (let bead = 0; bead < 260; bead += 1) {
    const [x, y] = [96 + ((bead * 73) % 820), 372 + ((bead * 131) % 300)]
    sheet.draw(ellipse(x, y, 13), {
      fill: sheet.radial([x - 4, y - 4], 15, [[0, '#ffffff', 0.85], [0.5, lighter(main, 0.5), 0.6], [1, darker(main, 0.2), 0.4]]),
      clip,
    })
  }
  sheet.draw(shape, { stroke: '#ffffff', width: 12, opacity: 0.7 })
  sheet.draw(shape, { stroke: darker(main, 0.3), width: 2, opacity: 0.6 })
}

/** Accessories: cases, removers, pouches, masks, wipes. */
export const drawAccessory = (sheet: Sheet, facts: PictureFacts, side: 'front' | 'back'): void => {
  if (/catalyst/i.test(facts.title)) return drawBarrel(sheet, { x: 490, foot: 862, radius: 216 }, paletteOf(facts))
  if (/remover/i.test(facts.title)) return drawRemover(sheet)
  if (/kit/i.test(facts.title)) return drawPouch(sheet, facts)
  if (/mask/i.test(facts.title)) return drawMask(sheet, facts)
  return /wipes/i.test(facts.title) ? drawWipes(sheet, facts, side) : drawLensCase(sheet, facts, side)
}
