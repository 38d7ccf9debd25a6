import type { PictureFacts } from '../../picture-facts.ts'
import type { Colour } from '../colour.ts'
import type { Face } from '../face.ts'
import type { Palette } from '../palette-of.ts'
import { rounded } from '../shapes.ts'
import { layOut } from './layouts.ts'
import type { Inks } from './layouts.ts'
import { printDesign } from './motifs.ts'
import { nameLines } from './name-lines.ts'

const rhythmOf = ({ replacementDays }: PictureFacts['facts']): string | undefined =>
  replacementDays === undefined ? undefined : replacementDays === 1 ? '1 DAY' : `${replacementDays} DAYS`

const writeName = (face: Face, facts: PictureFacts, palette: Palette, inks: Inks): void => {
  const { width: w } = face
  const isNarrow = w < face.height * 0.6
  const unit = (Math.min(w, face.height * 1.15) / 100) * (isNarrow ? 1.3 : 1)
  const { before, name, after } = nameLines(facts.title, facts.brand, w > face.height ? 27 : 19)
  const [left, room] = [w * 0.08, w * 0.84]
  const top = face.height * 0.12 + (before === '' ? 0 : 5 * unit)
  if (before !== '') face.write(before, [left, top], { typeface: 'brand', size: 8 * unit, fill: inks.line, fit: room })
  const base = top + (before === '' ? 9 : 15) * unit
  face.write(name, [left, base], { typeface: 'heavy', size: 18.5 * unit, fill: inks.name, spacing: -6, fit: room })
  after.forEach((line, index) => {
    face.write(line, [left, base + (11.5 + index * 10.5) * unit], {
      typeface: palette.layout === 'full' ? 'swift' : 'brand',
      size: 9.6 * unit,
      fill: inks.line,
      fit: room,
    })
  })
}

const writeCount = (face: Face, count: number, ink: Colour, unit: number, base: number): void => {
  const left = face.width * 0.08
  const wide = face.write(String(count), [left, base], { typeface: 'strong', size: 18 * unit, fill: ink })
  const beside = left + wide + 2.6 * unit
  face.write('contact', [beside, base - 6.4 * unit], { typeface: 'print', size: 5.8 * unit, fill: ink })
  face.write('lenses', [beside, base - 0.4 * unit], { typeface: 'print', size: 5.8 * unit, fill: ink })
}

/** The wearing time of a lens and what it corrects. */
const writeRhythm = (face: Face, facts: PictureFacts, ink: Colour, unit: number, base: number): void => {
  const rhythm = rhythmOf(facts.facts)
  const design = facts.lensType ?? ''
  const corrects = /toric|multifocal/.test(design)
  const left = face.width * 0.08
  if (corrects) printDesign(face, left + 5.2 * unit, base - 5.2 * unit, 5.2 * unit, design, ink)
  if (rhythm === undefined) return
  const x = left + (corrects ? 13 * unit : 0)
  const wide = 3.9 * rhythm.length * unit + 5 * unit
  face.print(rounded(x, base - 10.4 * unit, wide, 10.4 * unit, 5.2 * unit), { fill: ink, opacity: 0.16 })
  face.write(rhythm, [x + wide / 2, base - 3.1 * unit], { typeface: 'strong', size: 6 * unit, fill: ink, anchor: 'middle', spacing: 30 })
}

const writeFoot = (face: Face, facts: PictureFacts, inks: Inks): void => {
  const { width: w, height: h } = face
  const unit = Math.min(w, h * 1.15) / 100
  const base = h - 8 * unit
  writeCount(face, facts.pack.quantity, inks.foot, unit, base)
  const above = base - 20 * unit
  const isOnFoot = above - 10.4 * unit > inks.footFrom * h
  writeRhythm(face, facts, isOnFoot ? inks.foot : inks.line, unit, isOnFoot ? above : inks.footFrom * h - 6 * unit)
}

/** The front of a carton of lenses. */
export const printLensFront = (face: Face, facts: PictureFacts, palette: Palette): void => {
  const inks = layOut(face, palette)
  writeName(face, facts, palette, inks)
  writeFoot(face, facts, inks)
}

/** The front of any other carton: name above, contents below. */
export const printProductFront = (face: Face, facts: PictureFacts, palette: Palette, contents: string): void => {
  const inks = layOut(face, palette)
  writeName(face, facts, palette, inks)
  const unit = Math.min(face.width, face.height) / 100
  face.write(contents, [face.width * 0.08, face.height - 9 * unit], {
    typeface: 'strong',
    size: Math.max(12 * unit, face.height * 0.07),
    fill: inks.foot,
    fit: face.width * 0.6,
  })
}
