import { token } from '../../token.ts'
import type { OrderGateway } from './order-gateway.port.ts'

/** The QR bill of an order that waits for its transfer, as SVG; nothing for any other. */
export type ViewPaymentSlip = OrderGateway['paymentSlip']
export const ViewPaymentSlip = token<ViewPaymentSlip>('ViewPaymentSlip')

export const makeViewPaymentSlip = (deps: { readonly orders: OrderGateway }): ViewPaymentSlip => deps.orders.paymentSlip
