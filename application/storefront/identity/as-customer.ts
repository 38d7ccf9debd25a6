import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { SignedInKeeper } from '../visit/signed-in-keeper.port.ts'
import type { IdentityStore } from './identity-store.ts'

/** Runs a request that needs a signed-in customer; if the session has ended, the visitor becomes a guest (Commerce §6). */
export type AsCustomer = <Answer>(request: TE.TaskEither<Failure, Answer>) => TE.TaskEither<Failure, Answer>
export const AsCustomer = token<AsCustomer>('AsCustomer')

type Deps = { readonly identityStore: IdentityStore; readonly signedInKeeper: SignedInKeeper }

const expired = ({ identityStore, signedInKeeper }: Deps) => (): void => {
  identityStore.send({ type: 'session.expired' })
  if (identityStore.identity()?._tag === 'Guest') signedInKeeper.clear()
}

export const makeAsCustomer = (deps: Deps): AsCustomer =>
  TE.tapError((failure) => (failure._tag === 'NotSignedIn' ? TE.fromIO(expired(deps)) : TE.right(undefined)))
