import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { mailboxOf } from '../../../domain/customer/same-email.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { maskedEmail } from '../../../domain/identity/masked-email.ts'
import { makeProofToken, type ProofPurpose } from '../../../domain/identity/mailbox-proof.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Askers } from '../shop/asker.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { MailboxProofs } from './mailbox-proofs.port.ts'

/** A letter in somebody's hand, and the mailbox that was asked to be written to where it is opened. */
export type OpenedLetter = { readonly token: unknown; readonly purpose: ProofPurpose; readonly askedFor?: string }

/** Whose letter it is, as far as its bearer is told, and whether it was asked for where it is opened. */
export type SeenLetter = { readonly mailbox: string; readonly isAskedHere: boolean }

/** Says whether a letter can still be answered; whoever follows links by themselves uses nothing up (decision S7). */
export type LookAtLetter = (asker: Askers['anyone'], letter: OpenedLetter) => TE.TaskEither<Failure, SeenLetter>

const EXPIRED: Failure = { _tag: 'ProofExpired' }

export const makeLookAtLetter =
  ({ proofs, clock }: { readonly proofs: MailboxProofs; readonly clock: Clock }): LookAtLetter =>
  ({ brandChannel }, { token: text, purpose, askedFor = '' }) =>
    pipe(
      TE.fromEither(makeProofToken(text)),
      TE.mapLeft(() => EXPIRED),
      TE.flatMap((token) => proofs.look({ token, purpose, brandChannel, at: clock.now() })),
      TE.flatMap((owner) => (owner === undefined ? TE.left(EXPIRED) : TE.right(owner))),
      TE.map(({ email }) => {
        const asked = makeEmail(askedFor)
        return { mailbox: maskedEmail(email), isAskedHere: asked._tag === 'Right' && mailboxOf(asked.right) === mailboxOf(email) }
      }),
    )
