import * as E from 'fp-ts/lib/Either.js'
import { WhoIsThere } from '../../application/storefront/identity/who-is-there.ts'
import type { Injector } from '../binding/injector.ts'

/** The first name of whoever is signed in; where nobody answers, of nobody. */
export const signedInName = async (injector: Injector): Promise<string | undefined> => {
  const who = await injector.get(WhoIsThere)()()
  return E.isRight(who) && who.right._tag === 'SignedIn' ? who.right.customer.firstName : undefined
}
