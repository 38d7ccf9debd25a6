import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { cleanTypedText, isStorableText } from '../../../domain/text/typed-text.ts'
import { nullable, NullableType } from '../codec/nullable.ts'
import { textCodec, valueCodec } from '../codec/value-codec.ts'

/** Text of a request that a person typed: normalised by the one rule for typed text; U+0000 is rejected. */
export const TypedText = textCodec<string>(
  'TypedText', (text) => (isStorableText(text) ? E.right(cleanTypedText(text)) : E.left(text)), {},
)

/** Text of a request that must arrive as sent: passwords, tokens, and names that a program chooses. */
export const ExactText = textCodec<string>('ExactText', (text) => (isStorableText(text) ? E.right(text) : E.left(text)), {})

const SHORT = 200

/** A name that a program chooses. */
export const ShortText = valueCodec<string>('ShortText', { type: 'string', maxLength: SHORT }, (input) =>
  typeof input === 'string' && input.length <= SHORT && isStorableText(input) ? E.right(input) : E.left(input),
)

const typed = (codec: t.Mixed): t.Mixed => {
  if (codec instanceof t.StringType) return TypedText
  return codec instanceof NullableType && codec.type instanceof t.StringType ? nullable(TypedText) : codec
}

/** The fields of a response in the form a request sends them: all their text is typed. */
export const asTyped = <Fields extends t.Props>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, codec]) => [name, typed(codec)])) as Fields
