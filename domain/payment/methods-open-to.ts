import type { Order } from '../order/order.ts'
import { isPaymentDue } from '../order/payment-due.ts'
import type { PaymentMethod, ProviderMethod } from '../checkout/payment-method.ts'
import { isProviderMethod } from './provider-code.ts'

type Asked = Pick<Order, 'status' | 'totals' | 'paidAt' | 'paymentMethod'>

/** Whether an order waits to be paid on a payment page (Commerce §9). */
export const isPayableOnline = <Some extends Asked>(order: Some): order is Some & { readonly paymentMethod: ProviderMethod } =>
  order.status === 'payment_pending' &&
  order.paymentMethod !== undefined &&
  isProviderMethod(order.paymentMethod) &&
  isPaymentDue(order)

/** How an order that waits can be paid, another way than was chosen first included; none when it does not wait. */
export const methodsOpenTo = (
  order: Asked,
  offered: readonly PaymentMethod[],
): readonly ProviderMethod[] => (isPayableOnline(order) ? offered.filter(isProviderMethod) : [])
