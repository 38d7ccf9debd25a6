import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { StoredCodec } from './record-codec.ts'

/** A codec for a value that a domain constructor makes from the stored value. */
export const codecFrom = <Wire, Value extends Wire>(
  name: string,
  wire: t.Type<Wire, unknown, unknown>,
  make: (stored: Wire) => Either<unknown, Value>,
): StoredCodec<Value> =>
  Object.assign(new t.Type<Value, unknown, unknown>(
    name,
    (value): value is Value => wire.is(value),
    (value, context) => {
      const stored = wire.validate(value, context)
      if (isLeft(stored)) return stored
      const result = make(stored.right)
      return isLeft(result) ? t.failure(value, context) : t.success(result.right)
    },
    t.identity,
  ), { _tag: 'MadeType', wire })
