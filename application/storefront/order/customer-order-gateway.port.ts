import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { Pagination } from '../../../domain/listing/pagination.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { LastPayment } from '../../../domain/payment/last-payment.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

export type OrderPage = { readonly orders: readonly Order[]; readonly pagination: Pagination }

/** The query besides the cart: the date of the last order, and whether it is an impersonation by staff. */
export type LastPaymentQuery = { readonly lastOrderDate?: string; readonly isStaff?: boolean }

/** The orders of a signed-in customer, through the API; a guest is refused. */
export interface CustomerOrderGateway {
  /** Newest first; pages count from 1. */
  readonly orders: (page: number) => TaskEither<Failure, OrderPage>
  readonly order: (id: number) => TaskEither<Failure, Order>
  /** The URLs of these documents. */
  readonly documents: (documents: readonly string[]) => TaskEither<Failure, readonly string[]>
  readonly bonusPoints: () => TaskEither<Failure, number>
  readonly lastPayment: (cart: Cart, query?: LastPaymentQuery) => TaskEither<Failure, LastPayment>
}
export const CustomerOrderGateway = token<CustomerOrderGateway>('CustomerOrderGateway')
