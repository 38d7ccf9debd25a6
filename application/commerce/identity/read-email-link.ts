import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { maskedEmail } from '../../../domain/identity/masked-email.ts'
import { makeProofToken, type ProofPurpose } from '../../../domain/identity/email-link.ts'
import { NO_METHODS, type RevocableMethods } from '../../../domain/identity/revocable-methods.ts'
import type { FailureBy, RefusalBy, ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { Clock } from '../shop/clock.port.ts'
import { isRequestedHere } from './is-requested-here.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { PasskeyEntry } from '../../../domain/passkey/passkey.ts'
import type { LinkedIdentities } from './linked-identities.port.ts'
import type { LinkBinder } from './link-binder.port.ts'
import type { EmailLinks } from './email-links.port.ts'
import { makeResolveCaller } from './resolve-caller.ts'
import type { SessionRepository } from './session-repository.port.ts'
import type { UseCase } from '../operation.ts'
import type { EmailLinkDetails, identityContract } from '../../contract/identity.ts'

const EXPIRED: RefusalBy<'ProofExpired'> = { _tag: 'ProofExpired' }

type Deps = {
  readonly proofs: EmailLinks
  readonly clock: Clock
  readonly sessions: SessionRepository
  readonly linkBinder: LinkBinder
  readonly linkedIdentities: LinkedIdentities
  readonly passkeys: {
    readonly list: (owner: AccountId) => TE.TaskEither<ServiceUnavailable, readonly (PasskeyEntry & { readonly credential: string })[]>
  }
}

const revocableOf = (
  { linkedIdentities, passkeys }: Pick<Deps, 'linkedIdentities' | 'passkeys'>, purpose: ProofPurpose, { accountId }: Customer,
): TE.TaskEither<ServiceUnavailable, RevocableMethods> =>
  purpose !== 'password' ? TE.right(NO_METHODS) : pipe(
    TE.Do,
    TE.bind('providers', () => linkedIdentities.providersOf(accountId)),
    TE.bind('passkeys', () => pipe(passkeys.list(accountId), TE.map(({ length }) => length))),
  )

/** Reads whether a link is still valid; link scanners do not use it up (decision S7). */
export const makeReadEmailLink =
  ({ proofs, clock, sessions, linkBinder, ...methods }: Deps): UseCase<typeof identityContract.readEmailLink> =>
  (caller, { token: text, purpose }) =>
    pipe(
      TE.fromEither(makeProofToken(text)),
      TE.mapLeft(() => EXPIRED),
      TE.bindTo('token'),
      TE.bindW('owner', ({ token }) => proofs.peek({ token, purpose, brandChannel: caller.brandChannel, at: clock.now() })),
      TE.flatMap(({ owner, token }): TE.TaskEither<FailureBy<'ProofExpired'>, EmailLinkDetails> =>
        owner === undefined
          ? TE.left(EXPIRED)
          : pipe(
              revocableOf(methods, purpose, owner),
              TE.bindTo('revocable'),
              TE.bind('isSameBrowser', () => TE.fromTask(isRequestedHere({ linkBinder })(caller, token))),
              TE.bind('visitor', () => makeResolveCaller({ sessions, clock })('visitor', caller)),
              TE.map(
                ({ visitor, ...details }) => (
                  { maskedEmail: maskedEmail(owner.email), isOwn: visitor.owner === owner.accountId, ...details }
                ),
              ),
            )),
    )
