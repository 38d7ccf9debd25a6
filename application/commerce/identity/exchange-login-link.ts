import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CartToken } from '../../../domain/cart/cart.ts'
import { makeProofToken } from '../../../domain/identity/mailbox-proof.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { countAttempt, type CountDeps } from '../attempts/count-attempt.ts'
import type { Askers } from '../shop/asker.ts'
import type { MailboxProofs } from './mailbox-proofs.port.ts'
import { noteSignedIn } from './sign-in-attempts.ts'
import { welcome, type Welcome, type WelcomeDeps } from './welcome.ts'

/** Exchanges the hash of a login link for a session, bringing the cart at hand along; whoever was signed in is not any more. */
export type ExchangeLoginLink = (asker: Askers['anyone'], hash: unknown, cart?: CartToken) => TE.TaskEither<Failure, Welcome>

const EXPIRED: Failure = { _tag: 'ProofExpired' }

export const makeExchangeLoginLink =
  (deps: WelcomeDeps & CountDeps & { readonly proofs: MailboxProofs }): ExchangeLoginLink =>
  (asker, hash, cart) =>
    pipe(
      TE.fromEither(makeProofToken(hash)),
      TE.mapLeft(() => EXPIRED),
      TE.tap(() => countAttempt(deps)('linkTokensFromNetwork', asker.from)),
      TE.flatMap((token) =>
        deps.proofs.accept({ token, purpose: 'login', brandChannel: asker.brandChannel, at: deps.clock.now() }, { mails: () => [] })),
      TE.flatMap((owner) => (owner === undefined ? TE.left(EXPIRED) : TE.right(owner))),
      TE.tap(({ email }) => noteSignedIn(deps, email, asker.from)),
      TE.flatMap(welcome(deps)(asker, cart)),
    )
