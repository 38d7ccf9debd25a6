import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Subscription } from '../../../domain/subscription/subscription.ts'
import type { AddressBooks } from '../address/address-books.port.ts'
import { savedAddresses } from './saved-addresses.ts'
import type { Subscriptions } from './subscriptions.port.ts'
import { toShownSubscription, type ShowDeps } from './to-shown-subscription.ts'
import type { UseCase } from '../operation.ts'
import type { subscriptionContract } from '../../contract/subscription.ts'

type Deps = ShowDeps & { readonly subscriptions: Subscriptions; readonly addressBooks: AddressBooks }

/** Changes the addresses of the customer's subscriptions (Account §7). */
export const makeUpdateSubscriptionsAddresses =
  (deps: Deps): UseCase<typeof subscriptionContract.updateSubscriptionsAddresses> =>
  ({ owner, locale }, { ids, billing, shipping }) =>
    pipe(
      savedAddresses(deps)(owner, { billing, shipping }),
      TE.flatMap((addresses) => deps.subscriptions.change(owner, ids ?? 'all', (subscription): E.Either<never, Subscription> =>
        E.right({ ...subscription, ...addresses }))),
      TE.flatMap(TE.traverseArray(toShownSubscription(deps, locale))),
    )
