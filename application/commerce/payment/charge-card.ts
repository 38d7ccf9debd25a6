import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import { paymentDue } from '../../../domain/order/payment-due.ts'
import { chargeToMake } from '../../../domain/payment/charge-to-make.ts'
import { isPayableOnline } from '../../../domain/payment/methods-open-to.ts'
import type { PaymentAlias } from '../../../domain/payment/payment-alias.ts'
import { paymentIdOf } from '../../../domain/payment/payment-id.ts'
import type { Payment, PaymentStatus } from '../../../domain/payment/payment.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { MailTexts } from '../mail/mail-texts.port.ts'
import type { OrderBook } from '../order/order-book.port.ts'
import { newToken } from '../shop/new-token.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import type { AliasHouse } from './alias-house.port.ts'
import { ownAlias, type AliasDeps } from './own-alias.ts'
import type { PaymentLedger } from './payment-ledger.port.ts'
import { settlement } from './settlement.ts'

/**
 * Pays an own order by a kept card while nobody is at the page, and answers what became of the attempt; `undefined` when nothing
 * is due. While the house is silent it is unavailable, and asking again charges the same attempt, not another one.
 */
export type ChargeCard = (owner: AccountId, orderToken: OrderToken, alias: string) => TE.TaskEither<Failure, PaymentStatus | undefined>

type Deps = AliasDeps & {
  readonly orders: OrderBook
  readonly payments: PaymentLedger
  readonly aliasHouse: AliasHouse
  readonly register: ShopRegister
  readonly tokens: TokenMaker
  readonly mailTexts: MailTexts
}

const ownOrder = (deps: Deps, owner: AccountId, token: OrderToken): TE.TaskEither<Failure, Order> =>
  pipe(
    deps.orders.order(token),
    TE.filterOrElse(({ accountId }) => accountId === owner, (): Failure => ({ _tag: 'NotFound', what: 'order' })),
  )

const attemptBy = (deps: Deps, order: Order, { alias, method }: PaymentAlias): Payment => ({
  id: newToken(deps.tokens, paymentIdOf),
  orderToken: order.token,
  method,
  amount: paymentDue(order),
  status: 'started',
  startedAt: deps.clock.now().toISOString(),
  alias,
})

const charged = (deps: Deps, order: Order, card: PaymentAlias): TE.TaskEither<Failure, PaymentStatus> =>
  pipe(
    deps.payments.open(attemptBy(deps, order, card), chargeToMake),
    TE.flatMap((payment) =>
      pipe(
        deps.aliasHouse.charge(payment, card),
        TE.flatMap((notice): TE.TaskEither<Failure, { readonly payment: Payment }> =>
          deps.payments.settle(payment.id, settlement(deps, notice, deps.clock.now()))),
      )),
    TE.map(({ payment }) => payment.status),
  )

export const makeChargeCard =
  (deps: Deps): ChargeCard =>
  (owner, orderToken, alias) =>
    pipe(
      ownOrder(deps, owner, orderToken),
      TE.bindTo('order'),
      TE.bind('card', () => ownAlias(deps)(owner, alias)),
      TE.flatMap(({ order, card }): TE.TaskEither<Failure, PaymentStatus | undefined> =>
        isPayableOnline(order) ? charged(deps, order, card) : TE.right(undefined)),
    )
