import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type {
  PaymentLedger,
  PaymentNotFound,
  Settlement,
} from '../../application/commerce/payment/payment-ledger.port.ts'
import type { Order } from '../../domain/order/order.ts'
import type { Payment, PaymentId } from '../../domain/payment/payment.ts'
import { atOnce } from './at-once.ts'
import { giveCouponBack } from './coupon-book.ts'
import { keepMails } from './keep-mails.ts'
import type { ShopState } from './shop-state.ts'

const paymentIn = (state: ShopState, id: PaymentId): E.Either<PaymentNotFound, Payment> =>
  E.fromNullable<PaymentNotFound>({ _tag: 'NotFound', what: 'payment' })(state.payments.get(id))

const orderOf = (state: ShopState, payment: Payment): Order => {
  const order = state.orders.get(payment.orderToken)
  if (order === undefined) throw new Error(`Payment ${payment.id} belongs to no order`)
  return order
}

const written =
  (state: ShopState) =>
  ({ payment, order, mails }: Settlement): Order => {
    state.payments.set(payment.id, payment)
    state.orders.set(order.token, order)
    if (order.status === 'cancelled') giveCouponBack(state, order)
    keepMails(state, mails)
    return order
  }

export const openPaymentLedger = (state: ShopState): PaymentLedger => ({
  open: (payment) =>
    atOnce(() => {
      state.payments.set(payment.id, payment)
      return E.right(undefined)
    }),
  payment: (id) => atOnce(() => paymentIn(state, id)),
  settle: (id, decide) =>
    atOnce(() =>
      pipe(
        paymentIn(state, id),
        E.flatMap((payment) => decide(payment, orderOf(state, payment))),
        E.map(written(state)),
      ),
    ),
})
