import type { ProductId } from '../product/product.ts'
import type { Cart } from './cart.ts'
import { isUsable } from './is-usable.ts'
import { mergeCarts } from './merge-carts.ts'
import { withoutPersonalPayment } from './withdraw-payment.ts'
import { withTotals } from './with-totals.ts'

type Carts = { readonly own?: Cart; readonly brought?: Cart }

const usable = (cart: Cart | undefined): Cart | undefined => (cart !== undefined && isUsable(cart) ? cart : undefined)

const emptied = ({ goodsFrom: _goodsFrom, reorderOf: _reorderOf, ...cart }: Cart): Cart =>
  withTotals({ ...cart, lines: [], checkoutState: 'cart' })

/**
 * What becomes of two carts when their shopper signs in: everything lies in the customer's own cart afterwards, and the
 * other one is empty, so that nothing is lost and nothing counts twice. Without an own cart the one at hand becomes it, and
 * an invoice that was granted to somebody else is asked for again.
 */
export const cartsAtSignIn = (carts: Carts, maximumOf: (productId: ProductId) => number): Carts => {
  const own = usable(carts.own)
  const brought = usable(carts.brought)
  if (own === undefined) return brought === undefined ? {} : { own: withoutPersonalPayment(brought) }
  if (brought === undefined || brought.token === own.token) return { own }
  if (own.brandChannel !== brought.brandChannel) return { own: withoutPersonalPayment(brought) }
  return { own: mergeCarts(own, brought, maximumOf), brought: emptied(brought) }
}
