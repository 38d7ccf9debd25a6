import * as E from 'fp-ts/lib/Either.js'
import * as RA from 'fp-ts/lib/ReadonlyArray.js'
import { ADDRESS_LIMITS } from './address-field.ts'
import type { AddressField, TextField } from './address-field.ts'
import type { FieldRefusal } from './field-refusal.ts'

/** The value of a field, or all its faults. */
export type Checked<Value> = E.Either<readonly FieldRefusal[], Value>

/** Combines fields and collects the faults of all of them. */
export const everyFault = E.getApplicativeValidation(RA.getSemigroup<FieldRefusal>())

/** Control characters, line ends and characters that change the text direction: not printable on a parcel. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u

/** A single line of clean text, trimmed; undefined when it is empty. Undefined in, undefined out. */
export const readLine = (field: AddressField, input: unknown): Checked<string | undefined> => {
  if (input === undefined || input === null) return E.right(undefined)
  const text = typeof input === 'string' ? input.trim().normalize('NFC') : '\0'
  if (UNPRINTABLE.test(text) || !text.isWellFormed()) return E.left(invalid(field))
  return E.right(text === '' ? undefined : text)
}

export const invalid = (field: AddressField): readonly FieldRefusal[] => [{ field, _tag: 'Invalid' }]

export const optionalText = (field: TextField, input: unknown): Checked<string | undefined> =>
  E.filterOrElse(
    (text: string | undefined) => text === undefined || text.length <= ADDRESS_LIMITS[field],
    (): readonly FieldRefusal[] => [{ field, _tag: 'TooLong', maximum: ADDRESS_LIMITS[field] }],
  )(readLine(field, input))

export const required = (field: AddressField) => <Value>(checked: Checked<Value | undefined>): Checked<Value> =>
  E.flatMap(checked, (value): Checked<Value> =>
    value === undefined ? E.left([{ field, _tag: 'Missing' }]) : E.right(value))

export const requiredText = (field: TextField, input: unknown): Checked<string> =>
  required(field)(optionalText(field, input))

/** A field with its own rule: clean text first, then the rule; absent stays absent. */
export const ruled = <Value>(
  field: AddressField,
  text: Checked<string | undefined>,
  make: (text: string) => E.Either<unknown, Value>,
): Checked<Value | undefined> =>
  E.flatMap(text, (value): Checked<Value | undefined> =>
    value === undefined ? E.right(undefined) : E.mapLeft(() => invalid(field))(make(value)))
