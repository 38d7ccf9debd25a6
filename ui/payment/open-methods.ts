import * as E from 'fp-ts/lib/Either.js'
import { Shop } from '../../application/storefront/shop/shop.ts'
import { isPayableOnline } from '../../domain/payment/methods-open-to.ts'
import { inPaymentOrder } from '../../domain/payment/payment-order.ts'
import type { Order } from '../../domain/order/order.ts'
import type { PaymentMethod } from '../../domain/checkout/payment-method.ts'
import type { Injector } from '../binding/injector.ts'

/** The payment methods for an order, usual ones of its country first; empty if they cannot be loaded. */
export const openMethods = async (injector: Injector, order: Order): Promise<readonly PaymentMethod[]> => {
  if (!isPayableOnline(order)) return []
  const methods = await injector.get(Shop).order.getOrderPaymentMethods({ token: order.token })()
  return E.isRight(methods) ? inPaymentOrder(methods.right, order.billingAddress.countryCode) : []
}
