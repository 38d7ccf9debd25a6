import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts'
import type { Order } from '../../../domain/order/order.ts'
import { paymentsOffered } from '../../../domain/payment/payments-offered.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import { unattended, type OfferedPayment } from '../../../domain/subscription/unattended-payment.ts'
import { grantingOrders, type GrantDeps } from '../order/granting-orders.ts'
import type { PaymentAliases } from '../payment/payment-aliases.port.ts'
import type { Callers } from '../shop/request-context.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'

/** How a customer may pay for what comes again and again: own kept cards, and what needs nobody (Account §7). */
export type ListSubscriptionPayments = (
  caller: Pick<Callers['customer'], 'owner' | 'brandChannel'>,
) => TE.TaskEither<Failure, readonly OfferedPayment[]>

export type PaymentDeps = GrantDeps & {
  readonly register: ShopRegister
  readonly aliases: PaymentAliases
  readonly clock: Clock
}

/** The right to an invoice is judged by the newest order, as that of the cart will be when it is ordered; a card needs no right. */
const offered = (
  { register }: PaymentDeps, brandChannel: Callers['customer']['brandChannel'], own: readonly Order[],
): readonly PaymentMethod[] => {
  const [newest] = own
  const methods = register.paymentMethods(brandChannel)
  return newest === undefined
    ? methods.filter((one) => one !== 'invoice')
    : paymentsOffered(methods, newest, own, register.settings(brandChannel).invoice)
}

export const makeListSubscriptionPayments =
  (deps: PaymentDeps): ListSubscriptionPayments =>
  ({ owner, brandChannel }) =>
    pipe(
      grantingOrders(deps, owner),
      TE.bindTo('own'),
      TE.bindW('cards', () => deps.aliases.list(owner)),
      TE.map(({ own, cards }) => unattended(offered(deps, brandChannel, own), cards, zurichTime(deps.clock.now()).day)),
    )
