import type { Alphabet } from './alphabet.ts'
import raleway600Italic from './raleway-600-italic.json' with { type: 'json' }
import raleway600 from './raleway-600.json' with { type: 'json' }
import raleway800 from './raleway-800.json' with { type: 'json' }
import roboto400 from './roboto-400.json' with { type: 'json' }
import roboto700 from './roboto-700.json' with { type: 'json' }
import { mapPath } from '../drawing/map-path.ts'

/** JSON has lists but no pairs, hence this one check. */
const alphabet = (
  cut: { readonly letters: Readonly<Record<string, readonly (string | number)[]>>; readonly kerning: Readonly<Record<string, number>> },
): Alphabet => ({
  letters: Object.fromEntries(Object.entries(cut.letters).map(([letter, [advance, outline]]) =>
    [letter, [Number(advance), String(outline)]])),
  kerning: cut.kerning,
})

const FACES = {
  brand: alphabet(raleway600),
  heavy: alphabet(raleway800),
  swift: alphabet(raleway600Italic),
  print: alphabet(roboto400),
  strong: alphabet(roboto700),
} as const
export type Typeface = keyof typeof FACES

export type LaidText = { readonly path: string; readonly width: number }

/**
 * A line of text as one path from the baseline at 0,0; `size` is the em, `spacing` in thousandths of it. Unknown letters become blanks.
 */
export const layText = (typeface: Typeface, text: string, size: number, spacing = 0): LaidText => {
  const { letters, kerning } = FACES[typeface]
  const scale = size / 1000
  const laid = Array.from(text).reduce<{ readonly x: number; readonly paths: readonly string[]; readonly last: string }>(
    ({ x, paths, last }, letter) => {
      const [advance, outline] = letters[letter] ?? letters[' '] ?? [300, '']
      const from = x + (kerning[last + letter] ?? 0)
      const placed = mapPath(outline, (left, down) => [(from + left) * scale, down * scale])
      return { x: from + advance + spacing, paths: [...paths, placed], last: letter }
    },
    { x: 0, paths: [], last: '' },
  )
  return { path: laid.paths.join(''), width: Math.max(0, laid.x - spacing) * scale }
}
