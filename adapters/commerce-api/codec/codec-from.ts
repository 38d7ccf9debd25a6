import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

/** Reads a reply: its shape by `wire`, its meaning by the domain. `wire` is also what the description is made from. */
export interface Reading<Wire, A> extends t.Decoder<unknown, A> {
  readonly wire: t.Type<Wire, unknown, unknown>
}

/** The shape is checked by the codec, the rules by the domain's constructors: a rule is written once. */
export const codecFrom = <Wire, A>(
  name: string,
  wire: t.Type<Wire, unknown, unknown>,
  make: (read: Wire) => E.Either<unknown, A>,
): Reading<Wire, A> => {
  const validate = (given: unknown, context: t.Context): t.Validation<A> => {
    const read = wire.validate(given, context)
    if (E.isLeft(read)) return read
    const made = make(read.right)
    return E.isRight(made) ? t.success(made.right) : t.failure(given, context, JSON.stringify(made.left))
  }
  const reading: Reading<Wire, A> = {
    name,
    wire,
    validate,
    decode: (given) => validate(given, [{ key: '', type: reading, actual: given }]),
  }
  return reading
}
