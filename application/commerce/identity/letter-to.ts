import type { Email } from '../../../domain/customer/email.ts'
import { makeProofToken, proofEnd, type ProofPurpose } from '../../../domain/identity/mailbox-proof.ts'
import type { MailKind } from '../../../domain/limits/mail-budget.ts'
import type { CountDeps } from '../attempts/count-attempt.ts'
import type { CustomerBook } from '../customer/customer-book.port.ts'
import type { MailTexts } from '../mail/mail-texts.port.ts'
import type { MailboxLetter } from '../mail/mailbox-mail.ts'
import type { At } from '../shop/at.ts'
import { newToken } from '../shop/new-token.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import type { LinkBinder } from './link-binder.port.ts'
import type { MailboxProof, MailboxProofs } from './mailbox-proofs.port.ts'
import type { SessionMaker } from './session-maker.port.ts'

export type LetterDeps = {
  readonly register: ShopRegister
  readonly mailTexts: MailTexts
  readonly tokens: TokenMaker
}

export type ProofDeps = LetterDeps & CountDeps & {
  readonly customers: CustomerBook
  readonly proofs: MailboxProofs
  readonly sessionMaker: SessionMaker
  readonly linkBinder: LinkBinder
}

/** What a letter is about, as the shop's people find it. */
export type LetterKind = Extract<
  MailKind,
  | 'mailbox-proof' | 'password-reset' | 'password-changed' | 'login-link' | 'newsletter' | 'identity-linked' | 'email-change'
  | 'email-change-notice' | 'erasure' | 'passkey-added' | 'passkey-removed'
>

/** A letter of its own to a mailbox, in the language and the shop that somebody asks in. */
export const letterTo =
  ({ register, mailTexts, tokens }: LetterDeps) =>
  ({ brandChannel, locale }: At, to: Email, kind: LetterKind): MailboxLetter =>
    ({ key: `${kind}:${tokens.make()}`, to, locale, words: mailTexts, settings: register.settings(brandChannel) })

/** What a letter written now is good for; who gets it is still to be said. */
export const newProof =
  ({ sessionMaker, clock }: Pick<ProofDeps, 'sessionMaker' | 'clock'>) =>
  ({ brandChannel }: At, purpose: ProofPurpose, email: Email): Omit<MailboxProof, 'accountId'> =>
    ({ token: newToken(sessionMaker, makeProofToken), purpose, brandChannel, email, endsAt: proofEnd(purpose, clock.now()) })
