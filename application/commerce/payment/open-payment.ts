import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { isPositive } from '../../../domain/money/money-arithmetic.ts'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import { paymentDue } from '../../../domain/order/payment-due.ts'
import { makePaymentId } from '../../../domain/payment/payment-id.ts'
import type { Payment } from '../../../domain/payment/payment.ts'
import { isProviderMethod } from '../../../domain/payment/provider-code.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import { token } from '../../token.ts'
import type { OrderBook } from '../order/order-book.port.ts'
import type { Clock } from '../shop/clock.port.ts'
import { newToken } from '../shop/new-token.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import type { PaymentLedger } from './payment-ledger.port.ts'
import type { PaymentProvider, ReturnAddresses } from './payment-provider.port.ts'

/** Opens a fresh attempt and answers the provider's page; `undefined` when nothing is due online (Commerce §9). */
export type OpenPayment = (
  orderToken: OrderToken,
  at: { readonly publicUrl: string; readonly locale: Locale },
) => TE.TaskEither<Failure, string | undefined>
export const OpenPayment = token<OpenPayment>('OpenPayment')

type Deps = {
  readonly orders: OrderBook
  readonly payments: PaymentLedger
  readonly provider: PaymentProvider
  readonly tokens: TokenMaker
  readonly clock: Clock
}

const attemptAt = (deps: Deps, order: Order): Payment | undefined => {
  const amount = paymentDue(order)
  const { paymentMethod } = order
  if (paymentMethod === undefined || !isProviderMethod(paymentMethod) || !isPositive(amount)) return undefined
  return {
    id: newToken(deps.tokens, makePaymentId),
    orderToken: order.token,
    method: paymentMethod,
    amount,
    status: 'started',
    startedAt: deps.clock.now().toISOString(),
  }
}

const addressesFor = (orderToken: OrderToken, publicUrl: string, locale: Locale): ReturnAddresses => {
  const thankYou = `${publicUrl}${localePath(locale, `/checkout/thank-you/${orderToken}`)}`
  return {
    success: thankYou,
    cancel: `${thankYou}?payment=cancelled`,
    error: `${thankYou}?payment=failed`,
    notice: `${publicUrl}/api/payments/notice`,
  }
}

// The attempt is kept before the provider hears of it: its notice may be faster than its answer.
export const makeOpenPayment =
  (deps: Deps): OpenPayment =>
  (orderToken, { publicUrl, locale }) =>
    pipe(
      deps.orders.order(orderToken),
      TE.map((order) => attemptAt(deps, order)),
      TE.flatMap((payment): TE.TaskEither<Failure, string | undefined> =>
        payment === undefined
          ? TE.right(undefined)
          : pipe(
              deps.payments.open(payment),
              TE.flatMap(() =>
                deps.provider.start(payment, { locale, addresses: addressesFor(orderToken, publicUrl, locale) }),
              ),
              TE.map(({ redirect }) => redirect),
            ),
      ),
    )
