import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import type { InvalidPasskeyName } from './passkey-refusal.ts'

/** How an owner calls a passkey, to know it again. */
export type PasskeyName = Branded<string, 'PasskeyName'>

export const PASSKEY_NAME_LENGTH = 60

const UNSEEN = /[\p{Cc}\p{Cf}]/u

export const makePasskeyName = (text: string): E.Either<InvalidPasskeyName, PasskeyName> => {
  const name = text.trim().replaceAll(/\s+/g, ' ')
  return name === '' || name.length > PASSKEY_NAME_LENGTH || UNSEEN.test(name)
    ? E.left({ _tag: 'InvalidPasskeyName' })
    : E.right(name as PasskeyName)
}
