import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AddressBook, AddressId } from '../../../domain/address/address-book.ts'
import type { BillingAddress } from '../../../domain/address/address.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { ShownSubscription } from '../../../domain/subscription/shown-subscription.ts'
import type { Subscription } from '../../../domain/subscription/subscription.ts'
import type { AddressBooks } from '../address/address-books.port.ts'
import type { Askers } from '../shop/asker.ts'
import type { Subscriptions } from './subscriptions.port.ts'
import { toShownSubscription, type ShowDeps } from './to-shown-subscription.ts'

/** Addresses of the customer's own book; `ids` are those of subscriptions, without them all are meant (decision G6). */
export type AskedAddresses = {
  readonly ids?: readonly number[]
  readonly billing: AddressId
  readonly shipping: AddressId
}

/** Sends own subscriptions elsewhere from now on (Account §7). */
export type UpdateSubscriptionAddresses = (
  asker: Askers['customer'], asked: AskedAddresses,
) => TE.TaskEither<Failure, readonly ShownSubscription[]>

type Deps = ShowDeps & { readonly subscriptions: Subscriptions; readonly addressBooks: AddressBooks }

const addressOf = (book: AddressBook, id: AddressId): E.Either<Failure, BillingAddress> =>
  pipe(
    book.find((one) => one.id === id),
    E.fromNullable<Failure>({ _tag: 'NotFound', what: 'address' }),
    E.map(({ address }) => address),
  )

export const makeUpdateSubscriptionAddresses =
  (deps: Deps): UpdateSubscriptionAddresses =>
  ({ owner, locale }, { ids, billing, shipping }) =>
    pipe(
      deps.addressBooks.book(owner),
      TE.flatMapEither((book) => pipe(
        E.Do,
        E.apS('billingAddress', addressOf(book, billing)),
        E.apS('shippingAddress', addressOf(book, shipping)),
      )),
      TE.flatMap((given) => deps.subscriptions.change<Failure>(owner, ids ?? 'all', (one): E.Either<Failure, Subscription> =>
        E.right({ ...one, ...given }))),
      TE.flatMap(TE.traverseArray(toShownSubscription(deps, locale))),
    )
