import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import type { InvalidMilesNumber } from './loyalty-refusal.ts'

/** Fifteen digits that begin with one of five prefixes (Commerce §5). */
export type MilesNumber = Branded<string, 'MilesNumber'>

export const MILES_DIGITS = 15

const NUMBER = /^(?:9999|9920|9922|2220|3330)\d{11}$/
const DIGITS = new RegExp(`^\\d{${MILES_DIGITS}}$`)

/** Removes blanks and hyphens used for grouping (decision A23). */
const withoutGroups = (text: unknown): string => (typeof text === 'string' ? text.slice(0, 60).replace(/[\s-]/g, '') : '')

/** Blanks and hyphens are dropped first. */
export const makeMilesNumber = (text: unknown): E.Either<InvalidMilesNumber, MilesNumber> => {
  const digits = withoutGroups(text)
  return NUMBER.test(digits) ? E.right(digits as MilesNumber) : E.left({ _tag: 'InvalidMilesNumber' })
}

/** The number of a customer; empty input removes it (Account §7). */
export const makeOwnMilesNumber = (text: unknown): E.Either<InvalidMilesNumber, MilesNumber | undefined> =>
  typeof text === 'string' && text.trim() === '' ? E.right(undefined) : makeMilesNumber(text)

/** Whether the text has the right number of digits: reported before other faults (decision C13). */
export const hasMilesDigits = (text: string): boolean => DIGITS.test(withoutGroups(text))
