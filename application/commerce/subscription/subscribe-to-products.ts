import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { requestDigest } from '../../../domain/keyed-request.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import { newSubscription } from '../../../domain/subscription/start-subscription.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { AddressBooks } from '../address/address-books.port.ts'
import type { CountDeps } from '../attempts/count-attempt.ts'
import { requestedProducts, type ProductRepositoryDeps } from './requested-product.ts'
import { requestedNextDay, requestedPayment, confirmed, countDeliveryDate } from './requested-subscription.ts'
import { savedAddresses } from './saved-addresses.ts'
import type { PaymentDeps } from './get-subscription-payment-methods.ts'
import { offeredShippingMethod, availableShippingMethods } from './available-shipping-methods.ts'
import type { Subscriptions } from './subscriptions.port.ts'
import { productsTotal, toShownSubscription, type ShowDeps } from './to-shown-subscription.ts'
import type { UseCase } from '../operation.ts'
import type { subscriptionContract } from '../../contract/subscription.ts'

type Deps =
  & ProductRepositoryDeps & ShowDeps & PaymentDeps & CountDeps
  & { readonly subscriptions: Subscriptions; readonly addressBooks: AddressBooks }

/** Subscribes to products chosen from the catalogue or the cart, which stays unchanged (Account §7). */
export const makeSubscribeToProducts =
  (deps: Deps): UseCase<typeof subscriptionContract.subscribeToProducts> =>
  (caller, { key, ...input }) => {
    const { owner, locale, brandChannel } = caller
    const { items, billing, shipping, shippingMethod, frequency: requested, isConfirmed, nextDay: day, payment } = input
    const today = zurichTime(deps.clock.now()).day
    return pipe(
      TE.fromEither(confirmed(requested, isConfirmed)),
      TE.bindTo('frequency'),
      TE.bindW('nextDay', () => TE.fromEither(requestedNextDay(day, today))),
      TE.bindW('lines', () => requestedProducts(deps, brandChannel)(items)),
      TE.bindW('addresses', () => savedAddresses(deps)(owner, { billing, shipping })),
      TE.bindW('total', ({ lines }) => productsTotal(deps, { lines, brandChannel })),
      TE.tap(({ lines, addresses, total }) => pipe(
        availableShippingMethods(deps, brandChannel)({ lines, shippingAddress: addresses.shippingAddress }, total),
        TE.flatMap(offeredShippingMethod(shippingMethod)),
      )),
      TE.tap(() => requestedPayment(deps, caller)(payment)),
      TE.tap(({ nextDay }) => countDeliveryDate(deps, caller)(nextDay !== undefined)),
      TE.flatMap(({ frequency, nextDay, lines, addresses }) => deps.subscriptions.add(newSubscription({
        products: { lines, brandChannel, locale, shippingMethod, ...addresses }, owner, payment, ...omitUndefined({ frequency, nextDay }),
      }, today), { key, digest: requestDigest('subscribeToProducts', owner, input) })),
      TE.flatMap(toShownSubscription(deps, locale)),
    )
  }
