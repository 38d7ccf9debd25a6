import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { PasskeyEntry } from '../../../domain/passkey/passkey.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { PasskeyRepository } from './passkey-repository.port.ts'

/** The customer's passkeys, oldest first. */
export type GetPasskeys = (owner: AccountId) => TE.TaskEither<Failure, readonly PasskeyEntry[]>

export const makeGetPasskeys =
  ({ passkeys }: { readonly passkeys: PasskeyRepository }): GetPasskeys =>
  (owner) => pipe(passkeys.list(owner), TE.map((stored) => stored.map(({ credential: _credential, ...entry }) => entry)))
