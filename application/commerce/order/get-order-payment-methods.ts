import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { OrderToken } from '../../../domain/order/order.ts'
import { methodsOpenTo } from '../../../domain/payment/methods-open-to.ts'
import type { ProviderMethod } from '../../../domain/checkout/payment-method.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { OrderRepository } from './order-repository.port.ts'

/** The payment methods of an unpaid order; none if nothing is to be paid on a payment page (Commerce §9). */
export type GetOrderPaymentMethods = (orderToken: OrderToken) => TE.TaskEither<Failure, readonly ProviderMethod[]>

export const makeGetOrderPaymentMethods =
  (deps: { readonly orders: OrderRepository; readonly register: ShopRegister }): GetOrderPaymentMethods =>
  (orderToken) =>
    pipe(
      deps.orders.order(orderToken),
      TE.map((order) => methodsOpenTo(order, deps.register.paymentMethods(order.brandChannel))),
    )
