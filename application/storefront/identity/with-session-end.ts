import * as RR from 'fp-ts/lib/ReadonlyRecord.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import type { Shop } from '../shop/shop.ts'
import type { SignedInKeeper } from '../visit/signed-in-keeper.port.ts'
import type { IdentityStore } from './identity-store.ts'

type AnyCall = (...input: readonly unknown[]) => TE.TaskEither<Failure, unknown>
type Topics = Readonly<Record<string, Readonly<Record<string, AnyCall>>>>
type Deps = { readonly shop: Shop; readonly identityStore: IdentityStore; readonly signedInKeeper: SignedInKeeper }

/** The shop whose visitor becomes a guest as soon as an operation says that the session has ended (Commerce §6). */
export const withSessionEnd = ({ shop, identityStore, signedInKeeper }: Deps): Shop => {
  const expired = (): void => {
    identityStore.send({ type: 'session.expired' })
    if (identityStore.identity()?._tag === 'Guest') signedInKeeper.clear()
  }
  const noticing = TE.tapError((failure: Failure) => (failure._tag === 'NotSignedIn' ? TE.fromIO(expired) : TE.right(undefined)))
  const noticed = (call: AnyCall): AnyCall => (...input) => noticing(call(...input))
  return RR.map((calls: Topics[string]) => RR.map(noticed)(calls))(shop as unknown as Topics) as unknown as Shop
}
