import { BehaviorSubject } from 'rxjs'
import { isUsable } from '../../../domain/cart/is-usable.ts'
import type { CartStore, CartView } from './cart-store.ts'

/** A fresh store that knows nothing yet. A completed cart counts as none (Commerce §4). */
export const openCartStore = (): CartStore => {
  const view$ = new BehaviorSubject<CartView>({ cart: undefined, waiting: false, known: false })
  let asked = 0
  let applied = 0
  const answer = (sequence: number, next: (view: CartView) => CartView): void => {
    if (sequence < applied) return
    applied = sequence
    view$.next({ ...next(view$.value), waiting: sequence < asked })
  }
  return {
    view$: view$.asObservable(),
    view: () => view$.value,
    asked: () => {
      asked += 1
      view$.next({ ...view$.value, waiting: true })
      return asked
    },
    received: (sequence, cart) => {
      answer(sequence, () => ({ cart: cart !== undefined && isUsable(cart) ? cart : undefined, waiting: false, known: true }))
    },
    failed: (sequence, failure) => {
      answer(sequence, (view) => ({ ...view, known: true, failure }))
    },
  }
}
