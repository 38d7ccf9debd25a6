import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { EYES, type LensOption, type OptionKey, type OptionValue } from '../../../domain/prescription/lens-option.ts'
import type { LensSpace, ValueList, ValueLists, ValueRange } from '../../../domain/prescription/lens-space.ts'
import { parseServiceValue } from '../../../domain/prescription/parse-service-value.ts'
import { codecFrom } from '../rows/codec-from.ts'
import { oneOf } from '../rows/value-codecs.ts'
import { recordCodec, type StoredCodec } from '../rows/record-codec.ts'

export const eyeCodec = oneOf('Eye', EYES)

const optionValue: StoredCodec<OptionValue> = t.union([t.number, t.string], 'OptionValue')

/** The same codec for each parameter of a lens; older rows store additions as text, which is read as numbers. */
const byKey = <Value>(codec: StoredCodec<Value>, addition: StoredCodec<Value>): Record<OptionKey, StoredCodec<Value>> => ({
  sphere: codec,
  cylinder: codec,
  axis: codec,
  radius: codec,
  diameter: codec,
  add: addition,
  dominance: codec,
  color: codec,
})

export const lensOptionCodec: StoredCodec<LensOption> = recordCodec<LensOption>('LensOption', {}, byKey(
  optionValue,
  codecFrom('Addition', optionValue, (value) => E.right(parseServiceValue('add', value))),
))

const range: StoredCodec<ValueRange> = recordCodec<ValueRange>(
  'ValueRange',
  { from: t.number, to: t.number, step: t.number },
  {},
)
const list: StoredCodec<ValueList> = t.readonlyArray(t.union([t.number, t.string, range]), 'ValueList')
const lists: StoredCodec<ValueLists> = recordCodec<ValueLists>('ValueLists', {}, byKey(
  list,
  codecFrom('Additions', list, (values): E.Either<never, ValueList> =>
    E.right(values.map((value) => (typeof value === 'object' ? value : parseServiceValue('add', value))))),
))

export const lensSpaceCodec: StoredCodec<LensSpace> = recordCodec<LensSpace>(
  'LensSpace',
  {
    parameters: lists,
    sphereExclude: t.readonlyArray(t.number),
    blocks: t.readonlyArray(lists),
  },
  {},
)
