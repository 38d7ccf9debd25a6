import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { GoodsSubscriptionGateway } from './goods-subscription-gateway.port.ts'

/** Delivers goods again and again that were never ordered before (Account §7). */
export type SubscribeToGoods = GoodsSubscriptionGateway['subscribe']
export const SubscribeToGoods = token<SubscribeToGoods>('SubscribeToGoods')

export const makeSubscribeToGoods =
  (deps: { readonly goodsSubscriptions: GoodsSubscriptionGateway; readonly asCustomer: AsCustomer }): SubscribeToGoods =>
  (asked) => deps.asCustomer(deps.goodsSubscriptions.subscribe(asked))
