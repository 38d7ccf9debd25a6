import { token } from '../../token.ts'
import type { OrderGateway } from './order-gateway.port.ts'

/** The QR-bill of an order to be paid by transfer, as SVG; none for any other order. */
export type ViewPaymentSlip = OrderGateway['paymentSlip']
export const ViewPaymentSlip = token<ViewPaymentSlip>('ViewPaymentSlip')

export const makeViewPaymentSlip = (deps: { readonly orders: OrderGateway }): ViewPaymentSlip => deps.orders.paymentSlip
