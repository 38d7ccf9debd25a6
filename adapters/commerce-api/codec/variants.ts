import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

/** One of two records, distinguished by a key that only the second has: faults are those of the record that the key selects. */
export class VariantsType<A, B> extends t.Type<A | B, unknown, unknown> {
  readonly _tag = 'VariantsType' as const
  readonly types: readonly t.Mixed[]
  constructor(name: string, first: t.Type<A, unknown, unknown>, second: t.Type<B, unknown, unknown>, mark: string) {
    const isSecond = (input: unknown): boolean => typeof input === 'object' && input !== null && Object.hasOwn(input, mark)
    const validate = (input: unknown, context: t.Context): t.Validation<A | B> =>
      isSecond(input) ? second.validate(input, context) : first.validate(input, context)
    super(name, (input): input is A | B => E.isRight(validate(input, [])), validate, t.identity)
    this.types = [first, second]
  }
}

export const variants = <A, B>(
  name: string,
  first: t.Type<A, unknown, unknown>,
  second: t.Type<B, unknown, unknown>,
  mark: string,
): VariantsType<A, B> => new VariantsType(name, first, second, mark)
