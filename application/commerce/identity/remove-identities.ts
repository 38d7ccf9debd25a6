import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { removeAgainAt } from '../../../domain/identity/identity-removal.ts'
import type { SocialIdentity } from '../../../domain/identity/vouched-identity.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { IdentityRemovals } from './identity-removals.port.ts'
import type { ProviderUsers } from './provider-users.port.ts'

/** Has the identity service delete whoever has no account any more, and answers how many; what it did not do is asked again later. */
export type RemoveIdentities = () => TE.TaskEither<ServiceUnavailable, number>

type Deps = { readonly identityRemovals: IdentityRemovals; readonly providerUsers: ProviderUsers; readonly clock: Clock }

const AT_ONCE = 20

const removeOne = ({ identityRemovals, providerUsers }: Deps) => (identity: SocialIdentity): TE.TaskEither<never, number> =>
  pipe(
    providerUsers.remove(identity),
    TE.flatMap(() => identityRemovals.done(identity)),
    TE.match(() => 0, () => 1),
    TE.fromTask,
  )

export const makeRemoveIdentities =
  (deps: Deps): RemoveIdentities =>
  () =>
    pipe(
      TE.fromIO(() => deps.clock.now()),
      TE.flatMap((now) => deps.identityRemovals.take({ now, limit: AT_ONCE, again: (tries) => removeAgainAt(now, tries) })),
      TE.flatMap(TE.traverseSeqArray(removeOne(deps))),
      TE.map((done) => done.reduce((sum, one) => sum + one, 0)),
    )
