import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import { paymentDue } from '../../../domain/order/payment-due.ts'
import { attemptToUse } from '../../../domain/payment/attempt-to-use.ts'
import { isPayableOnline, methodsOpenTo } from '../../../domain/payment/methods-open-to.ts'
import { paymentIdOf } from '../../../domain/payment/payment-id.ts'
import type { Payment } from '../../../domain/payment/payment.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import type { OrderBook } from '../order/order-book.port.ts'
import type { MailTexts } from '../mail/mail-texts.port.ts'
import type { Clock } from '../shop/clock.port.ts'
import { newToken } from '../shop/new-token.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import type { PaymentLedger } from './payment-ledger.port.ts'
import type { PaymentProvider, ReturnAddresses } from './payment-provider.port.ts'
import { settlement } from './settlement.ts'

/**
 * Opens an attempt, by another method when one is named, or takes up one that was just opened, and answers the provider's
 * page; `undefined` when nothing is due online (Commerce §9).
 */
export type OpenPayment = (
  orderToken: OrderToken,
  at: { readonly publicUrl: string; readonly locale: Locale },
  method?: string,
) => TE.TaskEither<Failure, string | undefined>

type Deps = {
  readonly orders: OrderBook
  readonly payments: PaymentLedger
  readonly provider: PaymentProvider
  readonly register: ShopRegister
  readonly tokens: TokenMaker
  readonly clock: Clock
  readonly mailTexts: MailTexts
}

const attemptAt = (deps: Deps, order: Order, asked?: string): E.Either<Failure, Payment | undefined> => {
  if (!isPayableOnline(order)) return E.right(undefined)
  const open = methodsOpenTo(order, deps.register.paymentMethods(order.brandChannel))
  const method = asked === undefined ? order.paymentMethod : open.find((one) => one === asked)
  if (method === undefined) return E.left({ _tag: 'PaymentNotOffered', method: asked ?? '' })
  return E.right({
    id: newToken(deps.tokens, paymentIdOf),
    orderToken: order.token,
    method,
    amount: paymentDue(order),
    status: 'started',
    startedAt: deps.clock.now().toISOString(),
  })
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

// The attempt is kept before the provider hears of it: its notice may be faster than its answer. The provider's name
// for it is kept before the shopper can pay: without that name nobody could ask about it.
const startAt = (deps: Deps, payment: Payment, { locale, publicUrl }: Parameters<OpenPayment>[1]): TE.TaskEither<Failure, string> =>
  pipe(
    deps.provider.start(payment, { locale, addresses: addressesFor(payment.orderToken, publicUrl, locale) }),
    TE.tap(({ reference, redirect }) => deps.payments.refer(payment.id, reference, redirect)),
    TE.map(({ redirect }) => redirect),
  )

// A page that was left may be dead before its notice comes: the provider is asked, and what it decided is noted.
const isStillOpen = (deps: Deps, attempt: Payment): TE.TaskEither<Failure, boolean> =>
  pipe(
    deps.provider.ask(attempt),
    TE.flatMap((notice): TE.TaskEither<Failure, boolean> =>
      notice === undefined
        ? TE.right(true)
        : pipe(deps.payments.settle(attempt.id, settlement(deps, notice, deps.clock.now())), TE.map(() => false))),
    TE.orElse((failure): TE.TaskEither<Failure, boolean> => (failure._tag === 'ServiceUnavailable' ? TE.right(true) : TE.left(failure))),
  )

// Whoever presses twice, or comes back from the page, is sent to the attempt that is open already.
const openAt = (deps: Deps, payment: Payment, at: Parameters<OpenPayment>[1]): TE.TaskEither<Failure, string | undefined> =>
  pipe(
    deps.payments.open(payment, attemptToUse),
    TE.flatMap((chosen): TE.TaskEither<Failure, string | undefined> => {
      const { page } = chosen
      return page === undefined
        ? startAt(deps, payment, at)
        : pipe(
            isStillOpen(deps, chosen),
            TE.flatMap((isOpen): TE.TaskEither<Failure, string | undefined> =>
              isOpen ? TE.right(page) : makeOpenPayment(deps)(payment.orderToken, at, payment.method)),
          )
    }),
  )

export const makeOpenPayment =
  (deps: Deps): OpenPayment =>
  (orderToken, at, method) =>
    pipe(
      deps.orders.order(orderToken),
      TE.flatMapEither((order) => attemptAt(deps, order, method)),
      TE.flatMap((payment): TE.TaskEither<Failure, string | undefined> =>
        payment === undefined ? TE.right(undefined) : openAt(deps, payment, at),
      ),
    )
