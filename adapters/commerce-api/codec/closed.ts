import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as RR from 'fp-ts/lib/ReadonlyRecord.js'
import * as t from 'io-ts'
import { ownValue } from '../../../domain/own-value.ts'
import type { JsonSchema } from './json-schema.ts'
import { NullableType } from './nullable.ts'
import { plainTextFields } from './plain-text.ts'
import { shortList, shortSet } from './short-list.ts'

type Wire = Readonly<Record<string, unknown>>

/** What the fields of a record have to do with each other. */
export type FieldRule = {
  /** The name of a field that the others do not allow, or that they need. */
  readonly faulty: (wire: never) => string | undefined
  readonly schema: JsonSchema
}
const NO_RULE: FieldRule = { faulty: () => undefined, schema: {} }

/** Exactly one of these fields has a value; otherwise the first one is reported. */
export const exactlyOne = (first: string, ...others: readonly string[]): FieldRule => {
  const names = [first, ...others]
  return {
    faulty: (wire: Wire) => (names.filter((name) => (wire[name] ?? null) !== null).length === 1 ? undefined : first),
    schema: { oneOf: names.map((name) => ({ required: [name] })) },
  }
}

/**
 * A request's record. An unknown key is rejected, never ignored, so that no client believes a forged price was accepted. Each text is
 * either typed by a person (`TypedText`) or taken exactly as sent (`ExactText`). Records within are closed too; lists are short, and name
 * a plain value once.
 */
export class ClosedType extends t.Type<unknown> {
  readonly _tag = 'ClosedType' as const
  readonly required: t.Props
  readonly optional: t.Props
  readonly rule: JsonSchema
  constructor(name: string, required: t.Props, optional: t.Props, { faulty, schema }: FieldRule) {
    const plain = plainTextFields({ ...required, ...optional })
    if (plain.length > 0) throw new TypeError(`${name}: ${plain.join(', ')} must be TypedText or ExactText`)
    const [requiredWithin, optionalWithin] = [RR.map(ofRequest)(required), RR.map(ofRequest)(optional)]
    const validate: t.Validate<unknown, unknown> = (input, context) =>
      pipe(readRecord(requiredWithin, optionalWithin, input, context), E.flatMap(withoutFault(faulty, context)))
    super(name, (input): input is unknown => E.isRight(validate(input, [])), validate, t.identity)
    this.required = requiredWithin
    this.optional = optionalWithin
    this.rule = schema
  }
}

const ofRequest = (codec: t.Mixed): t.Mixed => {
  if (codec instanceof t.ExactType && codec.type instanceof t.InterfaceType) return closed('', codec.type.props as t.Props)
  if (codec instanceof NullableType) return codec.of(ofRequest(codec.type as t.Mixed))
  if (!(codec instanceof t.ReadonlyArrayType)) return codec
  const member = ofRequest(codec.type as t.Mixed)
  return member instanceof ClosedType ? shortList(member) : shortSet(member)
}

const withoutFault = (faulty: FieldRule['faulty'], context: t.Context) => (wire: Wire): t.Validation<Wire> => {
  const key = faulty(wire as never)
  if (key === undefined) return t.success(wire)
  const value = wire[key] ?? undefined
  return t.failures([{ value, context: t.appendContext(context, key, t.never, value) }])
}

const readRecord = (required: t.Props, optional: t.Props, input: unknown, context: t.Context): t.Validation<Wire> => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return t.failure(input, context)
  const fields = { ...required, ...optional }
  const errors: t.Errors = []
  const entries: [string, unknown][] = []
  for (const [key, value] of Object.entries(input)) {
    const codec = ownValue(fields, key)
    const at = t.appendContext(context, key, codec ?? t.never, value)
    if (codec === undefined) {
      errors.push({ value, context: at, message: 'validation.unknown_field' })
      continue
    }
    const field = codec.validate(value, at)
    if (E.isLeft(field)) errors.push(...field.left)
    else entries.push([key, field.right])
  }
  for (const key of Object.keys(required)) {
    if (!Object.hasOwn(input, key)) errors.push({ value: undefined, context: t.appendContext(context, key, t.never) })
  }
  return errors.length > 0 ? t.failures(errors) : t.success(Object.fromEntries(entries))
}

export const closed = (name: string, required: t.Props, optional: t.Props = {}, rule: FieldRule = NO_RULE): ClosedType =>
  new ClosedType(name, required, optional, rule)
