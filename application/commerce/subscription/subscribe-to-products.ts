import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AddressId } from '../../../domain/address/address-book.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { requestDigest } from '../../../domain/keyed-request.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import type { ShownSubscription } from '../../../domain/subscription/shown-subscription.ts'
import { newSubscription } from '../../../domain/subscription/start-subscription.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { AddressBooks } from '../address/address-books.port.ts'
import type { CountDeps } from '../attempts/count-attempt.ts'
import type { Callers } from '../shop/request-context.ts'
import { requestedProducts, type RequestedProduct, type ProductBookDeps } from './requested-product.ts'
import { requestedNextDay, requestedPayment, confirmed, countDeliveryDate } from './asked-subscription.ts'
import { bookedAddresses } from './booked-addresses.ts'
import type { SubscriptionInput } from './create-subscription.ts'
import type { PaymentDeps } from './list-subscription-payments.ts'
import { offeredShippingMethod, availableShippingMethods } from './available-shipping-methods.ts'
import type { Subscriptions } from './subscriptions.port.ts'
import { productsTotal, toShownSubscription, type ShowDeps } from './to-shown-subscription.ts'

export type ProductSubscriptionInput = Omit<SubscriptionInput, 'orderId'> & {
  readonly items: readonly RequestedProduct[]
  readonly billing: AddressId
  readonly shipping: AddressId
  /** The key of one of those offered to its address. */
  readonly shippingMethod: string
}

/** Delivers goods again and again that were chosen from the shelf or lie in a cart, which stays as it is (Account §7). */
export type SubscribeToProducts = (caller: Callers['customer'], wanted: ProductSubscriptionInput) =>
  TE.TaskEither<Failure, ShownSubscription>

type Deps =
  & ProductBookDeps & ShowDeps & PaymentDeps & CountDeps & { readonly subscriptions: Subscriptions; readonly addressBooks: AddressBooks }

export const makeSubscribeToProducts =
  (deps: Deps): SubscribeToProducts =>
  (caller, { key, ...wanted }) => {
    const { owner, locale, brandChannel } = caller
    const { items, billing, shipping, shippingMethod, frequency: asked, isConfirmed, nextDay: day, payment } = wanted
    const today = zurichTime(deps.clock.now()).day
    return pipe(
      TE.fromEither(confirmed(asked, isConfirmed)),
      TE.bindTo('frequency'),
      TE.bindW('nextDay', () => TE.fromEither(requestedNextDay(day, today))),
      TE.bindW('lines', () => requestedProducts(deps, brandChannel)(items)),
      TE.bindW('addresses', () => bookedAddresses(deps)(owner, { billing, shipping })),
      TE.bindW('total', ({ lines }) => productsTotal(deps, { lines, brandChannel })),
      TE.tap(({ lines, addresses, total }) => pipe(
        availableShippingMethods(deps, brandChannel)({ lines, shippingAddress: addresses.shippingAddress }, total),
        TE.flatMap(offeredShippingMethod(shippingMethod)),
      )),
      TE.tap(() => requestedPayment(deps, caller)(payment)),
      TE.tap(({ nextDay }) => countDeliveryDate(deps, caller)(nextDay !== undefined)),
      TE.flatMap(({ frequency, nextDay, lines, addresses }) => deps.subscriptions.add(newSubscription({
        goods: { lines, brandChannel, locale, shippingMethod, ...addresses }, owner, payment, ...omitUndefined({ frequency, nextDay }),
      }, today), { key, digest: requestDigest('subscribeToProducts', owner, wanted) })),
      TE.flatMap(toShownSubscription(deps, locale)),
    )
  }
