import * as E from 'fp-ts/lib/Either.js'
import { remainderBy97 } from '../check-digits.ts'

/** Country and check digits first, then the account; a letter counts as two digits (ISO 13616). */
const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

/** An IBAN without blanks and with valid check digits. */
export const makeIban = (text: string): E.Either<string, string> => {
  const compact = text.replaceAll(' ', '').toUpperCase()
  return SHAPE.test(compact) && remainderBy97(compact) === 1 ? E.right(compact) : E.left(text)
}
