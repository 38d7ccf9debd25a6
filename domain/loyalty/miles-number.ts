import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import type { InvalidMilesNumber } from './loyalty-refusal.ts'

/** Fifteen digits that begin with one of five prefixes (Commerce §5). */
export type MilesNumber = Branded<string, 'MilesNumber'>

const NUMBER = /^(?:9999|9920|9922|2220|3330)\d{11}$/

/** Blanks and hyphens typed for the eye are dropped first (decision A23). */
export const makeMilesNumber = (text: unknown): E.Either<InvalidMilesNumber, MilesNumber> => {
  const digits = typeof text === 'string' ? text.slice(0, 60).replace(/[\s-]/g, '') : ''
  return NUMBER.test(digits) ? E.right(digits as MilesNumber) : E.left({ _tag: 'InvalidMilesNumber' })
}
