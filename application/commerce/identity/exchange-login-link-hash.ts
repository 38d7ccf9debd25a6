import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeProofToken } from '../../../domain/identity/email-link.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import { countAttempt, type CountDeps } from '../attempts/count-attempt.ts'
import type { Callers } from '../shop/request-context.ts'
import { linkUseContext } from './choose-password.ts'
import { isRequestedHere } from './is-requested-here.ts'
import type { LinkBinder } from './link-binder.port.ts'
import type { EmailLinks, EmailLinkUse } from './email-links.port.ts'
import { sessionStart } from './new-session.ts'
import { noteSignedIn } from './sign-in-attempts.ts'
import { letIn, type WelcomeDeps } from './welcome.ts'
import type { UseCase } from '../operation.ts'
import type { identityContract } from '../../contract/identity.ts'

const EXPIRED: RefusalBy<'ProofExpired'> = { _tag: 'ProofExpired' }
const UNCONFIRMED: RefusalBy<'LinkUnconfirmed'> = { _tag: 'LinkUnconfirmed' }

type Deps = WelcomeDeps & CountDeps & { readonly proofs: EmailLinks; readonly linkBinder: LinkBinder }

/** Only in the browser that requested the link; any other learns first whether it is still valid. */
const checkUnconfirmed = (
  deps: Deps, caller: Callers['anyone'], linkUse: EmailLinkUse,
): TE.TaskEither<FailureBy<'LinkUnconfirmed' | 'ProofExpired'>, void> =>
  pipe(
    TE.fromTask(isRequestedHere(deps)(caller, linkUse.token)),
    TE.flatMap((isHere) => (isHere
      ? TE.right(undefined)
      : pipe(
          deps.proofs.peek(linkUse),
          TE.flatMap((owner) => TE.left(owner === undefined ? EXPIRED : UNCONFIRMED)),
        ))),
  )

/**
 * Exchanges the hash of a login link for a session and merges the guest cart; a previous session ends. An unconfirmed link is exchanged
 * only in the browser that requested it; elsewhere it is not used up (decision R1).
 */
export const makeExchangeLoginLinkHash =
  (deps: Deps): UseCase<typeof identityContract.exchangeLoginLinkHash> =>
  (caller, { hash, isConfirmed, cart }) => {
    const begins = sessionStart(deps, caller)
    return pipe(
      TE.fromEither(makeProofToken(hash)),
      TE.mapLeft(() => EXPIRED),
      TE.tap(() => countAttempt(deps)('linkTokensFromNetwork', caller.from)),
      TE.map((token): EmailLinkUse => ({ token, purpose: 'login', brandChannel: caller.brandChannel, at: deps.clock.now() })),
      TE.tap((linkUse) => (isConfirmed ? TE.right(undefined) : checkUnconfirmed(deps, caller, linkUse))),
      TE.flatMap((linkUse) => deps.proofs.accept(linkUse, { ...linkUseContext(caller), begins, mails: () => [] })),
      TE.flatMap(TE.fromNullable(EXPIRED)),
      TE.map(({ owner }) => owner),
      TE.tap(({ email }) => noteSignedIn(deps, email, caller.from)),
      TE.tapIO(() => caller.session.clearLinkBindings),
      TE.flatMap(letIn(deps)(caller, cart, begins)),
    )
  }
