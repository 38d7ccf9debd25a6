import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'

/** The name of a wearer: a customer may buy for the family. */
export type WearerName = Branded<string, 'WearerName'>

export const MAX_WEARER_NAME = 60

/** Control characters, line ends and characters that change the text direction are not allowed in a name. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u

/** One line of clean text. */
export const makeWearerName = (input: unknown): E.Either<'missing' | 'invalid', WearerName> => {
  if (input !== undefined && typeof input !== 'string') return E.left('invalid')
  const name = input?.trim().normalize('NFC') ?? ''
  if (name === '') return E.left('missing')
  const isClean = name.length <= MAX_WEARER_NAME && !UNPRINTABLE.test(name) && name.isWellFormed()
  return isClean ? E.right(name as WearerName) : E.left('invalid')
}

/** Names are compared case-insensitively. */
export const isSameName = (one: WearerName, other: WearerName): boolean => one.toLocaleLowerCase('de') === other.toLocaleLowerCase('de')
