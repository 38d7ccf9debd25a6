import type { Cart } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { createSignal, type WritableSignal } from '../../signal.ts'
import { token } from '../../token.ts'
import type { CartTokenKeeper } from './cart-token-keeper.port.ts'

/** The storefront's current state of its cart. */
export type CartView = {
  readonly cart: Cart | undefined
  readonly waiting: boolean
  /** Whether the first response has arrived: before it, "no cart" means "not loaded yet". */
  readonly ready: boolean
  /** Whether this cart is the response to a change; otherwise it was only read. */
  readonly changed?: true
  readonly failure?: Failure
}

export const UNKNOWN_CART: CartView = { cart: undefined, waiting: false, ready: false }

export type CurrentCart = WritableSignal<CartView>
export const CurrentCart = token<CurrentCart>('CurrentCart')

/** Without a stored cart token there is no cart, so nothing is requested. */
export const openCurrentCart = ({ keeper }: { readonly keeper: CartTokenKeeper }): CurrentCart =>
  createSignal({ ...UNKNOWN_CART, ready: keeper.read() === undefined })
