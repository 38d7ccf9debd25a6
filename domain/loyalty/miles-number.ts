import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'

/** Fifteen digits that begin with one of five prefixes (Commerce §5). */
export type MilesNumber = Branded<string, 'MilesNumber'>

export type MilesNumberRefusal = { readonly _tag: 'InvalidMilesNumber' }

const NUMBER = /^(?:9999|9920|9922|2220|3330)\d{11}$/

/** Blanks and hyphens typed for the eye are dropped first (decision A23). */
export const makeMilesNumber = (text: unknown): E.Either<MilesNumberRefusal, MilesNumber> => {
  const digits = typeof text === 'string' ? text.slice(0, 60).replace(/[\s-]/g, '') : ''
  return NUMBER.test(digits) ? E.right(digits as MilesNumber) : E.left({ _tag: 'InvalidMilesNumber' })
}
