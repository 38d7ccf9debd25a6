import * as E from 'fp-ts/lib/Either.js'
import { remainderBy97 } from '../check-digits.ts'

/** Country and check digits first, then the account; every letter counts as two digits (ISO 13616). */
const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

/** An account as a bank takes it: written together, with check digits that fit. One mistyped sign is noticed. */
export const makeIban = (text: string): E.Either<string, string> => {
  const together = text.replaceAll(' ', '').toUpperCase()
  return SHAPE.test(together) && remainderBy97(together) === 1 ? E.right(together) : E.left(text)
}
