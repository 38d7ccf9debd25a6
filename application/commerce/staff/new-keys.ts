import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Password } from '../../../domain/identity/password.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { StaffPerson } from '../../../domain/staff/staff-person.ts'
import type { PasswordHasher } from '../identity/password-hasher.port.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { CodeSecrets } from './code-secrets.port.ts'
import type { OneTimeCodes } from './one-time-codes.port.ts'
import type { StaffKeys } from './staff-book.port.ts'

export type KeyDeps = {
  readonly passwords: PasswordHasher
  readonly oneTimeCodes: OneTimeCodes
  readonly codeSecrets: CodeSecrets
  readonly clock: Clock
}

/** What an app needs to make codes, as people type it and as it is drawn as a picture. */
export type Shown = { readonly secret: string; readonly address: string }

/** How the shop is called in the apps that make codes. */
const SHOP = 'Iris'

/** Another password and another secret for one of the shop's people. */
export const newKeys = (
  { passwords, oneTimeCodes, codeSecrets }: KeyDeps, { id, email }: StaffPerson, password: Password,
): TE.TaskEither<ServiceUnavailable, { readonly kept: StaffKeys; readonly shown: Shown }> => {
  const secret = oneTimeCodes.newSecret()
  return pipe(
    passwords.hash(password),
    TE.map((passwordHash) => ({
      kept: { passwordHash, secret: codeSecrets.encrypt(secret, id) },
      shown: { secret, address: oneTimeCodes.address(secret, email, SHOP) },
    })),
  )
}
