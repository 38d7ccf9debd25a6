import * as E from 'fp-ts/lib/Either.js'
import { textCodec, type ValueCodec } from './value-codec.ts'

/** One value of a closed list. */
export const oneOf = <const Words extends readonly string[]>(name: string, words: Words): ValueCodec<Words[number]> => {
  const isWord = (text: string): text is Words[number] => words.includes(text)
  return textCodec(name, E.fromPredicate(isWord, String), { enum: words })
}
