import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import { paymentDue } from '../../../domain/order/payment-due.ts'
import { attemptToUse, savingAsBefore } from '../../../domain/payment/attempt-to-use.ts'
import { isPayableOnline, methodsOpenTo } from '../../../domain/payment/methods-open-to.ts'
import { isKeepable } from '../../../domain/payment/saved-card.ts'
import type { PaymentAlias } from '../../../domain/payment/payment-alias.ts'
import { paymentIdOf } from '../../../domain/payment/payment-id.ts'
import type { Payment } from '../../../domain/payment/payment.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import type { OrderBook } from '../order/order-book.port.ts'
import type { MailTexts } from '../mail/mail-texts.port.ts'
import { newToken } from '../shop/new-token.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import { ownAlias, type AliasDeps } from './own-alias.ts'
import type { PaymentLedger } from './payment-ledger.port.ts'
import type { PaymentProvider, ReturnAddresses } from './payment-provider.port.ts'
import { settlement } from './settlement.ts'

/** What whoever pays wishes of a card: to pay by one that is kept, or to have it kept. */
export type CardChoice = { readonly owner: AccountId | undefined; readonly alias?: string; readonly savesCard?: boolean }

/**
 * Opens an attempt, by another method when one is named, or takes up one that was just opened, and answers the provider's
 * page; `undefined` when nothing is due online (Commerce §9).
 */
export type OpenPayment = (
  orderToken: OrderToken,
  at: { readonly publicUrl: string; readonly locale: Locale },
  method?: string,
  by?: CardChoice,
) => TE.TaskEither<Failure, string | undefined>

type Deps = AliasDeps & {
  readonly orders: OrderBook
  readonly payments: PaymentLedger
  readonly provider: PaymentProvider
  readonly register: ShopRegister
  readonly tokens: TokenMaker
  readonly mailTexts: MailTexts
}

/** An attempt, the saved card it is paid by, and whether an earlier wish to save the card holds for it. */
type Attempt = { readonly payment: Payment; readonly card?: PaymentAlias; readonly isSavingAsBefore: boolean }

const attemptAt = (
  deps: Deps, order: Order, wished?: string, by?: CardChoice, card?: PaymentAlias,
): E.Either<Failure, Payment | undefined> => {
  if (!isPayableOnline(order)) return E.right(undefined)
  const asked = card?.method ?? wished
  const open = methodsOpenTo(order, deps.register.paymentMethods(order.brandChannel))
  const method = asked === undefined ? order.paymentMethod : open.find((one) => one === asked)
  if (method === undefined) return E.left({ _tag: 'PaymentNotOffered', method: asked ?? '' })
  const isKeeping = by?.savesCard === true && card === undefined && isKeepable(method) && order.accountId === by.owner
  return E.right({
    id: newToken(deps.tokens, paymentIdOf),
    orderToken: order.token,
    method,
    amount: paymentDue(order),
    status: 'started',
    startedAt: deps.clock.now().toISOString(),
    ...omitUndefined({ savesCard: isKeeping && by.owner !== undefined ? (true as const) : undefined, alias: card?.alias }),
  })
}

/** Only the owner's own wish holds: another payer saves no card in the owner's account. */
const mayBeSavingAsBefore = (order: Order, by: CardChoice | undefined): boolean =>
  by?.owner !== undefined && by.savesCard === undefined && order.accountId === by.owner

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
const startAt = (
  deps: Deps, { payment, card }: Pick<Attempt, 'payment' | 'card'>, { locale, publicUrl }: Parameters<OpenPayment>[1],
): TE.TaskEither<Failure, string> =>
  pipe(
    deps.provider.start(payment, { locale, addresses: addressesFor(payment.orderToken, publicUrl, locale), ...omitUndefined({ card }) }),
    TE.tap(({ reference, redirect }) => deps.payments.refer(payment.id, reference, redirect)),
    TE.map(({ redirect }) => redirect),
  )

// A page that was left may be dead before its notice comes: the provider is asked, and what it decided is noted.
const isStillOpen = (deps: Deps, attempt: Payment): TE.TaskEither<Failure, boolean> =>
  pipe(
    deps.provider.fetchNotice(attempt),
    TE.flatMap((notice): TE.TaskEither<Failure, boolean> =>
      notice === undefined
        ? TE.right(true)
        : pipe(deps.payments.settle(attempt.id, settlement(deps, notice, deps.clock.now())), TE.map(() => false))),
    TE.orElse((failure): TE.TaskEither<Failure, boolean> => (failure._tag === 'ServiceUnavailable' ? TE.right(true) : TE.left(failure))),
  )

// Whoever presses twice, or comes back from the page, is sent to the attempt that is open already.
type Again = () => TE.TaskEither<Failure, string | undefined>

const openAt = (deps: Deps, attempt: Attempt, at: Parameters<OpenPayment>[1], again: Again): TE.TaskEither<Failure, string | undefined> =>
  pipe(
    deps.payments.open(attempt.payment, (wanted, attempts) =>
      attemptToUse(attempt.isSavingAsBefore ? savingAsBefore(wanted, attempts) : wanted, attempts)),
    TE.flatMap((chosen): TE.TaskEither<Failure, string | undefined> => {
      const { page } = chosen
      return page === undefined
        ? startAt(deps, { ...attempt, payment: chosen }, at)
        : pipe(
            isStillOpen(deps, chosen),
            TE.flatMap((isOpen): TE.TaskEither<Failure, string | undefined> =>
              isOpen ? TE.right(page) : again()),
          )
    }),
  )

export const makeOpenPayment =
  (deps: Deps): OpenPayment =>
  (orderToken, at, method, by) =>
    pipe(
      deps.orders.order(orderToken),
      TE.bindTo('order'),
      TE.bind('card', (): TE.TaskEither<Failure, PaymentAlias | undefined> =>
        by?.alias === undefined ? TE.right(undefined) : ownAlias(deps)(by.owner, by.alias)),
      TE.bind('payment', ({ order, card }) => TE.fromEither(attemptAt(deps, order, method, by, card))),
      TE.flatMap(({ order, payment, card }): TE.TaskEither<Failure, string | undefined> =>
        payment === undefined
          ? TE.right(undefined)
          : openAt(deps, { payment, ...omitUndefined({ card }), isSavingAsBefore: mayBeSavingAsBefore(order, by) }, at, () =>
              makeOpenPayment(deps)(orderToken, at, payment.method, by)),
      ),
    )
