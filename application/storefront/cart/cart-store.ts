import type { Observable } from 'rxjs'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** What the storefront knows of its cart right now. */
export type CartView = {
  readonly cart: Cart | undefined
  readonly waiting: boolean
  /** Whether the first answer has come: before it, "no cart" means "not known yet". */
  readonly known: boolean
  readonly failure?: Failure
}

/** Holds the cart of this visitor; answers arrive in order of their request, an overtaken one is dropped (decision A60). */
export interface CartStore {
  readonly view$: Observable<CartView>
  readonly view: () => CartView
  readonly asked: () => number
  readonly received: (sequence: number, cart: Cart | undefined) => void
  readonly failed: (sequence: number, failure: Failure) => void
}
export const CartStore = token<CartStore>('CartStore')
