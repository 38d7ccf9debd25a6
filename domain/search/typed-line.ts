import { formatOptionValue } from '../prescription/format-option-value.ts'
import type { LensTrait, LensFilter } from './lens-filter.ts'
import type { NumericOptionKey } from '../prescription/is-numeric-key.ts'
import { NUMERIC_OPTION_KEYS } from '../prescription/lens-option.ts'

/** One thing that was understood of a typed line. */
export type Understood =
  | { readonly key: NumericOptionKey; readonly value: number }
  | { readonly key: 'lens_usage'; readonly value: string }
  | { readonly key: 'lens_type'; readonly value: LensTrait }
  | { readonly key: 'pack_size'; readonly value: number }

export const UNDERSTOOD_KEYS = [...NUMERIC_OPTION_KEYS, 'lens_usage', 'lens_type', 'pack_size'] as const

/** What was understood, as it is told: values as boxes print them, and the line as it reads without it. */
export type UnderstoodPart = { readonly key: (typeof UNDERSTOOD_KEYS)[number]; readonly value: string; readonly without: string }

/** A part of a line as it can be written anywhere in it and mean the same. */
export type Piece = { readonly text: string; readonly means?: Understood; readonly isFiller?: boolean }

/** A typed line, taken apart in its order. */
export type TypedLine = readonly Piece[]

export const understoodOf = (line: TypedLine): readonly Understood[] => line.flatMap(({ means }) => means ?? [])

/** The words of a line that the catalogue is searched for. */
export const wordsOf = (line: TypedLine): string => {
  const said = line.filter(({ means, isFiller }) => means === undefined && isFiller !== true)
  return said.map(({ text }) => text).join(' ')
}

/** What was understood of it, each as it can be written into another line. */
export const writtenValues = (line: TypedLine): readonly string[] => line.flatMap(({ text, means }) => (means === undefined ? [] : [text]))

/** The line as it reads without one thing that was understood. */
export const writtenWithout = (line: TypedLine, means: Understood): string =>
  line.filter((piece) => piece.means !== means).map(({ text }) => text).join(' ')

const said = (means: Understood): string => {
  if (means.key === 'pack_size' || typeof means.value === 'string') return String(means.value)
  return formatOptionValue(means.key, means.value)
}

export const understoodParts = (line: TypedLine): readonly UnderstoodPart[] =>
  understoodOf(line).map((means) => ({ key: means.key, value: said(means), without: writtenWithout(line, means) }))

/** What the line asks of a lens; `undefined` where nothing of it was understood as that. */
export const lensFilterOf = (line: TypedLine): LensFilter | undefined => {
  const understood = understoodOf(line)
  if (understood.length === 0) return undefined
  const usage = understood.find(({ key }) => key === 'lens_usage')?.value
  const packOf = understood.find(({ key }) => key === 'pack_size')?.value
  return {
    values: Object.fromEntries(understood.flatMap((one) =>
      (one.key === 'lens_usage' || one.key === 'lens_type' || one.key === 'pack_size' ? [] : [[one.key, one.value]]))),
    traits: understood.flatMap((one) => (one.key === 'lens_type' ? [one.value] : [])),
    ...(typeof usage === 'string' ? { usage } : {}),
    ...(typeof packOf === 'number' ? { packOf } : {}),
  }
}
