import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { SubscriptionGateway } from './subscription-gateway.port.ts'

/** How a subscription may be paid (Account §7). */
export type ListSubscriptionPayments = SubscriptionGateway['getSubscriptionPaymentMethods']
export const ListSubscriptionPayments = token<ListSubscriptionPayments>('ListSubscriptionPayments')

export const makeListSubscriptionPayments =
  (deps: { readonly subscriptions: SubscriptionGateway; readonly asCustomer: AsCustomer }): ListSubscriptionPayments =>
  (...asked) => deps.asCustomer(deps.subscriptions.getSubscriptionPaymentMethods(...asked))
