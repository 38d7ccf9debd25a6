import type { PictureFacts } from '../../picture-facts.ts'
import type { Colour } from '../colour.ts'
import { lighter } from '../colour.ts'
import { openFace } from '../face.ts'
import type { Palette } from '../palette-of.ts'
import { printBarcode } from '../print/codes.ts'
import { layOut } from '../print/layouts.ts'
import { nameLines } from '../print/name-lines.ts'
import { ellipse, rectangle } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'
import { TILT, roundFill, shadowUnder, wall, wrapped } from './round-body.ts'
import type { Upright } from './round-body.ts'

export type Bottle = Upright & {
  readonly height: number
  readonly plastic: Colour
  readonly cap: Colour
  /** The text at the bottom of the label: `360 ml`. */
  readonly holds: string
  readonly seen: 'front' | 'back'
}

const drawCap = (sheet: Sheet, { x, radius, cap, foot, height }: Bottle): void => {
  const top = foot - height
  const lid: Upright = { x, foot, radius: radius * 0.5 }
  sheet.draw(wall(lid, top, top + height * 0.13), { fill: roundFill(sheet, lid, cap) })
  for (let ridge = 1; ridge < 12; ridge += 1) {
    const at = x + lid.radius * Math.sin(((ridge - 6) / 6) * 1.45)
    const dip = lid.radius * TILT * Math.cos(((ridge - 6) / 6) * 1.45)
    sheet.draw(rectangle(at - 0.8, top + dip + 6, 1.6, height * 0.13 - 10), { fill: '#0b1220', opacity: 0.13 })
  }
  sheet.draw(ellipse(x, top, lid.radius, lid.radius * TILT), {
    fill: sheet.linear([x - lid.radius, top], [x + lid.radius, top], [[0, lighter(cap, 0.3)], [0.5, lighter(cap, 0.55)], [1, cap]]),
  })
}

const drawBody = (sheet: Sheet, bottle: Bottle): { readonly top: number; readonly bottom: number } => {
  const { x, radius, foot, height, plastic } = bottle
  const [neck, shoulder, bottom] = [foot - height * 0.88, foot - height * 0.74, foot - radius * TILT]
  const neckRadius = radius * 0.44
  sheet.draw(`M${x - neckRadius} ${neck}L${x + neckRadius} ${neck}L${x + neckRadius} ${neck + height * 0.03}` +
    `C${x + neckRadius * 1.1} ${shoulder - height * 0.05} ${x + radius} ${shoulder - height * 0.06} ` +
    `${x + radius} ${shoulder + height * 0.03}L${x - radius} ${shoulder + height * 0.03}` +
    `C${x - radius} ${shoulder - height * 0.06} ${x - neckRadius * 1.1} ${shoulder - height * 0.05} ` +
    `${x - neckRadius} ${neck + height * 0.03}Z`,
  { fill: roundFill(sheet, bottle, plastic) })
  sheet.draw(wall(bottle, shoulder + height * 0.02, bottom), { fill: roundFill(sheet, bottle, plastic) })
  sheet.draw(`M${x - radius * 0.62} ${shoulder - height * 0.022}` +
    `C${x - radius * 0.4} ${shoulder - height * 0.045} ${x - radius * 0.2} ${shoulder - height * 0.05} ` +
    `${x - radius * 0.05} ${shoulder - height * 0.052}` +
    `C${x - radius * 0.3} ${shoulder - height * 0.03} ${x - radius * 0.46} ${shoulder - height * 0.012} ` +
    `${x - radius * 0.62} ${shoulder - height * 0.022}Z`, { fill: '#ffffff', opacity: 0.7, blur: 1.5 })
  return { top: shoulder + height * 0.05, bottom: bottom - height * 0.045 }
}

const writeLabel = (sheet: Sheet, bottle: Bottle, facts: PictureFacts, palette: Palette, top: number, tall: number): void => {
  const { radius, x } = bottle
  const half = radius * 1.5
  const at = wrapped(bottle, top)
  const face = openFace(sheet, half * 2, tall, (across, down) => at(across - half, down))
  const paper = { clip: sheet.clip(wall({ ...bottle, x }, top, top + tall)) }
  const label = { ...face, print: (path: string, paint: Parameters<typeof face.print>[1]) => face.print(path, { ...paint, ...paper }) }
  const inks = layOut(label, palette)
  const wide = radius * 1.62
  const { before, name, after } = nameLines(facts.title, facts.brand)
  if (bottle.seen === 'back') {
    ['Kontaktlinsen · Contact lenses', 'Lentilles de contact · Lenti a contatto'].forEach((line, index) =>
      face.write(line, [half, tall * (0.16 + index * 0.05)], {
        typeface: 'print', size: tall * 0.034, fill: inks.name, anchor: 'middle', fit: wide * 0.9,
      }))
    Array.from({ length: 7 }, (_, index) => {
      const line = rectangle(half - wide * 0.44, tall * (0.27 + index * 0.035), wide * (index === 6 ? 0.5 : 0.88), tall * 0.008)
      face.print(line, { fill: inks.name, opacity: 0.35 })
    })
    printBarcode(face, half - wide * 0.3, tall * 0.7, wide * 0.6, tall * 0.16, facts.key)
    return
  }
  face.write(before, [half, tall * 0.12], { typeface: 'brand', size: tall * 0.055, fill: inks.line, anchor: 'middle', fit: wide })
  face.write(name, [half, tall * 0.22], { typeface: 'heavy', size: tall * 0.125, fill: inks.name, anchor: 'middle', fit: wide })
  after.forEach((line, index) => face.write(line, [half, tall * (0.3 + index * 0.075)], {
    typeface: 'brand', size: tall * 0.066, fill: inks.line, anchor: 'middle', fit: wide * 0.94,
  }))
  face.write(bottle.holds, [half, tall * 0.93], {
    typeface: 'strong', size: tall * 0.075, fill: inks.footFrom > 0 ? inks.foot : inks.name, anchor: 'middle',
    fit: wide,
  })
}

/** A bottle of solution with its label wrapped round it. */
export const drawBottle = (sheet: Sheet, bottle: Bottle, facts: PictureFacts, palette: Palette): void => {
  shadowUnder(sheet, bottle)
  const { top, bottom } = drawBody(sheet, bottle)
  writeLabel(sheet, bottle, facts, palette, top, bottom - top)
  const { x, radius } = bottle
  sheet.draw(wall(bottle, top, bottom), {
    fill: sheet.linear([x - radius, 0], [x + radius, 0], [
      [0, '#0b1220', 0.42], [0.1, '#0b1220', 0.12], [0.24, '#ffffff', 0.4], [0.36, '#ffffff', 0.04],
      [0.62, '#0b1220', 0.03], [0.9, '#0b1220', 0.36], [1, '#0b1220', 0.2],
    ]),
  })
  drawCap(sheet, bottle)
}
