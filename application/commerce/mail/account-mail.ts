import type { Email } from '../../../domain/customer/email.ts'
import { hasMethods, type RevocableMethods } from '../../../domain/identity/revocable-methods.ts'
import { providerName, type SocialProvider } from '../../../domain/identity/social-provider.ts'
import type { ProofToken } from '../../../domain/identity/email-link.ts'
import type { MailKey } from '../../../domain/limits/mail-budget.ts'
import { shopOrigin } from '../../../domain/settings/shop-origin.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { MailTexts, Say } from './mail-texts.port.ts'
import type { Mail } from './mail.ts'
import { writeMail } from './write-mail.ts'

/** A letter to a mailbox that somebody named: nothing they typed stands in it. */
export type AccountMail = {
  readonly key: MailKey
  readonly to: Email
  readonly locale: Locale
  readonly words: MailTexts
  readonly settings: ShopSettings
}

/** What a letter says, and where below the language its link leads. */
type Said = {
  readonly subject: string
  readonly sentence: string
  /** Stands below the sentence. */
  readonly besides?: string
  readonly link: string
  readonly path: string
  readonly ending: string
  readonly isSecret?: true
}

/** What a letter says, in its language and tone. */
export const accountMail = (mail: AccountMail, say: (say: Say, brand: string) => Said): Mail => {
  const { key, to, locale, words, settings } = mail
  const { brandName, internationalPhone: phone, email } = settings
  const saying = words(locale, settings.tone)
  const { subject, sentence, besides, link, path, ending, ...secret } = say(saying, brandName)
  const content = {
    locale, parts: [], opening: besides === undefined ? [sentence] : [sentence, besides],
    link: { text: link, address: shopOrigin(settings) + localePath(locale, path) },
    closing: [ending, saying('mail.help', { phone, email }), brandName],
  }
  return writeMail(settings, { key, to, subject, content, ...secret })
}

/** Asks whoever reads the mailbox to say that it is theirs; the link holds for `PROOF_HOURS`, and once. */
export const claimMail = (mail: AccountMail, token: ProofToken): Mail =>
  accountMail(mail, (say, brand) => ({
    subject: say('mail.proof_subject'),
    sentence: say('mail.proof', { brand }),
    link: say('mail.proof_link'),
    path: `/confirm-email/${token}`,
    isSecret: true,
    ending: say('mail.proof_not_you'),
  }))

/** Tells an owner that somebody named their mailbox to open an account, and that they have one. */
export const ownedMail = (mail: AccountMail): Mail =>
  accountMail(mail, (say, brand) => ({
    subject: say('mail.claimed_subject', { brand }),
    sentence: say('mail.claimed', { brand }),
    link: say('account.sign_in_title'),
    path: '/login',
    ending: say('mail.proof_not_you'),
  }))

/** Leads whoever reads the mailbox to where they choose a new password. */
export const passwordMail = (mail: AccountMail, token: ProofToken): Mail =>
  accountMail(mail, (say, brand) => ({
    subject: say('mail.password_subject', { brand }),
    sentence: say('mail.password', { brand }),
    link: say('mail.password_link'),
    path: `/reset-password?token=${token}`,
    isSecret: true,
    ending: say('mail.password_not_you'),
  }))

/** Leads whoever reads the mailbox in, and on to where they wanted to go; no target means home. */
export const loginMail = (mail: AccountMail, token: ProofToken, target: string): Mail =>
  accountMail(mail, (say, brand) => ({
    subject: say('mail.login_subject', { brand }),
    sentence: say('mail.login', { brand }),
    link: say('account.sign_in_title'),
    path: `/authenticate?hash=${token}${target === '' ? '' : `&url=${encodeURIComponent(target)}`}`,
    ending: say('mail.proof_not_you'),
    isSecret: true,
  }))

/** Tells a mailbox without an account that there is none: somebody may have meant another address of theirs. */
export const unknownMail = (mail: AccountMail): Mail =>
  accountMail(mail, (say, brand) => ({
    subject: say('mail.unknown_subject', { brand }),
    sentence: say('mail.unknown', { brand }),
    link: say('account.register_title'),
    path: '/register',
    ending: say('mail.proof_not_you'),
  }))

const methodsIn = (say: Say, { providers, passkeys }: RevocableMethods): string =>
  [...providers.map(providerName), ...(passkeys === 0 ? [] : [say('security.passkeys', { count: String(passkeys) })])].join(', ')

/**
 * Tells an owner that their password is another one from now on, and which other sign-in methods are gone; whoever did not choose it can
 * choose anew.
 */
export const passwordChangedMail = (mail: AccountMail, removed: RevocableMethods): Mail =>
  accountMail(mail, (say, brand) => ({
    subject: say('mail.password_changed_subject', { brand }),
    sentence: say('mail.password_changed', { brand }),
    ...(hasMethods(removed) ? { besides: say('security.methods_removed', { methods: methodsIn(say, removed) }) } : {}),
    link: say('mail.password_changed_link'),
    path: '/forgot-password',
    ending: say('mail.password_changed_not_you'),
  }))

/** Tells an owner that a provider opens their account from now on, in case somebody else did it. */
export const identityLinkedMail = (mail: AccountMail, provider: SocialProvider): Mail =>
  accountMail(mail, (say, brand) => ({
    subject: say('mail.identity_linked_subject', { brand }),
    sentence: say('mail.identity_linked', { brand, provider: providerName(provider) }),
    link: say('mail.identity_linked_link'),
    path: '/my-account/password',
    ending: say('mail.identity_linked_not_you'),
  }))

/** Asks whoever reads a mailbox whether it is to be the one of an account; the answer is given where one is signed in to that. */
export const emailChangeMail = (mail: AccountMail, token: ProofToken): Mail =>
  accountMail(mail, (say, brand) => ({
    subject: say('mail.proof_subject'),
    sentence: say('mail.email_change', { brand }),
    link: say('mail.proof_link'),
    path: `/my-account/email/confirm/${token}`,
    ending: say('mail.proof_not_you'),
    isSecret: true,
  }))

/** Tells an owner that the account is to have another mailbox, while that can be called off. */
export const emailChangeNotice = (mail: AccountMail, cancelToken: ProofToken): Mail =>
  accountMail(mail, (say, brand) => ({
    subject: say('mail.email_notice_subject', { brand }),
    sentence: say('mail.email_notice', { brand }),
    link: say('mail.email_notice_link'),
    path: `/email-change/call-off/${cancelToken}`,
    ending: say('mail.email_notice_not_you'),
    isSecret: true,
  }))

/** Tells the old mailbox and the new one that the account has another one from now on. */
export const emailChangedMail = (mail: AccountMail): Mail =>
  accountMail(mail, (say, brand) => ({
    subject: say('mail.email_changed_subject', { brand }),
    sentence: say('mail.email_changed', { brand }),
    link: say('account.sign_in_title'),
    path: '/login',
    ending: say('mail.email_changed_not_you'),
  }))

/** Tells an owner that their account can be entered by another passkey; whoever did not do that sees to it where passkeys are kept. */
export const passkeyAddedMail = (mail: AccountMail): Mail =>
  accountMail(mail, (say, brand) => ({
    subject: say('mail.passkey_added_subject', { brand }),
    sentence: say('mail.passkey_added', { brand }),
    link: say('mail.passkey_link'),
    path: '/my-account/security',
    ending: say('mail.passkey_not_you'),
  }))

/** Tells an owner that a passkey does not open their account any more; whoever did not do that sees to it where passkeys are kept. */
export const passkeyRemovedMail = (mail: AccountMail): Mail =>
  accountMail(mail, (say, brand) => ({
    subject: say('mail.passkey_removed_subject', { brand }),
    sentence: say('mail.passkey_removed', { brand }),
    link: say('mail.passkey_link'),
    path: '/my-account/security',
    ending: say('mail.passkey_not_you'),
  }))
