import type { OrderGateway } from '../../application/storefront/order/order-gateway.port.ts'
import { OPERATIONS } from '../commerce-api/operations/operations.ts'
import { orderRequest } from '../commerce-api/order/order-request.codec.ts'
import type { Call } from './call.ts'

export const makeHttpOrders = ({ call }: { readonly call: Call }): OrderGateway => ({
  place: (token, consent) => call(OPERATIONS.createOrder, { body: orderRequest(token, consent) }),
  order: (token) => call(OPERATIONS.getOrder, { path: { token } }),
  paymentMethods: (token) => call(OPERATIONS.getOrderPaymentMethods, { path: { token } }),
  startPayment: (token, method) =>
    call(OPERATIONS.createPayment, { path: { token }, body: method === undefined ? {} : { payment_method: method } }),
})
