import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import type { InvalidPasskeyName } from './passkey-refusal.ts'

/** The owner's name for a passkey. */
export type PasskeyName = Branded<string, 'PasskeyName'>

export const PASSKEY_NAME_LENGTH = 60

const INVISIBLE = /[\p{Cc}\p{Cf}]/u

export const makePasskeyName = (text: string): E.Either<InvalidPasskeyName, PasskeyName> => {
  const name = text.trim().replaceAll(/\s+/g, ' ')
  return name === '' || name.length > PASSKEY_NAME_LENGTH || INVISIBLE.test(name)
    ? E.left({ _tag: 'InvalidPasskeyName' })
    : E.right(name as PasskeyName)
}
