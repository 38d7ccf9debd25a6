import * as E from 'fp-ts/lib/Either.js'
import type { LoaderFunctionArgs } from 'react-router'
import { ReadOwnProfile } from '../../application/storefront/customer/read-own-profile.ts'
import { ListSignInMethods } from '../../application/storefront/identity/list-sign-in-methods.ts'
import { routeError } from '../binding/route-error.ts'
import { requireCustomer } from '../identity/require-customer.ts'

/** Who is signed in, as the shop has it now, and whether a password is asked of them. */
export const loadOwner = async (asked: LoaderFunctionArgs) => {
  const { customer, injector } = await requireCustomer(asked)
  const [now, ways] = await Promise.all([injector.get(ReadOwnProfile)()(), injector.get(ListSignInMethods)()()])
  if (E.isLeft(ways)) throw routeError(ways.left)
  const { email } = E.isRight(now) ? now.right : customer
  return { injector, email, hasPassword: ways.right.hasPassword }
}
