import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { JsonSchema } from './json-schema.ts'

/** A single value of the wire that is, once read, a value of the domain; written as it is. */
export type ValueCodec<A> = t.Type<A, A, unknown> & { readonly schema: JsonSchema }

/** `read` is the domain's own constructor: what it refuses does not decode. */
export const valueCodec = <A>(
  name: string,
  schema: JsonSchema,
  read: (given: unknown) => E.Either<unknown, A>,
): ValueCodec<A> =>
  Object.assign(
    new t.Type<A, A, unknown>(
      name,
      (given): given is A => E.isRight(read(given)),
      (given, context) => {
        const made = read(given)
        return E.isRight(made) ? t.success(made.right) : t.failure(given, context)
      },
      t.identity,
    ),
    { schema },
  )

/** A value that must be text first. */
export const textCodec = <A>(
  name: string,
  read: (text: string) => E.Either<unknown, A>,
  schema: JsonSchema = { type: 'string' },
): ValueCodec<A> => valueCodec(name, schema, (given) => (typeof given === 'string' ? read(given) : E.left(given)))
