import { orderRequest, type OrderRequest } from '../../adapters/commerce-api/order/order-request.codec.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import { consentTo } from './consent-to.ts'

/** A cart as it was read over the wire, as far as an order has to say what was read. */
export type ReadCart = { readonly token_value: string; readonly total: number; readonly digest: string }

/** The order of a cart as it was read over the wire. */
export const orderBody = ({ token_value, total, digest }: ReadCart) =>
  ({ token_value, terms_accepted: true, expected_total: { value: total, currency: 'CHF' }, digest })

/** The same of a cart that the shop itself handed out. */
export const orderBodyOf = (cart: Cart): OrderRequest => orderRequest(cart.token, consentTo(cart))
