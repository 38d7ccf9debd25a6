import type { Cart } from '../../../domain/cart/cart.ts'
import { cartMachine } from '../../../domain/cart/cart.machine.ts'
import { openCell, type OpenCell } from '../../cell.ts'
import { token } from '../../token.ts'
import { openLatest, type Known, type Latest } from '../loading/latest.ts'
import { UNKNOWN_CART, type CartView } from './known-cart.ts'

/** Holds the cart of this visitor; answers count in the order of their questions, an overtaken one is dropped (decision A60). */
export type CartStore = Omit<Latest<void, Cart>, 'known'> & { readonly view: () => CartView }
export const CartStore = token<CartStore>('CartStore')

const toView = (now: Known<void, Cart>): CartView => ({
  cart: now.context.answer,
  waiting: now.hasTag('waiting'),
  known: now.context.answered > 0,
  ...(now.context.failed === undefined ? {} : { failure: now.context.failed.failure }),
})

/** Runs the cart's machine and shows what it says; that there is none from the start, the machine is told. */
export const openCartStore = ({ known = openCell(UNKNOWN_CART) }: { readonly known?: OpenCell<CartView> } = {}): CartStore => {
  const { known: machine, ...told } = openLatest(cartMachine)
  if (known.now().known && known.now().failure === undefined) told.forgotten()
  machine.subscribe(() => { known.put(toView(machine.now())) })
  return { ...told, view: known.now }
}
