import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { defaultOf } from '../../../domain/address/address-book.ts'
import type { ShippingOption } from '../../../domain/delivery/shipping-option.ts'
import type { Failure, ServiceUnavailable } from '../../../domain/refusal.ts'
import type { SubscriptionOffer } from '../../../domain/subscription/subscription-offer.ts'
import { withoutAbsent } from '../../../domain/without-absent.ts'
import type { AddressBooks } from '../address/address-books.port.ts'
import type { Askers } from '../shop/asker.ts'
import { askedGoods, type AskedGoods, type GoodsDeps } from './asked-goods.ts'
import { shippingWays } from './shipping-ways.ts'
import { goodsTotal, toShownItems, type ShowDeps } from './to-shown-subscription.ts'

/** What a subscription to goods would be: what they cost today and how they travel to the customer's default address, if he has one. */
export type OfferSubscription = (
  asker: Askers['customer'], goods: readonly AskedGoods[],
) => TE.TaskEither<Failure, SubscriptionOffer>

type Deps = GoodsDeps & ShowDeps & { readonly addressBooks: AddressBooks }

const NO_WAYS: TE.TaskEither<ServiceUnavailable, readonly ShippingOption[]> = TE.right([])

export const makeOfferSubscription =
  (deps: Deps): OfferSubscription =>
  ({ owner, brandChannel, locale }, asked) =>
    pipe(
      askedGoods(deps, brandChannel)(asked),
      TE.bindTo('lines'),
      TE.bindW('address', () => TE.map(defaultOf)(deps.addressBooks.book(owner))),
      TE.bindW('total', ({ lines }) => goodsTotal(deps, { lines, brandChannel })),
      TE.bindW('shippingOptions', ({ lines, address, total }) => (address === undefined
        ? NO_WAYS
        : shippingWays(deps, brandChannel)({ lines, shippingAddress: address.address }, total))),
      TE.map(({ lines, address, total, shippingOptions }) => ({
        items: toShownItems(deps, { lines, brandChannel }, locale), shippingOptions, ...withoutAbsent({ address, goodsTotal: total }),
      })),
    )
