import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { makeProofToken } from '../../../domain/identity/mailbox-proof.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { MailboxProofs } from './mailbox-proofs.port.ts'

/** Whether a letter to a mailbox can still be answered, and not whose it is. Asking uses nothing up (Account §4). */
export type ShowProof = (token: unknown) => TE.TaskEither<Failure, boolean>

export const makeShowProof =
  ({ proofs, clock }: { readonly proofs: MailboxProofs; readonly clock: Clock }): ShowProof =>
  (text) => {
    const token = makeProofToken(text)
    return E.isLeft(token) ? TE.right(false) : proofs.isOpen(token.right, clock.now())
  }
