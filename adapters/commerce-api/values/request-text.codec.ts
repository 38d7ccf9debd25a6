import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { cleanTypedText, isStorableText } from '../../../domain/text/typed-text.ts'
import { nullable, NullableType } from '../codec/nullable.ts'
import { textCodec } from '../codec/value-codec.ts'

/** Text of a request that somebody typed: read by the one rule for typed text; U+0000 is refused. */
export const TypedText = textCodec<string>('TypedText', (text) => (isStorableText(text) ? E.right(cleanTypedText(text)) : E.left(text)))

/** Text of a request that must arrive as it was sent: passwords, tokens, and names that a program gives. */
export const ExactText = textCodec<string>('ExactText', (text) => (isStorableText(text) ? E.right(text) : E.left(text)))

const typed = (codec: t.Mixed): t.Mixed => {
  if (codec instanceof t.StringType) return TypedText
  return codec instanceof NullableType && codec.type instanceof t.StringType ? nullable(TypedText) : codec
}

/** The fields of an answer as a request sends them back: all their text is typed. */
export const asTyped = <Fields extends t.Props>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, codec]) => [name, typed(codec)])) as Fields
