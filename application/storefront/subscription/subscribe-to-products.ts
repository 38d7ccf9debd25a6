import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { ProductSubscriptionGateway } from './product-subscription-gateway.port.ts'

/** Delivers goods again and again that were never ordered before (Account §7). */
export type SubscribeToProducts = ProductSubscriptionGateway['subscribe']
export const SubscribeToProducts = token<SubscribeToProducts>('SubscribeToProducts')

export const makeSubscribeToProducts =
  (deps: { readonly productSubscriptions: ProductSubscriptionGateway; readonly asCustomer: AsCustomer }): SubscribeToProducts =>
  (asked) => deps.asCustomer(deps.productSubscriptions.subscribe(asked))
