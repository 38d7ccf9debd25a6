import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Order } from '../../../domain/order/order.ts'
import { paymentsOffered } from '../../../domain/payment/payments-offered.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { unattended, type UnattendedMethod } from '../../../domain/subscription/unattended-payment.ts'
import { grantingOrders, type GrantDeps } from '../order/granting-orders.ts'
import type { Askers } from '../shop/asker.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'

/** How a customer may pay for what comes again and again (Account §7). */
export type ListSubscriptionPayments = (
  asker: Pick<Askers['customer'], 'owner' | 'brandChannel'>,
) => TE.TaskEither<Failure, readonly UnattendedMethod[]>

export type PaymentDeps = GrantDeps & { readonly register: ShopRegister }

/** The right to an invoice is judged by the newest order, as that of the cart will be when it is ordered. */
const offered = ({ register }: PaymentDeps, brandChannel: Askers['customer']['brandChannel'], own: readonly Order[]) => {
  const [newest] = own
  const methods = register.paymentMethods(brandChannel)
  if (newest === undefined) return unattended(methods.flatMap((one) => (one === 'prepayment' ? [one] : [])))
  return unattended(paymentsOffered(methods, newest, own, register.settings(brandChannel).invoice))
}

export const makeListSubscriptionPayments =
  (deps: PaymentDeps): ListSubscriptionPayments =>
  ({ owner, brandChannel }) => pipe(grantingOrders(deps, owner), TE.map((own) => offered(deps, brandChannel, own)))
