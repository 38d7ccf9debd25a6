import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'

/** Whose eyes they are: a customer buys for the family as well. */
export type WearerName = Branded<string, 'WearerName'>

export const LONGEST_WEARER_NAME = 60

/** Controls, line ends and signs that turn the reading direction are no part of a name. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u

/** One line of clean text. */
export const makeWearerName = (given: unknown): E.Either<'missing' | 'invalid', WearerName> => {
  if (given !== undefined && typeof given !== 'string') return E.left('invalid')
  const name = given?.trim().normalize('NFC') ?? ''
  if (name === '') return E.left('missing')
  const isClean = name.length <= LONGEST_WEARER_NAME && !UNPRINTABLE.test(name) && name.isWellFormed()
  return isClean ? E.right(name as WearerName) : E.left('invalid')
}

/** Capitals make nobody somebody else. */
export const isSameName = (one: WearerName, other: WearerName): boolean => one.toLocaleLowerCase('de') === other.toLocaleLowerCase('de')
