import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { WeakPassword } from './identity-refusal.ts'
import type { PasswordWeakness } from './password-weakness.ts'

/** A password as it was typed, neither trimmed nor cut; never logged or stored in plain text. */
export type Password = Branded<string, 'Password'>

export const PASSWORD_LENGTH = { minimum: 8, maximum: 128 } as const

/** In the order in which they are reported (Account §6). */
const TESTS: readonly (readonly [PasswordWeakness, (text: string) => boolean])[] = [
  ['too_short', (text) => Array.from(text).length < PASSWORD_LENGTH.minimum],
  ['too_long', (text) => text.length > PASSWORD_LENGTH.maximum],
  ['needs_letter_and_digit', (text) => !/\p{L}/u.test(text) || !/\p{Nd}/u.test(text)],
  ['common', (text) => isCommonPassword(text)],
]

/** Eight characters or more with a letter and a digit, and not a common password. */
export const makePassword = (text: string): E.Either<WeakPassword, Password> => {
  const weakness = TESTS.find(([, isWeak]) => isWeak(text))
  return weakness === undefined ? E.right(text as Password) : E.left({ _tag: 'WeakPassword', why: weakness[0] })
}
