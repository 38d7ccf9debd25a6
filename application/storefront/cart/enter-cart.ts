import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { OrderToken } from '../../../domain/order/order.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { token } from '../../token.ts'
import { makeLoadCart } from './make-load-cart.ts'

/** `became`: the order of the completed cart, which the shopper may not have seen; `lastOrder`: the one stored on this device. */
type CartEntry = { readonly cart?: Cart; readonly became?: OrderToken; readonly lastOrder?: OrderToken }

/** The visitor's cart for its page; without one, the order of the last cart. */
export type EnterCart = () => TE.TaskEither<Failure, CartEntry>
export const EnterCart = token<EnterCart>('EnterCart')

export const makeEnterCart = (deps: Parameters<typeof makeLoadCart>[0]): EnterCart => {
  const loadCart = makeLoadCart(deps)
  return () =>
    pipe(
      TE.fromIO(deps.traces.ordered),
      TE.bindTo('before'),
      TE.bindW('cart', loadCart),
      TE.map(({ before, cart }) => {
        if (cart !== undefined) return { cart }
        const ordered = deps.traces.ordered()
        return omitUndefined(ordered === before ? { lastOrder: ordered } : { became: ordered })
      }),
    )
}
