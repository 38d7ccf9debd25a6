import * as t from 'io-ts'

/** A text that the shop knows, decided by the shop's own question. */
export const oneOf = <Known extends string>(name: string, isKnown: (text: string) => text is Known): t.Type<Known> => {
  const is = (input: unknown): input is Known => typeof input === 'string' && isKnown(input)
  return new t.Type(name, is, (input, context) => (is(input) ? t.success(input) : t.failure(input, context)), (known) => known)
}
