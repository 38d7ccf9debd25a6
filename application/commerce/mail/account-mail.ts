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

/** The frame of an account mail: it contains nothing that was entered by a visitor. */
export type AccountMail = {
  readonly key: MailKey
  readonly to: Email
  readonly locale: Locale
  readonly words: MailTexts
  readonly settings: ShopSettings
}

/** The content of an account mail; `path` is the link's address below the language. */
type AccountMailContent = {
  readonly subject: string
  readonly sentence: string
  /** A second sentence. */
  readonly besides?: string
  readonly link: string
  readonly path: string
  readonly ending: string
  readonly isSecret?: true
}

/** An account mail in its language and tone. */
export const accountMail = (mail: AccountMail, say: (say: Say, brand: string) => AccountMailContent): Mail => {
  const { key, to, locale, words, settings } = mail
  const { brandName, internationalPhone: phone, email } = settings
  const translate = words(locale, settings.tone)
  const { subject, sentence, besides, link, path, ending, ...secret } = say(translate, brandName)
  const content = {
    locale, parts: [], opening: besides === undefined ? [sentence] : [sentence, besides],
    link: { text: link, address: shopOrigin(settings) + localePath(locale, path) },
    closing: [ending, translate('mail.help', { phone, email }), brandName],
  }
  return writeMail(settings, { key, to, subject, content, ...secret })
}

/** Asks the reader to verify the address; the link is valid for `PROOF_HOURS`, once. */
export const claimMail = (mail: AccountMail, token: ProofToken): Mail =>
  accountMail(mail, (say, brand) => ({
    subject: say('mail.proof_subject'),
    sentence: say('mail.proof', { brand }),
    link: say('mail.proof_link'),
    path: `/confirm-email/${token}`,
    isSecret: true,
    ending: say('mail.proof_not_you'),
  }))

/** Notifies an owner that somebody entered their address to create an account, and that they have one. */
export const ownedMail = (mail: AccountMail): Mail =>
  accountMail(mail, (say, brand) => ({
    subject: say('mail.claimed_subject', { brand }),
    sentence: say('mail.claimed', { brand }),
    link: say('account.sign_in_title'),
    path: '/login',
    ending: say('mail.proof_not_you'),
  }))

/** Contains the link to choose a new password. */
export const passwordMail = (mail: AccountMail, token: ProofToken): Mail =>
  accountMail(mail, (say, brand) => ({
    subject: say('mail.password_subject', { brand }),
    sentence: say('mail.password', { brand }),
    link: say('mail.password_link'),
    path: `/reset-password?token=${token}`,
    isSecret: true,
    ending: say('mail.password_not_you'),
  }))

/** Contains the link to sign in and go on to `target`; an empty target means the home page. */
export const loginMail = (mail: AccountMail, token: ProofToken, target: string): Mail =>
  accountMail(mail, (say, brand) => ({
    subject: say('mail.login_subject', { brand }),
    sentence: say('mail.login', { brand }),
    link: say('account.sign_in_title'),
    path: `/authenticate?hash=${token}${target === '' ? '' : `&url=${encodeURIComponent(target)}`}`,
    ending: say('mail.proof_not_you'),
    isSecret: true,
  }))

/** Notifies an address without an account that it has none: its reader may have meant another address. */
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

/** Notifies an owner of the changed password and of the removed sign-in methods, with a link to choose another one. */
export const passwordChangedMail = (mail: AccountMail, removed: RevocableMethods): Mail =>
  accountMail(mail, (say, brand) => ({
    subject: say('mail.password_changed_subject', { brand }),
    sentence: say('mail.password_changed', { brand }),
    ...(hasMethods(removed) ? { besides: say('security.methods_removed', { methods: methodsIn(say, removed) }) } : {}),
    link: say('mail.password_changed_link'),
    path: '/forgot-password',
    ending: say('mail.password_changed_not_you'),
  }))

/** Notifies an owner of a newly linked provider, in case somebody else did it. */
export const identityLinkedMail = (mail: AccountMail, provider: SocialProvider): Mail =>
  accountMail(mail, (say, brand) => ({
    subject: say('mail.identity_linked_subject', { brand }),
    sentence: say('mail.identity_linked', { brand, provider: providerName(provider) }),
    link: say('mail.identity_linked_link'),
    path: '/my-account/password',
    ending: say('mail.identity_linked_not_you'),
  }))

/** Asks the reader to confirm the address as the one of an account; confirming requires a sign-in to it. */
export const emailChangeMail = (mail: AccountMail, token: ProofToken): Mail =>
  accountMail(mail, (say, brand) => ({
    subject: say('mail.proof_subject'),
    sentence: say('mail.email_change', { brand }),
    link: say('mail.proof_link'),
    path: `/my-account/email/confirm/${token}`,
    ending: say('mail.proof_not_you'),
    isSecret: true,
  }))

/** Notifies an owner of the pending e-mail change, while it can be cancelled. */
export const emailChangeNotice = (mail: AccountMail, cancelToken: ProofToken): Mail =>
  accountMail(mail, (say, brand) => ({
    subject: say('mail.email_notice_subject', { brand }),
    sentence: say('mail.email_notice', { brand }),
    link: say('mail.email_notice_link'),
    path: `/email-change/cancel/${cancelToken}`,
    ending: say('mail.email_notice_not_you'),
    isSecret: true,
  }))

/** Notifies the old and the new address of the completed e-mail change. */
export const emailChangedMail = (mail: AccountMail): Mail =>
  accountMail(mail, (say, brand) => ({
    subject: say('mail.email_changed_subject', { brand }),
    sentence: say('mail.email_changed', { brand }),
    link: say('account.sign_in_title'),
    path: '/login',
    ending: say('mail.email_changed_not_you'),
  }))

/** Notifies an owner of a new passkey, with a link to the page of passkeys. */
export const passkeyAddedMail = (mail: AccountMail): Mail =>
  accountMail(mail, (say, brand) => ({
    subject: say('mail.passkey_added_subject', { brand }),
    sentence: say('mail.passkey_added', { brand }),
    link: say('mail.passkey_link'),
    path: '/my-account/security',
    ending: say('mail.passkey_not_you'),
  }))

/** Notifies an owner of a removed passkey, with a link to the page of passkeys. */
export const passkeyRemovedMail = (mail: AccountMail): Mail =>
  accountMail(mail, (say, brand) => ({
    subject: say('mail.passkey_removed_subject', { brand }),
    sentence: say('mail.passkey_removed', { brand }),
    link: say('mail.passkey_link'),
    path: '/my-account/security',
    ending: say('mail.passkey_not_you'),
  }))
