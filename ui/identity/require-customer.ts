import * as E from 'fp-ts/lib/Either.js'
import type { LoaderFunctionArgs } from 'react-router'
import { LoadIdentity } from '../../application/storefront/identity/load-identity.ts'
import type { Customer } from '../../domain/customer/customer.ts'
import { injectorContext } from '../binding/injector-context.ts'
import type { Injector } from '../binding/injector.ts'
import { routeError } from '../binding/route-error.ts'
import { toSignIn } from './signed-in-first.ts'

/** Account pages are for customers; other visitors are redirected to sign in first (Account §2). */
export const requireCustomer = async (
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
): Promise<{ readonly customer: Customer; readonly injector: Injector }> => {
  const injector = context.get(injectorContext)
  const identity = await injector.get(LoadIdentity)()()
  if (E.isLeft(identity)) throw routeError(identity.left)
  if (identity.right._tag === 'Guest') throw toSignIn(request)
  return { customer: identity.right.customer, injector }
}
