import type { PictureFacts } from '../../picture-facts.ts'
import { darker, lighter } from '../colour.ts'
import type { Palette } from '../palette-of.ts'
import { paletteOf } from '../palette-of.ts'
import { rectangle, rounded } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'
import { openFace } from '../face.ts'
import { drawCarton } from './draw-carton.ts'
import { TILT, roundFill, shadowUnder, wall, wrapped } from './round-body.ts'
import type { Upright } from './round-body.ts'

const FOOT = 862

/** A small bottle that ends in a slender cap. */
const drawDropper = (sheet: Sheet, at: Upright, facts: PictureFacts, palette: Palette): void => {
  const { x, foot, radius } = at
  const { main, deep, accent } = palette
  shadowUnder(sheet, at)
  const [shoulder, bottom] = [foot - radius * 2.9, foot - radius * TILT]
  sheet.draw(wall(at, shoulder, bottom), { fill: roundFill(sheet, at, '#f6f9fa') })
  sheet.draw(`M${x - radius} ${shoulder}` +
    `C${x - radius} ${shoulder - radius * 0.5} ${x - radius * 0.5} ${shoulder - radius * 0.5} ` +
    `${x - radius * 0.45} ${shoulder - radius * 0.72}` +
    `L${x + radius * 0.45} ${shoulder - radius * 0.72}` +
    `C${x + radius * 0.5} ${shoulder - radius * 0.5} ${x + radius} ${shoulder - radius * 0.5} ${x + radius} ${shoulder}` +
    `C${x + radius} ${shoulder + radius * 0.18} ${x - radius} ${shoulder + radius * 0.18} ${x - radius} ${shoulder}Z`, {
      fill: roundFill(sheet, at, '#f6f9fa'),
    })
  const [tall, half] = [radius * 2.1, radius * 1.5]
  const label = wrapped(at, shoulder + radius * 0.3)
  const face = openFace(sheet, half * 2, tall, (across, down) => label(across - half, down))
  const clip = sheet.clip(wall(at, shoulder + radius * 0.3, shoulder + radius * 0.3 + tall))
  face.print(rectangle(0, 0, half * 2, tall), { fill: lighter(main, 0.86), clip })
  face.print(rectangle(0, tall * 0.62, half * 2, tall * 0.38), { fill: main, clip })
  face.print(rectangle(0, tall * 0.58, half * 2, tall * 0.05), { fill: accent, clip })
  face.write(facts.brand, [half, tall * 0.36], { typeface: 'heavy', size: tall * 0.26, fill: deep, anchor: 'middle', fit: radius * 1.56 })
  face.write(`${facts.pack.contentPerItem} ${facts.pack.unit}`, [half, tall * 0.85], {
    typeface: 'strong',
    size: tall * 0.15,
    fill: '#ffffff',
    anchor: 'middle',
  })
  sheet.draw(wall(at, shoulder + radius * 0.3, shoulder + radius * 0.3 + tall), { fill: sheet.linear([x - radius, 0], [x + radius, 0], [
    [0, '#0b1220', 0.36], [0.12, '#0b1220', 0.06], [0.26, '#ffffff', 0.5], [0.4, '#ffffff', 0], [0.9, '#0b1220', 0.34],
    [1, '#0b1220', 0.2],
  ]) })
  const cap: Upright = { ...at, radius: radius * 0.56 }
  const top = shoulder - radius * 2.3
  const rim = shoulder - radius * 0.62
  sheet.draw(`M${x - cap.radius} ${rim}L${x - cap.radius * 0.62} ${top}` +
    `C${x - cap.radius * 0.5} ${top - radius * 0.16} ${x + cap.radius * 0.5} ${top - radius * 0.16} ${x + cap.radius * 0.62} ${top}` +
    `L${x + cap.radius} ${rim}` +
    `C${x + cap.radius} ${rim + radius * 0.12} ${x - cap.radius} ${rim + radius * 0.12} ${x - cap.radius} ${rim}Z`, {
      fill: roundFill(sheet, cap, main),
    })
  sheet.draw(
    `M${x - cap.radius} ${rim}C${x - cap.radius} ${rim + radius * 0.12} ${x + cap.radius} ${rim + radius * 0.12} ${x + cap.radius} ${rim}`,
    { stroke: darker(main, 0.4), width: 2, opacity: 0.6 },
  )
}

/** Five single doses still joined at their sides. */
const drawVials = (sheet: Sheet, { main, deep }: Palette): void => {
  const [left, top, wide, tall] = [430, 600, 74, 250]
  sheet.draw(rounded(left + 14, top + 214, wide * 5.2, 60, 24), { fill: '#000000', opacity: 0.31, blur: 13 })
  for (let index = 0; index < 5; index += 1) {
    const x = left + index * wide
    const foot = top + tall + index * 4
    const glass = sheet.linear([x, 0], [x + wide, 0], [
      [0, '#b9cbd6'], [0.14, '#eef5f9'], [0.34, '#ffffff'], [0.7, '#d8e6ee'], [1, '#a9bfcb'],
    ])
    sheet.draw(rounded(x + wide * 0.28, foot - tall - 44, wide * 0.44, 84, 12), { fill: glass })
    sheet.draw(rounded(x + wide * 0.16, foot - tall - 62, wide * 0.68, 54, 12), { fill: glass })
    sheet.draw(rounded(x + 2, foot - tall + 14, wide - 4, tall - 14, 22), { fill: glass })
    sheet.draw(rounded(x + 9, foot - tall * 0.55, wide - 18, tall * 0.5, 16), { fill: main, opacity: 0.2 })
    sheet.draw(rounded(x + wide * 0.2, foot - tall + 44, wide * 0.12, tall * 0.6, 5), { fill: '#ffffff', opacity: 0.85 })
    sheet.draw(rounded(x + 6, foot - 34, wide - 12, 22, 8), { fill: deep, opacity: 0.16 })
  }
}

/** A carton with its content: dropper bottles, or single doses. */
export const drawDrops = (sheet: Sheet, facts: PictureFacts, side: 'front' | 'back'): void => {
  const palette = paletteOf(facts)
  const { items, contentPerItem, unit, label, quantity } = facts.pack
  const isSingle = items > 3 || unit === 'dose'
  const size = isSingle ? { width: 78, height: 84, depth: 44 } : { width: 42, height: 92, depth: 34 }
  const frame = isSingle ? { left: 110, right: 640, top: 90, bottom: 800 } : { left: 110, right: 560, top: 70, bottom: 850 }
  drawCarton(sheet, facts, {
    size,
    frame,
    contents: unit === 'dose' ? `${quantity} ×` : isSingle ? label : `${contentPerItem} ${unit}`,
    seen: side,
  })
  if (isSingle) return drawVials(sheet, palette)
  for (let index = Math.min(items, 3) - 1; index >= 0; index -= 1) {
    drawDropper(sheet, { x: 690 + index * 150, foot: FOOT + 12 - index * 22, radius: 84 }, facts, palette)
  }
}
