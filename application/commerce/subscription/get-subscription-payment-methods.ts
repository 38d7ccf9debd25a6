import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts'
import type { Order } from '../../../domain/order/order.ts'
import { availablePayments } from '../../../domain/payment/available-payments.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import { unattended } from '../../../domain/subscription/unattended-payment.ts'
import { grantingOrders, type GrantDeps } from '../order/granting-orders.ts'
import type { PaymentAliases } from '../payment/payment-aliases.port.ts'
import type { Callers } from '../shop/request-context.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { UseCase } from '../operation.ts'
import type { subscriptionContract } from '../../contract/subscription.ts'

/** The payment methods for a subscription: the customer's saved cards, and methods that need no interaction (Account §7). */
export type GetSubscriptionPaymentMethods = UseCase<
  typeof subscriptionContract.getSubscriptionPaymentMethods, Pick<Callers['customer'], 'owner' | 'brandChannel'>
>

export type PaymentDeps = GrantDeps & {
  readonly register: ShopRegister
  readonly aliases: PaymentAliases
  readonly clock: Clock
}

/**
 * Whether an invoice is allowed is decided by the latest order, as it will be for the cart of each delivery; a card needs no permission.
 */
const offeredMethods = (
  { register }: PaymentDeps, brandChannel: Callers['customer']['brandChannel'], own: readonly Order[],
): readonly PaymentMethod[] => {
  const [newest] = own
  const methods = register.paymentMethods(brandChannel)
  return newest === undefined
    ? methods.filter((method) => method !== 'invoice')
    : availablePayments(methods, newest, own, register.settings(brandChannel).invoice)
}

export const makeGetSubscriptionPaymentMethods =
  (deps: PaymentDeps): GetSubscriptionPaymentMethods =>
  ({ owner, brandChannel }) =>
    pipe(
      grantingOrders(deps, owner),
      TE.bindTo('own'),
      TE.bindW('cards', () => deps.aliases.list(owner)),
      TE.map(({ own, cards }) => unattended(offeredMethods(deps, brandChannel, own), cards, zurichTime(deps.clock.now()).day)),
    )
