import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Currency } from '../../domain/money/currency.ts'
import type { Money } from '../../domain/money/money.ts'
import { readTypedAmount } from '../../domain/money/typed-amount.ts'
import { omitUndefined, type Complete } from '../../domain/omit-undefined.ts'
import { ownValue } from '../../domain/own-value.ts'
import type { Failure } from '../../domain/refusal.ts'
import { STAFF_ROLES, type StaffRole } from '../../domain/staff/staff-role.ts'
import { readTypedNumber } from '../../domain/whole-number.ts'
import { MALFORMED } from './back-office.ts'
import type { Typed } from './render.ts'

/** Reads a value of an operation's input from a form, or refuses it. Its name is that of the field, unless the reader has another. */
export type Reader<Value> = (typed: Typed, name: string) => E.Either<Failure, Value>

type Readers<Values> = { readonly [Name in keyof Complete<Values>]: Reader<Complete<Values>[Name]> }

/** Several fields as one value; the first unreadable one is refused. */
export const group = <Values extends object>(readers: Readers<Values>): Reader<Values> => (typed) =>
  pipe(
    Object.entries<Reader<unknown>>(readers),
    E.traverseArray(([name, read]) => pipe(read(typed, name), E.map((value) => [name, value] as const))),
    E.map((entries) => omitUndefined(Object.fromEntries(entries)) as Values),
  )

/** A form of a page: carries out its operation with what was typed. */
export type Form<Output> = (typed: Typed) => TE.TaskEither<Failure, Output>

export const form = <Input extends object, Output>(
  operation: (input: Input) => TE.TaskEither<Failure, Output>, readers: Readers<NoInfer<Input>>,
): Form<Output> => (typed) => pipe(TE.fromEither(group<Input>(readers)(typed, '')), TE.flatMap(operation))

/** Carries out the form that `act` names; what no form of the page names is malformed. */
export const carryOut = <Output>(
  forms: Readonly<Record<string, Form<Output>>>, typed: Typed, act = typed.get('act') ?? '',
): TE.TaskEither<Failure, Output> => {
  const chosen = ownValue(forms, act)
  return chosen === undefined ? TE.left(MALFORMED) : chosen(typed)
}

/** What the page knows by itself. */
export const given = <Value>(value: Value): Reader<Value> => () => E.right(value)

/** Text as typed, for the domain to check. */
export const text: Reader<string> = (typed, name) => E.right(typed.get(name) ?? '')

/** A check box. */
export const flag: Reader<boolean> = (typed, name) => E.right(typed.get(name) === 'yes')

/** A blank field is an absent value. */
export const optional = <Value>(read: Reader<Value>): Reader<Value | undefined> => (typed, name) =>
  ((typed.get(name) ?? '').trim() === '' ? E.right(undefined) : read(typed, name))

/** `read` returns `undefined` for a text that it cannot read, which is refused. */
export const parsed = <Value>(read: (text: string) => Value | undefined, refusal?: Failure): Reader<Value> => (typed, name) =>
  pipe(
    read(typed.get(name) ?? ''),
    E.fromNullable<Failure>(refusal ?? { _tag: 'Malformed', violations: [{ path: name, key: 'validation.invalid_value' }] }),
  )

export const oneOf = <Value extends string>(values: readonly Value[]): Reader<Value> =>
  parsed((typed) => values.find((value) => value === typed))

export const roles: Reader<readonly StaffRole[]> = (typed, name) =>
  E.traverseArray((role: string) => oneOf(STAFF_ROLES)(new URLSearchParams({ [name]: role }), name))(typed.getAll(name))

/** A hidden answer: unlike a check box, which is sent only when it is checked, it is refused when it is missing. */
export const answer: Reader<boolean> = (typed, name) => E.map((chosen) => chosen === 'yes')(oneOf(['yes', 'no'])(typed, name))

export const amount = (currency: Currency, refusal: Failure): Reader<Money> =>
  parsed((typed) => readTypedAmount(typed, currency), refusal)

/** A whole number; an unreadable one is passed on for the domain to refuse. */
export const count: Reader<number | undefined> =
  optional(parsed((typed) => readTypedNumber(typed.trim(), { from: 0, to: 999_999_999 }) ?? Number.NaN))
