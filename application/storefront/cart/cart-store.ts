import type { Cart } from '../../../domain/cart/cart.ts'
import { cartMachine } from '../../../domain/cart/cart.machine.ts'
import { createSignal, type WritableSignal } from '../../signal.ts'
import { token } from '../../token.ts'
import { openLatest, type Known, type Latest } from '../loading/latest.ts'
import { UNKNOWN_CART, type CartView } from './current-cart-signal.ts'

/** Holds the cart of this visitor; answers count in the order of their questions, an overtaken one is dropped (decision A60). */
export type CartStore = Omit<Latest<void, Cart>, 'known' | 'asked'> & {
  /** A question is for the cart as it is, or for a change of it. */
  readonly asked: (question?: 'change') => number
  readonly view: () => CartView
}
export const CartStore = token<CartStore>('CartStore')

const toView = (now: Known<void, Cart>, changed: boolean): CartView => ({
  cart: now.context.response,
  waiting: now.hasTag('waiting'),
  known: now.context.settled > 0,
  ...(changed ? { changed: true } : {}),
  ...(now.context.failed === undefined ? {} : { failure: now.context.failed.failure }),
})

/** Runs the cart's machine and shows what it says; that there is none from the start, the machine is told. */
export const openCartStore = ({ known = createSignal(UNKNOWN_CART) }: { readonly known?: WritableSignal<CartView> } = {}): CartStore => {
  const { known: machine, ...told } = openLatest(cartMachine)
  if (known.now().known && known.now().failure === undefined) told.forgotten()
  const changes = new Set<number>()
  machine.subscribe(() => {
    const { applied } = machine.now().context
    for (const change of changes) if (change < applied) changes.delete(change)
    known.put(toView(machine.now(), changes.has(applied)))
  })
  return {
    ...told,
    asked: (question) => {
      const sequence = told.asked()
      if (question === 'change') changes.add(sequence)
      return sequence
    },
    view: known.now,
  }
}
