import * as E from 'fp-ts/lib/Either.js'
import { LoadIdentity } from '../../application/storefront/identity/load-identity.ts'
import type { Injector } from '../binding/injector.ts'

/** The first name of the signed-in customer; undefined if the identity cannot be loaded. */
export const signedInName = async (injector: Injector): Promise<string | undefined> => {
  const identity = await injector.get(LoadIdentity)()()
  return E.isRight(identity) && identity.right._tag === 'SignedIn' ? identity.right.customer.firstName : undefined
}
