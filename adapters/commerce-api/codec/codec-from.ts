import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

/** Reads a response: its shape by `wire`, its values by the domain. The API description is made from `wire` too. */
export interface Reading<Wire, A> extends t.Decoder<unknown, A> {
  readonly wire: t.Type<Wire, unknown, unknown>
}

/** The codec checks the shape, the domain's constructors check the rules, so that each rule is written once. */
export const codecFrom = <Wire, A>(
  name: string,
  wire: t.Type<Wire, unknown, unknown>,
  make: (read: Wire) => E.Either<unknown, A>,
): Reading<Wire, A> => {
  const validate = (input: unknown, context: t.Context): t.Validation<A> => {
    const validated = wire.validate(input, context)
    if (E.isLeft(validated)) return validated
    const result = make(validated.right)
    return E.isRight(result) ? t.success(result.right) : t.failure(input, context, JSON.stringify(result.left))
  }
  const reading: Reading<Wire, A> = {
    name,
    wire,
    validate,
    decode: (input) => validate(input, [{ key: '', type: reading, actual: input }]),
  }
  return reading
}
