import { OrderRequest } from '../../adapters/commerce-api/order/order-request.codec.ts'
import { wireOf } from './api/wire-of.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import { consentTo } from './consent-to.ts'

/** The parts of a cart response that an order must repeat. */
export type ReadCart = { readonly token_value: string; readonly total: number; readonly digest: string }

/** The order request for a cart response. */
export const orderBody = ({ token_value, total, digest }: ReadCart) =>
  ({ token_value, terms_accepted: true, expected_total: { value: total, currency: 'CHF' }, digest })

/** The same for a cart of the domain. */
export const orderBodyOf = (cart: Cart) => wireOf(OrderRequest, { ...consentTo(cart), token: cart.token })
