import type { Email } from '../customer/email.ts'
import type { SocialProvider } from './social-provider.ts'

/** Somebody's name at a provider: it stays when mailbox and names change. */
export type SocialIdentity = { readonly provider: SocialProvider; readonly subject: string }

/** What a provider says of somebody, from its signed token and nothing else (Account §4.1, decision S10). */
export type VouchedIdentity = SocialIdentity & {
  readonly mailbox?: Email
  /** Whether the provider saw that they read the mailbox. */
  readonly isEmailVouched: boolean
  readonly firstName?: string
  readonly lastName?: string
}
