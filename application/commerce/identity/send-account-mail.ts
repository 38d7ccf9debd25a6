import type { Email } from '../../../domain/customer/email.ts'
import { makeProofToken, proofEnd, type ProofPurpose } from '../../../domain/identity/email-link.ts'
import type { MailKind } from '../../../domain/limits/mail-budget.ts'
import type { CountDeps } from '../attempts/count-attempt.ts'
import type { CustomerRepository } from '../customer/customer-repository.port.ts'
import type { MailTexts } from '../mail/mail-texts.port.ts'
import type { AccountMail } from '../mail/account-mail.ts'
import type { At } from '../shop/at.ts'
import { newToken } from '../shop/new-token.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import type { LinkBinder } from './link-binder.port.ts'
import type { EmailLink, EmailLinks } from './email-links.port.ts'
import type { SessionMaker } from './session-maker.port.ts'

export type AccountMailDeps = {
  readonly register: ShopRegister
  readonly mailTexts: MailTexts
  readonly tokens: TokenMaker
}

export type ProofDeps = AccountMailDeps & CountDeps & {
  readonly customers: CustomerRepository
  readonly proofs: EmailLinks
  readonly sessionMaker: SessionMaker
  readonly linkBinder: LinkBinder
}

/** The kinds of account mails, as staff search them. */
export type EmailLinkKind = Extract<
  MailKind,
  | 'email-verification' | 'password-reset' | 'password-changed' | 'login-link' | 'newsletter' | 'identity-linked' | 'email-change'
  | 'email-change-notice' | 'erasure' | 'passkey-added' | 'passkey-removed'
>

/** The frame of a mail to an address, in the language and brand of the request. */
export const sendAccountMail =
  ({ register, mailTexts, tokens }: AccountMailDeps) =>
  ({ brandChannel, locale }: At, to: Email, kind: EmailLinkKind): AccountMail =>
    ({ key: `${kind}:${tokens.make()}`, to, locale, words: mailTexts, settings: register.settings(brandChannel) })

/** The link of a mail written now; the account is added by the caller. */
export const newProof =
  ({ sessionMaker, clock }: Pick<ProofDeps, 'sessionMaker' | 'clock'>) =>
  ({ brandChannel }: At, purpose: ProofPurpose, email: Email): Omit<EmailLink, 'accountId'> =>
    ({ token: newToken(sessionMaker, makeProofToken), purpose, brandChannel, email, endsAt: proofEnd(purpose, clock.now()) })
