import {
  accountTransition, type AccountEvent, type AccountPart, type AccountState, type PartEnd,
} from '../../../domain/identity/account-life.ts'
import type { MailKind } from '../../../domain/limits/mail-budget.ts'
import type { EmailLinkKind } from './send-account-mail.ts'

/** An event of an account. `isRevoking`: linked providers and passkeys are removed too, where the owner may choose. */
export type AccountStep = { readonly state: AccountState; readonly event: AccountEvent; readonly isRevoking?: boolean }

/** How a storage ends each part of an account. */
export type PartEnders<Effect> = { readonly [part in AccountPart]: (fate: PartEnd['fate']) => Effect }

/**
 * The steps of a storage, in this order and in the transaction of the event, so that an account never loses less than its lifecycle says.
 * A part that a storage cannot end does not compile.
 */
export const endAccountParts = <Effect>(
  enders: PartEnders<Effect>, { state, event, isRevoking = false }: AccountStep,
): readonly Effect[] =>
  accountTransition(state, event, isRevoking).ends.map(({ part, fate }) => enders[part](fate))

/** Mails with a link that leads into an account or changes its address: a queued one is not sent once its link is invalid. */
export const LINK_MAILS = [
  'email-verification', 'password-reset', 'login-link', 'email-change', 'email-change-notice',
] as const satisfies readonly EmailLinkKind[]

/** Mails whose only content is a link that acts for the account without a sign-in: they end with their links. */
export const SERVICE_MAILS = ['reminder-alarm', 'cart-left'] as const satisfies readonly MailKind[]
