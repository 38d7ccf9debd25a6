import { BehaviorSubject } from 'rxjs'
import { askForCart, isAwaited, missCart, NOTHING_HELD, receiveCart, type HeldCart } from '../../../domain/cart/held-cart.ts'
import type { CartStore, CartView } from './cart-store.ts'

const toView = (held: HeldCart): CartView => ({
  cart: held.cart,
  waiting: isAwaited(held),
  known: held.answered > 0,
  ...(held.failed === undefined ? {} : { failure: held.failed.failure }),
})

/** A fresh store that knows nothing yet; what an answer changes is the domain's to say. */
export const openCartStore = (): CartStore => {
  let held = NOTHING_HELD
  const view$ = new BehaviorSubject<CartView>(toView(held))
  const hold = (next: HeldCart): void => {
    if (next === held) return
    held = next
    view$.next(toView(held))
  }
  return {
    view$: view$.asObservable(),
    view: () => view$.value,
    asked: () => {
      hold(askForCart(held))
      return held.asked
    },
    received: (sequence, cart) => {
      hold(receiveCart(held, sequence, cart))
    },
    failed: (sequence, failure) => {
      hold(missCart(held, sequence, failure))
    },
  }
}
