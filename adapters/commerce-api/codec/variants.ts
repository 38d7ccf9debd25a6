import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

/** One of two records, told apart by a key that only the second has: faults are those of the record that was meant. */
export class VariantsType<A, B> extends t.Type<A | B, unknown, unknown> {
  readonly _tag = 'VariantsType' as const
  readonly types: readonly t.Mixed[]
  constructor(name: string, one: t.Type<A, unknown, unknown>, other: t.Type<B, unknown, unknown>, mark: string) {
    const isOther = (input: unknown): boolean => typeof input === 'object' && input !== null && Object.hasOwn(input, mark)
    const validate = (input: unknown, context: t.Context): t.Validation<A | B> =>
      isOther(input) ? other.validate(input, context) : one.validate(input, context)
    super(name, (input): input is A | B => E.isRight(validate(input, [])), validate, t.identity)
    this.types = [one, other]
  }
}

export const variants = <A, B>(
  name: string,
  one: t.Type<A, unknown, unknown>,
  other: t.Type<B, unknown, unknown>,
  mark: string,
): VariantsType<A, B> => new VariantsType(name, one, other, mark)
