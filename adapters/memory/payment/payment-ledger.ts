import * as E from 'fp-ts/lib/Either.js'
import type {
  PaymentLedger,
  PaymentNotFound,
  Settlement,
} from '../../../application/commerce/payment/payment-ledger.port.ts'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import type { Payment, PaymentId } from '../../../domain/payment/payment.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { atomically } from '../atomically.ts'
import { settleOrder } from './settle-order.ts'
import type { ShopState } from '../shop-state.ts'

const paymentIn = (state: ShopState, id: PaymentId): E.Either<PaymentNotFound, Payment> =>
  E.fromNullable<PaymentNotFound>({ _tag: 'NotFound', what: 'payment' })(state.payments.get(id))

/** Payments belong to orders; a missing order is an error. */
export const orderOf = (state: ShopState, token: OrderToken): Order => {
  const order = state.orders.get(token)
  if (order === undefined) throw new Error(`Missing order ${token}`)
  return order
}

const oldestFirst = (left: Payment, right: Payment): number => left.startedAt.localeCompare(right.startedAt)

export const attemptsOf = ({ payments }: ShopState, token: OrderToken): readonly Payment[] =>
  [...payments.values()].filter(({ orderToken }) => orderToken === token).toSorted(oldestFirst)

type Decide<Refused> = (payment: Payment, order: Order, isOutOfStock: boolean) => E.Either<Refused, Settlement>

const settleIn = <Refused>(state: ShopState, id: PaymentId, decide: Decide<Refused>): E.Either<Refused | PaymentNotFound, Settlement> => {
  const current = paymentIn(state, id)
  if (E.isLeft(current)) return current
  const before = orderOf(state, current.right.orderToken)
  for (const isOutOfStock of [false, true]) {
    const decided = decide(current.right, before, isOutOfStock)
    if (E.isLeft(decided)) return decided
    const { payment, order, mails, card, change } = decided.right
    const payments = payment === current.right ? [] : [payment]
    if (settleOrder(state, before, { order, payments, mails, ...omitUndefined({ card, change }) })) return decided
  }
  throw new Error('A cancelled order was restored although its stock is gone')
}

export const openPaymentLedger = (state: ShopState): PaymentLedger => ({
  open: <Refused = never>(payment: Payment, choose?: (payment: Payment, attempts: readonly Payment[]) => E.Either<Refused, Payment>) =>
    atomically(() => {
      const order = orderOf(state, payment.orderToken)
      const result = choose?.(payment, attemptsOf(state, order.token)) ?? E.right<Refused, Payment>(payment)
      if (E.isLeft(result)) return result
      state.payments.set(result.right.id, result.right)
      if (order.status === 'payment_pending') state.orders.set(order.token, { ...order, paymentMethod: result.right.method })
      return result
    }),
  refer: (id, reference, page) =>
    atomically(() => {
      const payment = state.payments.get(id)
      if (payment !== undefined && payment.reference === undefined)
        state.payments.set(id, { ...payment, reference, ...omitUndefined({ page }) })
      return E.right(undefined)
    }),
  payment: (id) => atomically(() => paymentIn(state, id)),
  settle: (id, decide) => atomically(() => settleIn(state, id, decide)),
})
