import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { OrderToken } from '../../../domain/order/order.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { token } from '../../token.ts'
import { makeLoadCart } from './load-cart.ts'

/** `became`: the order that the cart turns out to be, of which its shopper may not know; `lastOrder`: the one this device remembers. */
type Entered = { readonly cart?: Cart; readonly became?: OrderToken; readonly lastOrder?: OrderToken }

/** The visitor's cart for its page; where there is none, the order that the last one became. */
export type EnterCart = () => TE.TaskEither<Failure, Entered>
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
