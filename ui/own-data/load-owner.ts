import * as E from 'fp-ts/lib/Either.js'
import type { LoaderFunctionArgs } from 'react-router'
import { ReadOwnProfile } from '../../application/storefront/customer/read-own-profile.ts'
import { routeError } from '../binding/route-error.ts'
import { requireCustomer } from '../identity/require-customer.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'

/** The signed-in customer with current data, and whether a password confirms them. */
export const loadOwner = async (args: LoaderFunctionArgs) => {
  const { customer, injector } = await requireCustomer(args)
  const [profile, methods] = await Promise.all([injector.get(ReadOwnProfile)()(), injector.get(Shop).security.getSignInMethods({})()])
  if (E.isLeft(methods)) throw routeError(methods.left)
  const { email } = E.isRight(profile) ? profile.right : customer
  return { injector, email, hasPassword: methods.right.hasPassword }
}
