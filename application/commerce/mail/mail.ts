import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { MailContent } from './mail-content.ts'

/**
 * A mail ready to be sent: `text` is the plain-text version of `content`, whose HTML is rendered when it is sent. `key` makes it unique,
 * so that a retry never sends twice.
 */
export type Mail = {
  readonly key: string
  readonly to: string
  readonly from: string
  /** The sender's name; empty for none. */
  readonly sender: string
  /** The brand in whose design it is rendered. */
  readonly brandChannel: BrandChannel
  readonly subject: string
  readonly text: string
  readonly content: MailContent
  /** Its link opens an account or acts without a sign-in: its content is deleted once it was sent. */
  readonly isSecret?: true
  /** It was counted against the recipient's limit already and is sent in any case. */
  readonly isCounted?: true
  /** The reply address, if not the shop's. */
  readonly replyTo?: string
  /** The address for one-click unsubscribe (RFC 8058). */
  readonly unsubscribe?: string
}

/**
 * A mail whose link replaces an earlier one: it is counted before it is written, since an earlier link must not end for a mail that is
 * never sent.
 */
export type CountedMail = Mail & { readonly isCounted: true }
