import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { GoodsSubscriptionGateway } from './goods-subscription-gateway.port.ts'

/** What a subscription to goods would be (Account §7). */
export type OfferSubscription = GoodsSubscriptionGateway['offer']
export const OfferSubscription = token<OfferSubscription>('OfferSubscription')

export const makeOfferSubscription =
  (deps: { readonly goodsSubscriptions: GoodsSubscriptionGateway; readonly asCustomer: AsCustomer }): OfferSubscription =>
  (...asked) => deps.asCustomer(deps.goodsSubscriptions.offer(...asked))
