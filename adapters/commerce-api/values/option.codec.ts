import * as E from 'fp-ts/lib/Either.js'
import { isOptionKey, type Eye, type LensOption, type OptionValue } from '../../../domain/prescription/lens-option.ts'
import { formatOptionValue } from '../../../domain/prescription/format-option-value.ts'
import { splitEyes, withEye } from '../../../domain/prescription/eyes.ts'
import { parseServiceOption } from '../../../domain/prescription/parse-service-option.ts'
import { isStorableText } from '../../../domain/text/typed-text.ts'
import { via } from '../codec/field.ts'
import { valueCodec } from '../codec/value-codec.ts'

export type WireOption = Readonly<Record<string, OptionValue>>

const isRecord = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

const isValue = (input: unknown): boolean =>
  input === null || (typeof input === 'string' && isStorableText(input)) || (typeof input === 'number' && Number.isFinite(input))

/** Values by key; `r_` and `l_` name the eye (Commerce §3). Numbers may come as text, a colour keeps its zeros. */
export const OptionRecord = valueCodec<WireOption>(
  'Option',
  { type: 'object', additionalProperties: { type: ['number', 'string', 'null'] } },
  (input) => (isRecord(input) && Object.values(input).every(isValue) ? E.right(parseServiceOption(input)) : E.left(input)),
)

/** One eye's values under their prefixed names; without an eye under their plain ones. */
export const optionToWire = (eye: Eye | undefined, option: LensOption): WireOption =>
  Object.fromEntries(Object.entries(eye === undefined ? option : withEye(eye, option)))

/** The values of the eye they belong to. Plain names belong to a product without eyes. */
export const optionOf = (eye: Eye | undefined, wire: WireOption): LensOption =>
  eye === undefined ? Object.fromEntries(Object.entries(wire).filter(([key]) => isOptionKey(key))) : splitEyes(wire)[eye]

/** The values of a product without eyes, or of a record that names the eye itself. */
export const plainOption = via(OptionRecord, (wire) => optionOf(undefined, wire), (option: LensOption) => optionToWire(undefined, option))

/** The same as printed on a box: `{ r_sphere: "-2.25" }`. */
export const formattedOption = (eye: Eye | undefined, option: LensOption): Readonly<Record<string, string>> => {
  const printed = Object.entries(option).flatMap(([key, value]) => (isOptionKey(key) ? [[key, formatOptionValue(key, value)]] : []))
  return optionToWire(eye, Object.fromEntries(printed)) as Readonly<Record<string, string>>
}
