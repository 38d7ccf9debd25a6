import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart } from './cart.ts'

/** Long enough that nobody hits on another's by chance. */
const NAME = /^[\w-]{16,64}$/
export const isAdditionName = (text: string): boolean => NAME.test(text)

/** An answer that got lost is asked for again soon; what lies further back is forgotten. */
const KEPT = 20

/** Adds what this name stands for, unless that was done: whoever lost the answer may ask again. Without a name it always counts. */
export const addOnce = <Refused>(
  cart: Cart, name: string | undefined, add: (cart: Cart) => E.Either<Refused, Cart>,
): E.Either<Refused, Cart> => {
  if (name === undefined) return add(cart)
  const { additions = [] } = cart
  if (additions.includes(name) && cart.checkoutState !== 'completed') return E.right(cart)
  return pipe(add(cart), E.map((filled) => ({ ...filled, additions: [...additions, name].slice(-KEPT) })))
}
