import type { Cart } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { createSignal, type WritableSignal } from '../../signal.ts'
import { token } from '../../token.ts'
import type { CartTokenKeeper } from './cart-token-keeper.port.ts'

/** What the storefront knows of its cart right now. */
export type CartView = {
  readonly cart: Cart | undefined
  readonly waiting: boolean
  /** Whether the first answer has come: before it, "no cart" means "not known yet". */
  readonly known: boolean
  /** Whether this cart is the answer to a change; otherwise it was only looked at. */
  readonly changed?: true
  readonly failure?: Failure
}

export const UNKNOWN_CART: CartView = { cart: undefined, waiting: false, known: false }

export type CurrentCart = WritableSignal<CartView>
export const CurrentCart = token<CurrentCart>('CurrentCart')

/** Where this device remembers no cart, there is none: nobody need ask. */
export const openCurrentCart = ({ keeper }: { readonly keeper: CartTokenKeeper }): CurrentCart =>
  createSignal({ ...UNKNOWN_CART, known: keeper.read() === undefined })
