import { readFileSync } from 'node:fs'
import { parse, type Command, type Font, type Glyph } from 'opentype.js'
import type { Alphabet } from '../../tools/pictures/lettering/alphabet.ts'

const GLYPHS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...Array.from('ÀÂÄÇÈÉÊÎÔÖÙÛÜàáâäçèéêëìíîïñòóôöùúûü°·×–’+−®™'),
]
/** Raleway's default figures are old-style; a pack needs lining figures. */
const standingFigures = (font: Font): ReadonlyMap<number, number> =>
  new Map(font.substitution.getSingle('lnum').map(({ sub, by }) => [sub, by]))

const kerningOf = (font: Font, glyphs: ReadonlyMap<string, Glyph>, scale: number): Record<string, number> => {
  const characters = [...glyphs].filter(([character]) => /[\w]/.test(character))
  return Object.fromEntries(characters.flatMap(([left, one]) => characters.flatMap(([right, other]) => {
    const kerning = Math.round(font.getKerningValue(one, other) * scale)
    return Math.abs(kerning) < 8 ? [] : [[left + right, kerning] as const]
  })))
}

// The library's own writer drops the blank before a number that rounds to -0.
const written = ({ type, x1, y1, x2, y2, x, y }: Command): string =>
  type + [x1, y1, x2, y2, x, y].filter((value) => value !== undefined).map((value) => Math.round(value) || 0).join(' ')

const outlineOf = (glyph: Glyph): string => glyph.getPath(0, 0, 1000).commands.map(written).join('')

/** The outlines of a font file, 1000 units per em, y downwards from the baseline. */
export const fontOutlines = (file: string): Alphabet => {
  const bytes = readFileSync(file)
  const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
  const scale = 1000 / font.unitsPerEm
  const figures = file.includes('raleway') ? standingFigures(font) : new Map<number, number>()
  const glyphs = new Map(GLYPHS.map((character) => {
    const plain = font.charToGlyph(character)
    return [character, font.glyphs.get(figures.get(plain.index) ?? plain.index)] as const
  }))
  return {
    letters: Object.fromEntries([...glyphs].map(([character, glyph]) =>
      [character, [Math.round((glyph.advanceWidth ?? 0) * scale), outlineOf(glyph)]])),
    kerning: kerningOf(font, glyphs, scale),
  }
}
