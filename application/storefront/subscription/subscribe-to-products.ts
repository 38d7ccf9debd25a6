import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { ProductSubscriptionGateway } from './product-subscription-gateway.port.ts'

/** Creates a subscription to products without an earlier order (Account §7). */
export type SubscribeToProducts = ProductSubscriptionGateway['subscribe']
export const SubscribeToProducts = token<SubscribeToProducts>('SubscribeToProducts')

export const makeSubscribeToProducts =
  (deps: { readonly productSubscriptions: ProductSubscriptionGateway; readonly asCustomer: AsCustomer }): SubscribeToProducts =>
  (input) => deps.asCustomer(deps.productSubscriptions.subscribe(input))
