import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import type { AllowedValues } from '../../../domain/prescription/allowed-values.ts'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import { isOptionKey } from '../../../domain/prescription/lens-option.ts'
import { parseServiceOption } from '../../../domain/prescription/parse-service-option.ts'
import { parseServiceValue } from '../../../domain/prescription/parse-service-value.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { OptionKeyCode } from '../values/codes.codec.ts'

/** The values that each key can still have (Commerce §7). */
export const ProductOptionsWire = t.strict(
  {
    options: t.readonlyArray(
      t.strict({ key: OptionKeyCode, values: t.readonlyArray(t.union([t.number, t.string])) }),
    ),
  },
  'ProductOptions',
)
export type ProductOptionsWire = t.TypeOf<typeof ProductOptionsWire>

export const ProductOptionsCodec = codecFrom(
  'ProductOptions',
  ProductOptionsWire,
  ({ options }): E.Either<never, AllowedValues> =>
    E.right(Object.fromEntries(options.map(({ key, values }) => [key, values.map((value) => parseServiceValue(key, value))]))),
)

export const productOptionsToWire = (allowed: AllowedValues): ProductOptionsWire => ({
  options: Object.entries(allowed).flatMap(([key, values]) => (isOptionKey(key) ? [{ key, values }] : [])),
})

/** The values chosen so far, as a query: `sphere=-2.25&axis=180`. */
export const chosenParams = (chosen: LensOption): readonly (readonly [string, string])[] =>
  Object.entries(chosen).map(([key, value]) => [key, String(value)])

export const readChosen = (params: URLSearchParams): LensOption =>
  Object.fromEntries(
    Object.entries(parseServiceOption(Object.fromEntries(params))).filter(([key]) => isOptionKey(key)),
  )
