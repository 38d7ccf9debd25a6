import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import { paymentDue } from '../../../domain/order/payment-due.ts'
import { chargeToMake, type ChargeUnknown } from '../../../domain/payment/charge-to-make.ts'
import { isPayableOnline } from '../../../domain/payment/methods-open-to.ts'
import type { PaymentAlias } from '../../../domain/payment/payment-alias.ts'
import { paymentIdOf } from '../../../domain/payment/payment-id.ts'
import type { Payment, PaymentNotice, PaymentStatus } from '../../../domain/payment/payment.ts'
import type { FailureBy, RefusalBy, ServiceUnavailable } from '../../../domain/refusal.ts'
import type { MailTexts } from '../mail/mail-texts.port.ts'
import type { OrderRepository } from '../order/order-repository.port.ts'
import { newToken } from '../shop/new-token.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import type { CardVault } from './card-vault.port.ts'
import { ownAlias, type AliasDeps } from './own-alias.ts'
import type { PaymentLedger } from './payment-ledger.port.ts'
import type { PaymentProvider } from './payment-provider.port.ts'
import { settlement } from './settlement.ts'

/**
 * Charges a saved card for the customer's order and returns the status of the attempt; `undefined` if nothing is due. While the provider
 * does not respond, `ServiceUnavailable`: the next run first queries that attempt and charges the same one again, never another. An
 * attempt that is too old is `unknown`: nothing more is charged.
 */
export type ChargeCard = (
  owner: AccountId, orderToken: OrderToken, alias: string,
) => TE.TaskEither<FailureBy<'CardExpired' | 'NotFound'>, PaymentStatus | 'unknown' | undefined>

type Deps = AliasDeps & {
  readonly orders: OrderRepository
  readonly payments: PaymentLedger
  readonly cardVault: CardVault
  readonly provider: Pick<PaymentProvider, 'fetchNotice'>
  readonly register: ShopRegister
  readonly tokens: TokenMaker
  readonly mailTexts: MailTexts
}

const ownOrder = (deps: Deps, owner: AccountId, token: OrderToken): TE.TaskEither<FailureBy<'NotFound'>, Order> =>
  pipe(
    deps.orders.order(token),
    TE.filterOrElseW(({ accountId }) => accountId === owner, (): RefusalBy<'NotFound'> => ({ _tag: 'NotFound', what: 'order' })),
  )

const attemptBy = (deps: Deps, order: Order, { alias, method }: PaymentAlias): Payment => ({
  id: newToken(deps.tokens, paymentIdOf),
  orderToken: order.token,
  method,
  amount: paymentDue(order),
  status: 'started',
  startedAt: deps.clock.now().toISOString(),
  alias,
  isCharge: true,
})

/** The provider's status of an earlier attempt; only an unknown attempt is charged. */
const outcomeOf = (deps: Deps, payment: Payment, card: PaymentAlias, isNew: boolean): TE.TaskEither<ServiceUnavailable, PaymentNotice> =>
  pipe(
    isNew ? TE.right(undefined) : deps.provider.fetchNotice(payment),
    TE.flatMap((notice) => (notice === undefined ? deps.cardVault.charge(payment, card) : TE.right(notice))),
  )

const chargeOrder = (deps: Deps, order: Order, card: PaymentAlias): TE.TaskEither<FailureBy<'NotFound'>, PaymentStatus | 'unknown'> => {
  const attempt = attemptBy(deps, order, card)
  return pipe(
    deps.payments.open<ChargeUnknown>(attempt, chargeToMake),
    TE.flatMap((payment): TE.TaskEither<FailureBy<'NotFound'>, PaymentStatus> =>
      pipe(
        outcomeOf(deps, payment, card, payment.id === attempt.id),
        TE.flatMap((notice): TE.TaskEither<FailureBy<'NotFound'>, { readonly payment: Payment }> =>
          deps.payments.settle(payment.id, settlement(deps, notice, deps.clock.now()))),
        TE.map(({ payment: { status } }) => status),
      )),
    TE.orElseW((failure): TE.TaskEither<FailureBy<'NotFound'>, PaymentStatus | 'unknown'> =>
      failure._tag === 'ChargeUnknown' ? TE.right('unknown') : TE.left(failure)),
  )
}

export const makeChargeCard =
  (deps: Deps): ChargeCard =>
  (owner, orderToken, alias) =>
    pipe(
      ownOrder(deps, owner, orderToken),
      TE.bindTo('order'),
      TE.bindW('card', () => ownAlias(deps)(owner, alias)),
      TE.flatMap(({ order, card }): TE.TaskEither<FailureBy<'NotFound'>, PaymentStatus | 'unknown' | undefined> =>
        isPayableOnline(order) ? chargeOrder(deps, order, card) : TE.right(undefined)),
    )
