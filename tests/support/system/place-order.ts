import type { Cart } from '../../../domain/cart/cart.ts'
import { requestShop, type ProblemBody, type Reply } from './request-shop.ts'
import type { ListeningShop } from './open-listening-shop.ts'
import { orderBodyOf } from '../order-body.ts'

export type Placed = Reply<ProblemBody & { readonly token_value: string }>

/** Clicks "order" as the storefront does: with what was shown, in the browser of this cart. */
export const placeOrder = ({ url }: ListeningShop, cart: Cart): Promise<Placed> =>
  requestShop(`${url}/orders`, 'POST', orderBodyOf(cart), { cookie: `vsf-browser=${cart.token}` })

export const isPlaced = ({ status }: Placed): boolean => status === 201
