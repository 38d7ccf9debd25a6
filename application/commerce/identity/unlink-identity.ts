import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { SocialProvider } from '../../../domain/identity/social-provider.ts'
import { hasOtherSignInMethod } from '../../../domain/identity/other-sign-in-methods.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import { ownSession, signedInJustNow, type FreshDeps } from './confirm-owner.ts'
import type { LinkedIdentities } from './linked-identities.port.ts'
import type { UseCase } from '../operation.ts'
import type { identityContract } from '../../contract/identity.ts'

type Deps = FreshDeps & { readonly linkedIdentities: LinkedIdentities }

const LAST: RefusalBy<'LastSignInMethod'> = { _tag: 'LastSignInMethod' }

/** Unlinks a provider after a recent sign-in; one that is not linked is no error. */
export const makeUnlinkIdentity =
  (deps: Deps): UseCase<typeof identityContract.unlinkIdentity> =>
  (caller, { provider }) =>
    pipe(
      signedInJustNow(deps, caller),
      TE.flatMap(() => ownSession(caller)),
      TE.flatMap((session): TE.TaskEither<FailureBy<'NotSignedIn'>, boolean> =>
        deps.linkedIdentities.unlink(caller.owner, provider, { session, isEnough: hasOtherSignInMethod })),
      TE.flatMap((isUnlinked): TE.TaskEither<FailureBy<'LastSignInMethod'>, readonly SocialProvider[]> =>
        (isUnlinked ? deps.linkedIdentities.providersOf(caller.owner) : TE.left(LAST))),
    )
