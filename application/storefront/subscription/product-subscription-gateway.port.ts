import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AddressId } from '../../../domain/address/address-book.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { ProductSubscriptionInput } from '../../../domain/subscription/products-in-address.ts'
import type { ShownSubscription } from '../../../domain/subscription/shown-subscription.ts'
import type { SubscriptionOffer } from '../../../domain/subscription/subscription-offer.ts'
import { token } from '../../token.ts'
import type { SubscriptionInput } from './subscription-gateway.port.ts'

export type ProductSubscription = Omit<SubscriptionInput, 'orderId'> & {
  readonly items: readonly ProductSubscriptionInput[]
  /** Addresses of the customer's book. */
  readonly billing: AddressId
  readonly shipping: AddressId
  /** The key of one of the methods offered to its address. */
  readonly shippingMethod: string
}

/** Subscriptions without an order, for a signed-in customer, through the API. */
export interface ProductSubscriptionGateway {
  /** Delivered to an address of the customer's book, by default to the default one. */
  readonly offer: (items: readonly ProductSubscriptionInput[], shipping?: AddressId) => TaskEither<Failure, SubscriptionOffer>
  readonly subscribe: (input: ProductSubscription) => TaskEither<Failure, ShownSubscription>
}
export const ProductSubscriptionGateway = token<ProductSubscriptionGateway>('ProductSubscriptionGateway')
