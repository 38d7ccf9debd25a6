import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { SubscriptionGateway } from './subscription-gateway.port.ts'

/** The payment methods for a subscription (Account §7). */
export type ListSubscriptionPayments = SubscriptionGateway['getSubscriptionPaymentMethods']
export const ListSubscriptionPayments = token<ListSubscriptionPayments>('ListSubscriptionPayments')

export const makeListSubscriptionPayments =
  (deps: { readonly subscriptions: SubscriptionGateway; readonly asCustomer: AsCustomer }): ListSubscriptionPayments =>
  (...input) => deps.asCustomer(deps.subscriptions.getSubscriptionPaymentMethods(...input))
