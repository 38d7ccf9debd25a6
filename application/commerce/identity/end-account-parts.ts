import {
  accountTransition, type AccountEvent, type AccountPart, type AccountState, type PartEnd,
} from '../../../domain/identity/account-life.ts'
import type { MailKind } from '../../../domain/limits/mail-budget.ts'
import type { EmailLinkKind } from './send-account-mail.ts'

/** Something that happens to an account. `isRevoking`: providers and passkeys go with it, where that is the owner's choice. */
export type AccountStep = { readonly state: AccountState; readonly event: AccountEvent; readonly isRevoking?: boolean }

/** How a storage ends each part of an account. */
export type PartEnders<Effect> = { readonly [part in AccountPart]: (fate: PartEnd['fate']) => Effect }

/**
 * What a storage has to do, in this order and in the transaction of the event itself, so that an account never loses less than its life
 * says. A part that a storage cannot end does not compile.
 */
export const endAccountParts = <Effect>(
  enders: PartEnders<Effect>, { state, event, isRevoking = false }: AccountStep,
): readonly Effect[] =>
  accountTransition(state, event, isRevoking).ends.map(({ part, fate }) => enders[part](fate))

/** Mails with a link that leads into an account or changes its address: one that waits is not sent any more once its link is dead. */
export const LINK_MAILS = [
  'mailbox-proof', 'password-reset', 'login-link', 'email-change', 'email-change-notice',
] as const satisfies readonly EmailLinkKind[]

/** Mails whose link acts for the account without a sign-in, and that are for nothing else: they end with their links likewise. */
export const SERVICE_MAILS = ['reminder-alarm', 'cart-left'] as const satisfies readonly MailKind[]
