import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { ProductSubscriptionGateway } from './product-subscription-gateway.port.ts'

/** The terms of a subscription to products (Account §7). */
export type OfferSubscription = ProductSubscriptionGateway['offer']
export const OfferSubscription = token<OfferSubscription>('OfferSubscription')

export const makeOfferSubscription =
  (deps: { readonly productSubscriptions: ProductSubscriptionGateway; readonly asCustomer: AsCustomer }): OfferSubscription =>
  (...input) => deps.asCustomer(deps.productSubscriptions.offer(...input))
