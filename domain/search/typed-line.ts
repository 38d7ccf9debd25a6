import { formatOptionValue } from '../prescription/format-option-value.ts'
import type { LensTrait, LensFilter } from './lens-filter.ts'
import type { NumericOptionKey } from '../prescription/is-numeric-key.ts'
import { NUMERIC_OPTION_KEYS } from '../prescription/lens-option.ts'

/** A recognised part of a typed line. */
export type Understood =
  | { readonly key: NumericOptionKey; readonly value: number }
  | { readonly key: 'lens_usage'; readonly value: string }
  | { readonly key: 'lens_type'; readonly value: LensTrait }
  | { readonly key: 'pack_size'; readonly value: number }

export const UNDERSTOOD_KEYS = [...NUMERIC_OPTION_KEYS, 'lens_usage', 'lens_type', 'pack_size'] as const

/** A recognised part for display: values as boxes print them, and the line without it. */
export type UnderstoodPart = { readonly key: (typeof UNDERSTOOD_KEYS)[number]; readonly value: string; readonly without: string }

/** A part of a line, in a form that keeps its meaning anywhere in the line. */
export type Piece = { readonly text: string; readonly means?: Understood; readonly isFiller?: boolean }

/** A typed line, split into parts. */
export type TypedLine = readonly Piece[]

export const understoodOf = (line: TypedLine): readonly Understood[] => line.flatMap(({ means }) => means ?? [])

/** The words of a line for the text search. */
export const wordsOf = (line: TypedLine): string => {
  const words = line.filter(({ means, isFiller }) => means === undefined && isFiller !== true)
  return words.map(({ text }) => text).join(' ')
}

/** The recognised parts, each in a form that can be copied into another line. */
export const writtenValues = (line: TypedLine): readonly string[] => line.flatMap(({ text, means }) => (means === undefined ? [] : [text]))

/** The line without one recognised part. */
export const writtenWithout = (line: TypedLine, means: Understood): string =>
  line.filter((piece) => piece.means !== means).map(({ text }) => text).join(' ')

const displayText = (means: Understood): string => {
  if (means.key === 'pack_size' || typeof means.value === 'string') return String(means.value)
  return formatOptionValue(means.key, means.value)
}

export const understoodParts = (line: TypedLine): readonly UnderstoodPart[] =>
  understoodOf(line).map((means) => ({ key: means.key, value: displayText(means), without: writtenWithout(line, means) }))

/** The lens filter of a line; `undefined` if nothing was recognised. */
export const lensFilterOf = (line: TypedLine): LensFilter | undefined => {
  const understood = understoodOf(line)
  if (understood.length === 0) return undefined
  const usage = understood.find(({ key }) => key === 'lens_usage')?.value
  const packOf = understood.find(({ key }) => key === 'pack_size')?.value
  return {
    values: Object.fromEntries(understood.flatMap((part) =>
      (part.key === 'lens_usage' || part.key === 'lens_type' || part.key === 'pack_size' ? [] : [[part.key, part.value]]))),
    traits: understood.flatMap((part) => (part.key === 'lens_type' ? [part.value] : [])),
    ...(typeof usage === 'string' ? { usage } : {}),
    ...(typeof packOf === 'number' ? { packOf } : {}),
  }
}
