import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { maskedEmail } from '../../../domain/identity/masked-email.ts'
import { makeProofToken, type ProofPurpose } from '../../../domain/identity/mailbox-proof.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Askers } from '../shop/asker.ts'
import type { Clock } from '../shop/clock.port.ts'
import { isRequestedHere } from './is-requested-here.ts'
import type { LinkBinder } from './link-binder.port.ts'
import type { MailboxProofs } from './mailbox-proofs.port.ts'

export type OpenedLetter = { readonly token: unknown; readonly purpose: ProofPurpose }

/** Whose letter it is, as far as its bearer is told, and whether the browser that shows it requested it. */
export type SeenLetter = { readonly mailbox: string; readonly isAskedHere: boolean }

/** Says whether a letter can still be answered; whoever follows links by themselves uses nothing up (decision S7). */
export type LookAtLetter = (asker: Askers['anyone'], letter: OpenedLetter) => TE.TaskEither<Failure, SeenLetter>

const EXPIRED: Failure = { _tag: 'ProofExpired' }

type Deps = { readonly proofs: MailboxProofs; readonly clock: Clock; readonly linkBinder: LinkBinder }

export const makeLookAtLetter =
  ({ proofs, clock, linkBinder }: Deps): LookAtLetter =>
  (asker, { token: text, purpose }) =>
    pipe(
      TE.fromEither(makeProofToken(text)),
      TE.mapLeft(() => EXPIRED),
      TE.bindTo('token'),
      TE.bindW('owner', ({ token }) => proofs.look({ token, purpose, brandChannel: asker.brandChannel, at: clock.now() })),
      TE.flatMap(({ owner, token }) =>
        owner === undefined
          ? TE.left(EXPIRED)
          : pipe(
              TE.fromTask(isRequestedHere({ linkBinder })(asker, token)),
              TE.map((isAskedHere) => ({ mailbox: maskedEmail(owner.email), isAskedHere })),
            )),
    )
