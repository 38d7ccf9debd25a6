import * as E from 'fp-ts/lib/Either.js'
import type { LoaderFunctionArgs } from 'react-router'
import { WhoIsThere } from '../../application/storefront/identity/who-is-there.ts'
import type { Customer } from '../../domain/customer/customer.ts'
import { injectorContext, type Injector } from '../binding/injector.ts'
import { routeError } from '../binding/route-error.ts'
import { toSignIn } from './signed-in-first.ts'

/** Pages of an account are for customers; anybody else is asked to sign in first and comes back then (Account §2). */
export const requireCustomer = async (
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
): Promise<{ readonly customer: Customer; readonly injector: Injector }> => {
  const injector = context.get(injectorContext)
  const who = await injector.get(WhoIsThere)()()
  if (E.isLeft(who)) throw routeError(who.left)
  if (who.right._tag === 'Guest') throw toSignIn(request)
  return { customer: who.right.customer, injector }
}
