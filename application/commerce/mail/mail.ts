import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { MailContent } from './mail-content.ts'

/**
 * A mail ready to leave: `text` says what `content` does, which is drawn when it leaves. `key` makes it unique, so that a
 * retry never sends twice.
 */
export type Mail = {
  readonly key: string
  readonly to: string
  readonly from: string
  /** Who writes, as a mailbox lists it; nobody is named when empty. */
  readonly sender: string
  /** Whose look it is drawn in. */
  readonly brandChannel: BrandChannel
  readonly subject: string
  readonly text: string
  readonly content: MailContent
  /** Its link opens an account, or acts for its reader without a sign-in: what it says is forgotten as soon as it left. */
  readonly isSecret?: true
  /** It has its place in the budget of its recipient already, and leaves for sure. */
  readonly isCounted?: true
  /** Where an answer goes, if not to the shop. */
  readonly replyTo?: string
  /** Where one press of a mail program ends these letters (RFC 8058). */
  readonly unsubscribe?: string
}

/** A mail whose link ends an earlier one: counted before it is written, as an earlier link must not end for a mail that never leaves. */
export type CountedMail = Mail & { readonly isCounted: true }
