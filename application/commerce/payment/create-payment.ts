import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import { paymentDue } from '../../../domain/order/payment-due.ts'
import { selectAttempt, savingAsBefore } from '../../../domain/payment/select-attempt.ts'
import { isPayableOnline, methodsOpenTo } from '../../../domain/payment/methods-open-to.ts'
import { isSavable } from '../../../domain/payment/saved-card.ts'
import type { PaymentAlias } from '../../../domain/payment/payment-alias.ts'
import { paymentIdOf } from '../../../domain/payment/payment-id.ts'
import type { Payment } from '../../../domain/payment/payment.ts'
import type { FailureBy, RefusalBy, ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import type { OrderRepository } from '../order/order-repository.port.ts'
import type { MailTexts } from '../mail/mail-texts.port.ts'
import { newToken } from '../shop/new-token.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import { ownAlias, type AliasDeps } from './own-alias.ts'
import type { PaymentLedger } from './payment-ledger.port.ts'
import type { PaymentProvider, ReturnAddresses } from './payment-provider.port.ts'
import { settlement } from './settlement.ts'
import type { UseCase } from '../operation.ts'
import type { FailureOf } from '../../contract/operation.ts'
import type { PaymentInput, paymentContract } from '../../contract/payment.ts'

/** The payer's choice: pay with a saved card, or save the card. */
type CardChoice = Pick<PaymentInput, 'alias' | 'savesCard'> & { readonly owner: AccountId | undefined }

/** Where the provider sends the payer back, and in which language. */
type PageOf = { readonly publicUrl: string; readonly locale: Locale }

type Deps = AliasDeps & {
  readonly orders: OrderRepository
  readonly payments: PaymentLedger
  readonly provider: PaymentProvider
  readonly register: ShopRegister
  readonly tokens: TokenMaker
  readonly mailTexts: MailTexts
}

/** An attempt, its saved card, and whether an earlier choice to save the card applies. */
type Attempt = { readonly payment: Payment; readonly card?: PaymentAlias; readonly isSavingAsBefore: boolean }

const attemptAt = (
  deps: Deps, order: Order, requested: string | undefined, by: CardChoice, card: PaymentAlias | undefined,
): E.Either<RefusalBy<'PaymentNotOffered'>, Payment | undefined> => {
  const chosen = card?.method ?? requested
  const offered = deps.register.paymentMethods(order.brandChannel)
  if (!isPayableOnline(order)) {
    const isOffered = chosen === undefined || offered.some((method) => method === chosen)
    return isOffered ? E.right(undefined) : E.left({ _tag: 'PaymentNotOffered', method: chosen })
  }
  const open = methodsOpenTo(order, offered)
  const method = chosen === undefined ? order.paymentMethod : open.find((one) => one === chosen)
  if (method === undefined) return E.left({ _tag: 'PaymentNotOffered', method: chosen ?? '' })
  const isSavingCard = by.savesCard === true && card === undefined && isSavable(method) && order.accountId === by.owner
  return E.right({
    id: newToken(deps.tokens, paymentIdOf),
    orderToken: order.token,
    method,
    amount: paymentDue(order),
    status: 'started',
    startedAt: deps.clock.now().toISOString(),
    ...omitUndefined({ savesCard: isSavingCard && by.owner !== undefined ? (true as const) : undefined, alias: card?.alias }),
  })
}

/** Only the owner's own choice applies: another payer saves no card in the owner's account. */
const mayBeSavingAsBefore = (order: Order, by: CardChoice): boolean =>
  by.owner !== undefined && by.savesCard === undefined && order.accountId === by.owner

const addressesFor = (orderToken: OrderToken, publicUrl: string, locale: Locale): ReturnAddresses => {
  const thankYou = `${publicUrl}${localePath(locale, `/checkout/thank-you/${orderToken}`)}`
  return {
    success: thankYou,
    cancel: `${thankYou}?payment=cancelled`,
    error: `${thankYou}?payment=failed`,
    notice: `${publicUrl}/api/payments/notice`,
  }
}

// The attempt is stored before the provider gets it: its notice may arrive before its response. The provider's reference is stored before
// the shopper can pay: without it the attempt could not be queried.
const startAt = (
  deps: Deps, { payment, card }: Pick<Attempt, 'payment' | 'card'>, { locale, publicUrl }: PageOf,
): TE.TaskEither<ServiceUnavailable, string> =>
  pipe(
    deps.provider.start(payment, { locale, addresses: addressesFor(payment.orderToken, publicUrl, locale), ...omitUndefined({ card }) }),
    TE.tap(({ reference, redirect }) => deps.payments.refer(payment.id, reference, redirect)),
    TE.map(({ redirect }) => redirect),
  )

// An abandoned page may be invalid before its notice arrives: the provider is queried and its decision recorded.
const isStillOpen = (deps: Deps, attempt: Payment): TE.TaskEither<FailureBy<'NotFound'>, boolean> =>
  pipe(
    deps.provider.fetchNotice(attempt),
    TE.flatMap((notice): TE.TaskEither<FailureBy<'NotFound'>, boolean> =>
      notice === undefined
        ? TE.right(true)
        : pipe(deps.payments.settle(attempt.id, settlement(deps, notice, deps.clock.now())), TE.map(() => false))),
    TE.orElse((failure): TE.TaskEither<RefusalBy<'NotFound'>, boolean> =>
      (failure._tag === 'ServiceUnavailable' ? TE.right(true) : TE.left(failure))),
  )

// Repeated requests return the attempt that is already open.
type PaymentFailure = FailureOf<typeof paymentContract.createPayment>
type Again = () => TE.TaskEither<PaymentFailure, string | undefined>

const openAt = (
  deps: Deps, attempt: Attempt, at: PageOf, again: Again,
): TE.TaskEither<PaymentFailure, string | undefined> =>
  pipe(
    deps.payments.open(attempt.payment, (requested, attempts) =>
      selectAttempt(attempt.isSavingAsBefore ? savingAsBefore(requested, attempts) : requested, attempts)),
    TE.flatMap((chosen): TE.TaskEither<PaymentFailure, string | undefined> => {
      const { page } = chosen
      return page === undefined
        ? startAt(deps, { ...attempt, payment: chosen }, at)
        : pipe(
            isStillOpen(deps, chosen),
            TE.flatMap((isOpen): TE.TaskEither<PaymentFailure, string | undefined> =>
              isOpen ? TE.right(page) : again()),
          )
    }),
  )

/**
 * Opens a payment attempt, by another method if one is named, or resumes one that was just opened, and returns the provider's page;
 * `undefined` if nothing is due online (Commerce §9).
 */
export const makeCreatePayment =
  (deps: Deps): UseCase<typeof paymentContract.createPayment> =>
  (caller, { token, method, ...choice }) => {
    const by = { owner: caller.owner, ...choice }
    return pipe(
      deps.orders.order(token),
      TE.bindTo('order'),
      TE.bindW('card', (): TE.TaskEither<FailureBy<'CardExpired' | 'NotFound'>, PaymentAlias | undefined> =>
        by.alias === undefined ? TE.right(undefined) : ownAlias(deps)(by.owner, by.alias)),
      TE.bindW('payment', ({ order, card }) => TE.fromEither(attemptAt(deps, order, method, by, card))),
      TE.flatMap(({ order, payment, card }): TE.TaskEither<PaymentFailure, string | undefined> =>
        payment === undefined
          ? TE.right(undefined)
          : openAt(deps, { payment, ...omitUndefined({ card }), isSavingAsBefore: mayBeSavingAsBefore(order, by) }, caller, () =>
              makeCreatePayment(deps)(caller, { token, method: payment.method, ...choice })),
      ),
    )
  }
