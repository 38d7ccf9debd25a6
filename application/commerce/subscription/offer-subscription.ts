import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { defaultOf, type AddressBook, type AddressId, type SavedAddress } from '../../../domain/address/address-book.ts'
import type { ShippingOption } from '../../../domain/delivery/shipping-option.ts'
import type { RefusalBy, ServiceUnavailable } from '../../../domain/refusal.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { AddressBooks } from '../address/address-books.port.ts'
import { requestedProducts, type ProductRepositoryDeps } from './requested-product.ts'
import { availableShippingMethods } from './available-shipping-methods.ts'
import { productsTotal, toShownItems, type ShowDeps } from './to-shown-subscription.ts'
import type { UseCase } from '../operation.ts'
import type { subscriptionContract } from '../../contract/subscription.ts'

type Deps = ProductRepositoryDeps & ShowDeps & { readonly addressBooks: AddressBooks }

const NO_METHODS: TE.TaskEither<ServiceUnavailable, readonly ShippingOption[]> = TE.right([])

const addressFor = (book: AddressBook, shipping: AddressId | undefined): E.Either<RefusalBy<'NotFound'>, SavedAddress | undefined> => {
  if (shipping === undefined) return E.right(defaultOf(book))
  return E.fromNullable<RefusalBy<'NotFound'>>({ _tag: 'NotFound', what: 'address' })(book.find(({ id }) => id === shipping))
}

/** Previews a subscription: today's prices and the shipping methods to an address of the customer, if there is one. */
export const makeOfferSubscription =
  (deps: Deps): UseCase<typeof subscriptionContract.offerSubscription> =>
  ({ owner, brandChannel, locale }, { items, shipping }) =>
    pipe(
      requestedProducts(deps, brandChannel)(items),
      TE.bindTo('lines'),
      TE.bindW('address', () => TE.flatMapEither((book: AddressBook) => addressFor(book, shipping))(deps.addressBooks.book(owner))),
      TE.bindW('total', ({ lines }) => productsTotal(deps, { lines, brandChannel })),
      TE.bindW('shippingOptions', ({ lines, address, total }) => (address === undefined
        ? NO_METHODS
        : availableShippingMethods(deps, brandChannel)({ lines, shippingAddress: address.address }, total))),
      TE.map(({ lines, address, total, shippingOptions }) => ({
        items: toShownItems(deps, { lines, brandChannel }, locale), shippingOptions, ...omitUndefined({ address, productsTotal: total }),
      })),
    )
