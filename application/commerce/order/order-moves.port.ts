import type { Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { KeyReused } from '../../../domain/keyed-request.ts'
import type { KeyedRequest, OrderChange } from '../../../domain/order/order-change.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { Payment } from '../../../domain/payment/payment.ts'
import type { Refund } from '../../../domain/payment/refund.ts'
import type { VariantId } from '../../../domain/product/variant.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Mail } from '../mail/mail.ts'
import type { OrderNotFound } from './order-book.port.ts'

/** An order as the shop's people work on it: attempts to pay it and what went back, each oldest first. */
export type OrderFile = { readonly order: Order; readonly payments: readonly Payment[]; readonly refunds: readonly Refund[] }

/** What one thing that happens to an order changes, all or nothing. Refunds are new ones or such as ended. */
export type Move = {
  readonly order: Order
  readonly change: Omit<OrderChange, 'key' | 'digest'>
  readonly payments?: readonly Payment[]
  readonly refunds?: readonly Refund[]
  /** Packs that lie on the shelf again, of what the order took from there. */
  readonly restocked?: readonly { readonly variantId: VariantId; readonly quantity: number }[]
  readonly mails: readonly Mail[]
}

/** The shop's orders as they go their way, with what happened to each. */
export interface OrderMoves {
  /**
   * Locks the order of a number with its attempts and refunds, decides, and writes all of it with the change and the mails as one. A
   * request that is repeated by its key changes nothing and decides nothing: who asks twice is answered as the order stands. Another
   * request by a key that was used is refused. Stock and voucher of a cancelled order are given back, once.
   */
  readonly move: <Refused>(
    number: string,
    request: KeyedRequest,
    decide: (file: OrderFile) => Either<Refused, Move>,
  ) => TaskEither<Refused | OrderNotFound | KeyReused | ServiceUnavailable, OrderFile>
  /** What happened to an order since it was placed, oldest first. */
  readonly history: (number: string) =>
    TaskEither<OrderNotFound | ServiceUnavailable, OrderFile & { readonly changes: readonly OrderChange[] }>
}
