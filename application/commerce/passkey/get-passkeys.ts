import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { PasskeyRepository } from './passkey-repository.port.ts'
import type { UseCase } from '../operation.ts'
import type { passkeyContract } from '../../contract/passkey.ts'

/** The customer's passkeys, oldest first. */
export const makeGetPasskeys =
  ({ passkeys }: { readonly passkeys: PasskeyRepository }): UseCase<typeof passkeyContract.getPasskeys> =>
  ({ owner }) => pipe(passkeys.list(owner), TE.map((stored) => stored.map(({ credential: _credential, ...entry }) => entry)))
