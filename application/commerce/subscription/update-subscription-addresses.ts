import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AddressId } from '../../../domain/address/address-book.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { ShownSubscription } from '../../../domain/subscription/shown-subscription.ts'
import type { Subscription } from '../../../domain/subscription/subscription.ts'
import type { AddressBooks } from '../address/address-books.port.ts'
import type { Callers } from '../shop/request-context.ts'
import { bookedAddresses } from './booked-addresses.ts'
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
  caller: Callers['customer'], asked: AskedAddresses,
) => TE.TaskEither<Failure, readonly ShownSubscription[]>

type Deps = ShowDeps & { readonly subscriptions: Subscriptions; readonly addressBooks: AddressBooks }

export const makeUpdateSubscriptionAddresses =
  (deps: Deps): UpdateSubscriptionAddresses =>
  ({ owner, locale }, { ids, billing, shipping }) =>
    pipe(
      bookedAddresses(deps)(owner, { billing, shipping }),
      TE.flatMap((given) => deps.subscriptions.change<Failure>(owner, ids ?? 'all', (one): E.Either<Failure, Subscription> =>
        E.right({ ...one, ...given }))),
      TE.flatMap(TE.traverseArray(toShownSubscription(deps, locale))),
    )
