import * as E from 'fp-ts/lib/Either.js'
import { WhoIsThere } from '../../application/storefront/identity/who-is-there.ts'
import type { Injector } from '../binding/injector.ts'

/** The first name of the signed-in customer; undefined if the identity cannot be loaded. */
export const signedInName = async (injector: Injector): Promise<string | undefined> => {
  const identity = await injector.get(WhoIsThere)()()
  return E.isRight(identity) && identity.right._tag === 'SignedIn' ? identity.right.customer.firstName : undefined
}
