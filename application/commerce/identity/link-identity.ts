import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { SocialProvider } from '../../../domain/identity/social-provider.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import type { CustomerRepository } from '../customer/customer-repository.port.ts'
import { profileOf } from '../customer/profile-of.ts'
import { identityLinkedMail } from '../mail/account-mail.ts'
import { ownSession, signedInJustNow, type FreshDeps } from './confirm-owner.ts'
import { sendAccountMail, type AccountMailDeps } from './send-account-mail.ts'
import type { LinkedIdentities } from './linked-identities.port.ts'
import { readIdToken, spendIdToken, type TokenDeps } from './read-id-token.ts'
import type { UseCase } from '../operation.ts'
import type { identityContract } from '../../contract/identity.ts'

type Deps = TokenDeps & AccountMailDeps & FreshDeps
  & { readonly customers: CustomerRepository; readonly linkedIdentities: LinkedIdentities }

const OF_ANOTHER: RefusalBy<'IdentityOfAnother'> = { _tag: 'IdentityOfAnother' }

/** Links a provider to the customer's account after a recent sign-in. The owner is notified by mail. */
export const makeLinkIdentity =
  (deps: Deps): UseCase<typeof identityContract.linkIdentity> =>
  (caller, { token }) =>
    pipe(
      signedInJustNow(deps, caller),
      TE.flatMap(() => readIdToken(deps)(caller, token)),
      TE.tap((read) => spendIdToken(deps, token, read)),
      TE.bindTo('read'),
      TE.bindW('owner', () => profileOf(deps)(caller.owner)),
      TE.bindW('session', () => ownSession(caller)),
      TE.flatMap(({ session, read: { identity }, owner: { email } }): TE.TaskEither<FailureBy<'NotSignedIn'>, boolean> =>
        deps.linkedIdentities.link(caller.owner, identity, {
          session, mails: [identityLinkedMail(sendAccountMail(deps)(caller, email, 'identity-linked'), identity.provider)],
        })),
      TE.flatMap((isTheirs): TE.TaskEither<FailureBy<'IdentityOfAnother'>, readonly SocialProvider[]> =>
        (isTheirs ? deps.linkedIdentities.providersOf(caller.owner) : TE.left(OF_ANOTHER))),
    )
