import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { plainTextFields } from './plain-text.ts'

type Read<P extends t.Props, Q extends t.Props> = t.TypeOfProps<P> & t.TypeOfPartialProps<Q>

/**
 * A request's record. An unknown key is rejected, never ignored, so that no client believes a forged price was accepted. Each text is
 * either typed by a person (`TypedText`) or taken exactly as sent (`ExactText`).
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
      (input): input is Read<P, Q> => E.isRight(readRecord(required, optional, input, [])),
      (input, context) => readRecord(required, optional, input, context) as t.Validation<Read<P, Q>>,
      t.identity,
    )
    this.required = required
    this.optional = optional
  }
}

const readRecord = (required: t.Props, optional: t.Props, input: unknown, context: t.Context): t.Validation<unknown> => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return t.failure(input, context)
  const fields = { ...required, ...optional }
  const errors: t.Errors = []
  const entries: [string, unknown][] = []
  for (const [key, value] of Object.entries(input)) {
    const codec = Object.hasOwn(fields, key) ? fields[key] : undefined
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

export const closed = <P extends t.Props, Q extends t.Props = {}>(name: string, required: P, optional?: Q): ClosedType<P, Q> =>
  new ClosedType(name, required, optional ?? ({} as Q))
