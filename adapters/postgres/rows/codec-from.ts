import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Kept } from './record-codec.ts'

/** A value that its own domain constructor makes from what was kept. */
export const codecFrom = <Wire, Value extends Wire>(
  name: string,
  wire: t.Type<Wire, unknown, unknown>,
  make: (kept: Wire) => Either<unknown, Value>,
): Kept<Value> =>
  Object.assign(new t.Type<Value, unknown, unknown>(
    name,
    (value): value is Value => wire.is(value),
    (value, context) => {
      const kept = wire.validate(value, context)
      if (isLeft(kept)) return kept
      const made = make(kept.right)
      return isLeft(made) ? t.failure(value, context) : t.success(made.right)
    },
    t.identity,
  ), { _tag: 'MadeType', wire })
