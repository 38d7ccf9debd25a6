import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { plainTextFields } from './plain-text.ts'

/** What a violation says of a field that nobody knows. */
export const UNKNOWN_FIELD = 'unknown field'

type Read<P extends t.Props, Q extends t.Props> = t.TypeOfProps<P> & t.TypeOfPartialProps<Q>

/**
 * A request's record: a key it does not name is refused, never ignored, so that nobody believes a forged price was heard. Its texts say
 * how they are read: as typed by somebody (`TypedText`), or exactly as sent (`ExactText`).
 */
export class ClosedType<P extends t.Props, Q extends t.Props> extends t.Type<Read<P, Q>, unknown, unknown> {
  readonly _tag = 'ClosedType' as const
  readonly required: P
  readonly optional: Q
  constructor(name: string, required: P, optional: Q) {
    const plain = plainTextFields({ ...required, ...optional })
    if (plain.length > 0) throw new TypeError(`${name}: ${plain.join(', ')} must be TypedText or ExactText`)
    super(
      name,
      (given): given is Read<P, Q> => E.isRight(readRecord(required, optional, given, [])),
      (given, context) => readRecord(required, optional, given, context) as t.Validation<Read<P, Q>>,
      t.identity,
    )
    this.required = required
    this.optional = optional
  }
}

const readRecord = (required: t.Props, optional: t.Props, given: unknown, context: t.Context): t.Validation<unknown> => {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return t.failure(given, context)
  const fields = { ...required, ...optional }
  const errors: t.Errors = []
  const read: [string, unknown][] = []
  for (const [key, value] of Object.entries(given)) {
    const codec = Object.hasOwn(fields, key) ? fields[key] : undefined
    const at = t.appendContext(context, key, codec ?? t.never, value)
    if (codec === undefined) {
      errors.push({ value, context: at, message: UNKNOWN_FIELD })
      continue
    }
    const field = codec.validate(value, at)
    if (E.isLeft(field)) errors.push(...field.left)
    else read.push([key, field.right])
  }
  for (const key of Object.keys(required)) {
    if (!Object.hasOwn(given, key)) errors.push({ value: undefined, context: t.appendContext(context, key, t.never) })
  }
  return errors.length > 0 ? t.failures(errors) : t.success(Object.fromEntries(read))
}

export const closed = <P extends t.Props, Q extends t.Props = {}>(name: string, required: P, optional?: Q): ClosedType<P, Q> =>
  new ClosedType(name, required, optional ?? ({} as Q))
