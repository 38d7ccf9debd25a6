import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CodeSetup } from '../../contract/staff/members.ts'
import type { Password } from '../../../domain/identity/password.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { StaffMember } from '../../../domain/staff/staff-member.ts'
import type { PasswordHasher } from '../identity/password-hasher.port.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { CodeSecrets } from './code-secrets.port.ts'
import type { OneTimeCodes } from './one-time-codes.port.ts'
import type { StaffKeys } from './staff-repository.port.ts'

export type KeyDeps = {
  readonly passwords: PasswordHasher
  readonly oneTimeCodes: OneTimeCodes
  readonly codeSecrets: CodeSecrets
  readonly clock: Clock
}

/** The issuer shown in authenticator apps. */
const SHOP = 'Iris'

/** A new password hash and secret for a member of staff. */
export const newKeys = (
  { passwords, oneTimeCodes, codeSecrets }: KeyDeps, { id, email }: StaffMember, password: Password,
): TE.TaskEither<ServiceUnavailable, { readonly stored: StaffKeys; readonly setup: CodeSetup }> => {
  const secret = oneTimeCodes.newSecret()
  return pipe(
    passwords.hash(password),
    TE.map((passwordHash) => ({
      stored: { passwordHash, secret: codeSecrets.encrypt(secret, id) },
      setup: { secret, address: oneTimeCodes.address(secret, email, SHOP) },
    })),
  )
}
