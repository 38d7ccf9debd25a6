import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { RANDOM_TOKEN } from '../../../domain/random-token.ts'
import type { JsonSchema } from './json-schema.ts'

/** A single value of the wire that decodes to a value of the domain and is written unchanged. */
export type ValueCodec<A> = t.Type<A, A, unknown> & { readonly schema: JsonSchema }

/** `read` is the domain's own constructor: what it refuses does not decode. */
export const valueCodec = <A>(
  name: string,
  schema: JsonSchema,
  read: (input: unknown) => E.Either<unknown, A>,
): ValueCodec<A> =>
  Object.assign(
    new t.Type<A, A, unknown>(
      name,
      (input): input is A => E.isRight(read(input)),
      (input, context) => {
        const result = read(input)
        return E.isRight(result) ? t.success(result.right) : t.failure(input, context)
      },
      t.identity,
    ),
    { schema },
  )

/** A value that must be a string; `limits` describe what `read` accepts. */
export const textCodec = <A>(
  name: string,
  read: (text: string) => E.Either<unknown, A>,
  limits: Omit<JsonSchema, 'type'>,
): ValueCodec<A> =>
  valueCodec(name, { type: 'string', ...limits }, (input) => (typeof input === 'string' ? read(input) : E.left(input)))

/** The description of a text that matches the pattern. */
export const ofPattern = ({ source: pattern }: RegExp, example: string): Pick<JsonSchema, 'pattern' | 'examples'> =>
  ({ pattern, examples: [example] })

export const TOKEN_LIMITS = ofPattern(RANDOM_TOKEN, 'x'.repeat(22))
