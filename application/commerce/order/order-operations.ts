import type { orderContract } from '../../contract/order.ts'
import type { UseCases } from '../operation.ts'
import { makeCreateOrder } from './create-order.ts'
import { makeGetDocuments } from './get-documents.ts'
import { makeGetOrderOfCart } from './get-order-of-cart.ts'
import { makeGetOrderPaymentMethods } from './get-order-payment-methods.ts'
import { makeGetOrder } from './get-order.ts'
import { makeGetOwnOrder } from './get-own-order.ts'
import { makeGetPaymentSlip } from './get-payment-slip.ts'
import { makeListOrders } from './list-orders.ts'
import { makeTrackOrder } from './track-order.ts'
import { makeVerifyOrderAccess } from './verify-order-access.ts'

export const orderOperations = {
  createOrder: makeCreateOrder,
  getOrderOfCart: makeGetOrderOfCart,
  getOrder: makeGetOrder,
  trackOrder: makeTrackOrder,
  verifyOrderAccess: makeVerifyOrderAccess,
  getOrderPaymentMethods: makeGetOrderPaymentMethods,
  getPaymentSlip: makeGetPaymentSlip,
  listOrders: makeListOrders,
  getOwnOrder: makeGetOwnOrder,
  getDocuments: makeGetDocuments,
} satisfies UseCases<typeof orderContract>
