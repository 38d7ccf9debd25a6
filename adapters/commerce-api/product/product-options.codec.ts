import * as t from 'io-ts'
import type { AllowedValues } from '../../../domain/prescription/allowed-values.ts'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import { isOptionKey } from '../../../domain/prescription/lens-option.ts'
import { parseServiceOption } from '../../../domain/prescription/parse-service-option.ts'
import { parseServiceValue } from '../../../domain/prescription/parse-service-value.ts'
import { via } from '../codec/field.ts'
import { wrapped } from '../codec/record.ts'
import { OptionKeyCode } from '../values/codes.codec.ts'

const OptionValues = t.strict({ key: OptionKeyCode, values: t.readonlyArray(t.union([t.number, t.string])) })
type OptionValues = t.TypeOf<typeof OptionValues>

/** The values that each key can still have (Commerce §7). */
export const ProductOptionsRecord = wrapped('ProductOptions', 'options', via<readonly OptionValues[], AllowedValues>(
  t.readonlyArray(OptionValues),
  (options) => Object.fromEntries(options.map(({ key, values }) => [key, values.map((value) => parseServiceValue(key, value))])),
  (allowed) => Object.entries(allowed).flatMap(([key, values]) => (isOptionKey(key) ? [{ key, values }] : [])),
))

/** The values chosen so far, from a query: `sphere=-2.25&axis=180`. */
export const readChosen = (params: URLSearchParams): LensOption =>
  Object.fromEntries(
    Object.entries(parseServiceOption(Object.fromEntries(params))).filter(([key]) => isOptionKey(key)),
  )
