import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { removeAgainAt } from '../../../domain/identity/identity-removal.ts'
import type { SocialIdentity } from '../../../domain/identity/vouched-identity.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { eachItem, type JobDeps } from '../job/each-item.ts'
import type { IdentityRemovals } from './identity-removals.port.ts'
import type { ProviderUsers } from './provider-users.port.ts'

/** Deletes users without an account at the identity service and returns how many; failed ones are retried later. */
export type RemoveIdentities = () => TE.TaskEither<ServiceUnavailable, number>

type Deps = JobDeps & { readonly identityRemovals: IdentityRemovals; readonly providerUsers: ProviderUsers }

const AT_ONCE = 20

const labelOf = ({ provider, subject }: SocialIdentity): string => `${provider} …${subject.slice(-6)}`

const removeOne = ({ identityRemovals, providerUsers }: Deps) => (identity: SocialIdentity): TE.TaskEither<unknown, void> =>
  pipe(providerUsers.remove(identity), TE.flatMap(() => identityRemovals.done(identity)))

export const makeRemoveIdentities =
  (deps: Deps): RemoveIdentities =>
  () =>
    pipe(
      TE.fromIO(() => deps.clock.now()),
      TE.flatMap((now) => eachItem(deps, {
        job: 'identities',
        take: () => deps.identityRemovals.take({ now, limit: AT_ONCE, again: (tries) => removeAgainAt(now, tries) }),
        idOf: labelOf, work: removeOne(deps),
      })),
      TE.map(({ done }) => done.length),
    )
