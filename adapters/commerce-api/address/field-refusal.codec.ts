import * as t from 'io-ts'
import { ADDRESS_FIELD_NAMES } from '../../../domain/address/address-field.ts'
import type { FieldRefusal } from '../../../domain/address/field-refusal.ts'
import { oneOf } from '../codec/one-of.ts'
import { camelName, snakeName } from '../codec/snake-name.ts'

const field = { field: oneOf('AddressField', ADDRESS_FIELD_NAMES.map(snakeName)) }

/** Violations of fields, each under its name on the wire. */
export const FieldRefusalsWire = t.readonlyArray(
  t.union(
    [
      t.strict({ _tag: t.literal('Missing'), ...field }),
      t.strict({ _tag: t.literal('TooLong'), ...field, maximum: t.number }),
      t.strict({ _tag: t.literal('Invalid'), ...field }),
    ],
    'FieldRefusal',
  ),
)
type FieldRefusalsWire = t.TypeOf<typeof FieldRefusalsWire>

export const fieldRefusalsToWire = (refusals: readonly FieldRefusal[]): FieldRefusalsWire =>
  refusals.map((refusal) => ({ ...refusal, field: snakeName(refusal.field) }))

export const fieldRefusalsOf = (refusals: FieldRefusalsWire): readonly FieldRefusal[] =>
  refusals.map((refusal) => ({ ...refusal, field: camelName(refusal.field) }))
