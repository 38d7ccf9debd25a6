import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { OrderToken } from '../../../domain/order/order.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { withoutAbsent } from '../../../domain/without-absent.ts'
import { token } from '../../token.ts'
import { makeLoadCart } from './load-cart.ts'

/**
 * The visitor's cart for its page. Where it turns out that the cart was ordered here, which its shopper may never have been told, the
 * order is named.
 */
export type EnterCart = () => TE.TaskEither<Failure, { readonly cart?: Cart; readonly became?: OrderToken }>
export const EnterCart = token<EnterCart>('EnterCart')

export const makeEnterCart = (deps: Parameters<typeof makeLoadCart>[0]): EnterCart => {
  const loadCart = makeLoadCart(deps)
  return () =>
    pipe(
      TE.fromIO(deps.traces.ordered),
      TE.bindTo('before'),
      TE.bindW('cart', loadCart),
      TE.map(({ before, cart }) => {
        const ordered = deps.traces.ordered()
        return withoutAbsent({ cart, became: cart === undefined && ordered !== before ? ordered : undefined })
      }),
    )
}
