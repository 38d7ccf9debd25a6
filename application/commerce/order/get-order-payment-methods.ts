import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { methodsOpenTo } from '../../../domain/payment/methods-open-to.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { OrderRepository } from './order-repository.port.ts'
import type { UseCase } from '../operation.ts'
import type { orderContract } from '../../contract/order.ts'

/** The payment methods of an unpaid order; none if nothing is to be paid on a payment page (Commerce §9). */
export const makeGetOrderPaymentMethods =
  (deps: { readonly orders: OrderRepository; readonly register: ShopRegister }): UseCase<typeof orderContract.getOrderPaymentMethods> =>
  (_, { token: orderToken }) =>
    pipe(
      deps.orders.order(orderToken),
      TE.map((order) => methodsOpenTo(order, deps.register.paymentMethods(order.brandChannel))),
    )
