import type { Order } from '../order/order.ts'
import { isPaymentDue } from '../order/payment-due.ts'
import type { PaymentMethod, ProviderMethod } from '../checkout/payment-method.ts'
import { isProviderMethod } from './provider-code.ts'

type OpenOrder = Pick<Order, 'status' | 'totals' | 'paidAt' | 'paymentMethod'>

/** Whether an order awaits payment on a payment page (Commerce §9). */
export const isPayableOnline = <Some extends OpenOrder>(order: Some): order is Some & { readonly paymentMethod: ProviderMethod } =>
  order.status === 'payment_pending' &&
  order.paymentMethod !== undefined &&
  isProviderMethod(order.paymentMethod) &&
  isPaymentDue(order)

/** The methods for an order that awaits payment, including a change of method; none if it does not. */
export const methodsOpenTo = (
  order: OpenOrder,
  offered: readonly PaymentMethod[],
): readonly ProviderMethod[] => (isPayableOnline(order) ? offered.filter(isProviderMethod) : [])
