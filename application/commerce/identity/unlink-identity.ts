import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { SocialProvider } from '../../../domain/identity/social-provider.ts'
import { hasOtherWayIn } from '../../../domain/identity/other-ways-in.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { LinkedIdentities } from './linked-identities.port.ts'

/** The provider opens the own account no more; one that did not is let go all the same. */
export type UnlinkIdentity = (owner: AccountId, provider: SocialProvider) => TE.TaskEither<Failure, readonly SocialProvider[]>

type Deps = { readonly linkedIdentities: LinkedIdentities }

const LAST: Failure = { _tag: 'LastWayIn' }

export const makeUnlinkIdentity =
  ({ linkedIdentities }: Deps): UnlinkIdentity =>
  (owner, provider) =>
    pipe(
      linkedIdentities.unlink(owner, provider, hasOtherWayIn),
      TE.flatMap((isGone): TE.TaskEither<Failure, readonly SocialProvider[]> =>
        (isGone ? linkedIdentities.providersOf(owner) : TE.left(LAST))),
    )
