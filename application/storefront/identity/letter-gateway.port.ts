import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { ProofPurpose } from '../../../domain/identity/mailbox-proof.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { MailboxAnswer, Welcome } from './identity-gateway.port.ts'

/** A letter that was opened, and which mailbox was asked to be written to on this device. */
export type OpenedLetter = { readonly token: string; readonly purpose: ProofPurpose; readonly askedFor?: string }
/** Whose letter it is, as far as its bearer is told, and whether it was asked for here. */
export type SeenLetter = { readonly mailbox: string; readonly isAskedHere: boolean }

/** Who wants to sign in without a password, and where to; with names, whoever has no account gets one. */
export type LoginLinkRequest = {
  readonly email: string
  readonly target?: string
  readonly names?: { readonly firstName: string; readonly lastName: string }
}

/** Letters that lead into an account. Whether a mailbox has one, no answer tells. */
export interface LetterGateway {
  readonly sendPasswordReset: (email: string) => TaskEither<Failure, void>
  readonly look: (letter: OpenedLetter) => TaskEither<Failure, SeenLetter>
  readonly sendLoginLink: (request: LoginLinkRequest) => TaskEither<Failure, void>
  readonly exchangeLoginLink: (hash: string, cart?: CartToken) => TaskEither<Failure, Welcome>
  readonly resetPassword: (answer: MailboxAnswer, cart?: CartToken) => TaskEither<Failure, Welcome>
}
export const LetterGateway = token<LetterGateway>('LetterGateway')
