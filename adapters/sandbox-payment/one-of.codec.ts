import * as t from 'io-ts'

/** A text that the shop knows, checked by the shop's own type guard. */
export const oneOf = <Word extends string>(name: string, isKnown: (text: string) => text is Word): t.Type<Word> => {
  const is = (input: unknown): input is Word => typeof input === 'string' && isKnown(input)
  return new t.Type(name, is, (input, context) => (is(input) ? t.success(input) : t.failure(input, context)), (isWord) => isWord)
}
