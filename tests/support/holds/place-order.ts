import type { Cart } from '../../../domain/cart/cart.ts'
import { askShop, type ProblemBody, type Reply } from './ask-shop.ts'
import type { ListeningShop } from './open-listening-shop.ts'

export type Placed = Reply<ProblemBody & { readonly token_value: string }>

/** Presses "order" as the storefront does: with the total that was shown, in the browser of this cart. */
export const placeOrder = ({ url }: ListeningShop, { token, totals: { total } }: Cart): Promise<Placed> =>
  askShop(`${url}/orders`, 'POST', {
    token_value: token, terms_accepted: true, expected_total: { value: total.cents, currency: total.currency },
  }, { cookie: `vsf-browser=${token}` })

export const isPlaced = ({ status }: Placed): boolean => status === 201
