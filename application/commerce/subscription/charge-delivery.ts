import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import { isPayableOnline } from '../../../domain/payment/methods-open-to.ts'
import { paymentStandingOf } from '../../../domain/payment/payment-standing.ts'
import type { FailureBy } from '../../../domain/refusal.ts'
import { chargedAs, type ChargedDelivery } from '../../../domain/subscription/charged-delivery.ts'
import { makeChargeCard } from '../payment/charge-card.ts'
import type { LeasedSubscription } from './due-subscriptions.port.ts'

/**
 * Charges the card of a leased subscription for the order of its delivery, unless it was paid meanwhile or released. Repeated after a
 * crash or while the provider does not respond, it charges the same attempt: nothing is paid twice.
 */
export type ChargeDelivery = (leased: LeasedSubscription, orderToken: OrderToken) => TE.TaskEither<
  FailureBy<'CardExpired' | 'NotFound'>, ChargedDelivery
>

export type ChargeDeps = Parameters<typeof makeChargeCard>[0]

const chargeCard = (deps: ChargeDeps, { subscription }: LeasedSubscription, order: Order): TE.TaskEither<
  FailureBy<'CardExpired' | 'NotFound'>, ChargedDelivery
> =>
  subscription.alias === undefined
    ? TE.right('open')
    : pipe(makeChargeCard(deps)(subscription.accountId, order.token, subscription.alias), TE.map(chargedAs))

export const chargeDelivery =
  (deps: ChargeDeps): ChargeDelivery =>
  (leased, orderToken) =>
    pipe(
      deps.orders.order(orderToken),
      TE.flatMap((order): TE.TaskEither<FailureBy<'CardExpired' | 'NotFound'>, ChargedDelivery> => {
        if (paymentStandingOf(order) === 'cancelled') return TE.right('given_up')
        return isPayableOnline(order) ? chargeCard(deps, leased, order) : TE.right('paid')
      }),
    )
