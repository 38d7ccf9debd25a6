import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { SubscriptionGateway } from './subscription-gateway.port.ts'

/** Delivers the goods of an own order again and again (Account §7). */
export type CreateSubscription = SubscriptionGateway['createSubscription']
export const CreateSubscription = token<CreateSubscription>('CreateSubscription')

export const makeCreateSubscription =
  (deps: { readonly subscriptions: SubscriptionGateway; readonly asCustomer: AsCustomer }): CreateSubscription =>
  (...asked) => deps.asCustomer(deps.subscriptions.createSubscription(...asked))
