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
import type { OrderNotFound } from './order-repository.port.ts'

/** An order with its payments and refunds, each oldest first. */
export type OrderFile = { readonly order: Order; readonly payments: readonly Payment[]; readonly refunds: readonly Refund[] }

/** The changes of one command, all or nothing. Refunds are new or completed ones. */
export type Move = {
  readonly order: Order
  readonly change: Omit<OrderChange, 'key' | 'digest'>
  readonly payments?: readonly Payment[]
  readonly refunds?: readonly Refund[]
  /** Returned packs that are in stock again. */
  readonly restocked?: readonly { readonly variantId: VariantId; readonly quantity: number }[]
  readonly mails: readonly Mail[]
}

/** Changes of orders, with their history. */
export interface OrderMoves {
  /**
   * Locks the order with its payments and refunds, decides, and writes everything with the history entry and the mails as one. A repeated
   * key changes nothing and returns the current order; another request with a used key is refused. Stock and coupon of a cancelled order
   * are returned, once.
   */
  readonly move: <Refused>(
    number: string,
    request: KeyedRequest,
    decide: (file: OrderFile) => Either<Refused, Move>,
  ) => TaskEither<Refused | OrderNotFound | KeyReused | ServiceUnavailable, OrderFile>
  /** The history of an order, oldest first. */
  readonly history: (number: string) =>
    TaskEither<OrderNotFound | ServiceUnavailable, OrderFile & { readonly changes: readonly OrderChange[] }>
}
