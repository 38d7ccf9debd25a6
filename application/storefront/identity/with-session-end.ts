import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import { callNamed, shopByName } from '../shop/shop-by-name.ts'
import type { Shop } from '../shop/shop.ts'
import type { SignedInKeeper } from '../visit/signed-in-keeper.port.ts'
import type { IdentityStore } from './identity-store.ts'

type Deps = { readonly shop: Shop; readonly identityStore: IdentityStore; readonly signedInKeeper: SignedInKeeper }

/** The shop whose visitor becomes a guest as soon as an operation says that the session has ended (Commerce §6). */
export const withSessionEnd = ({ shop, identityStore, signedInKeeper }: Deps): Shop => {
  const expired = (): void => {
    identityStore.send({ type: 'session.expired' })
    if (identityStore.identity()?._tag === 'Guest') signedInKeeper.clear()
  }
  const noticing = TE.tapError((failure: Failure) => (failure._tag === 'NotSignedIn' ? TE.fromIO(expired) : TE.right(undefined)))
  return shopByName((topic, name) => (...input) => noticing(callNamed(shop, topic, name)(...input)))
}
