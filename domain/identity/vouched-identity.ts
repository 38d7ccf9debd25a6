import type { Email } from '../customer/email.ts'
import type { SocialProvider } from './social-provider.ts'

/** An identity at a provider: it stays when the e-mail address or names change. */
export type SocialIdentity = { readonly provider: SocialProvider; readonly subject: string }

/** The claims of a provider, from its signed token only (Account §4.1, decision S10). */
export type VouchedIdentity = SocialIdentity & {
  readonly email?: Email
  /** Whether the provider has verified the address. */
  readonly isEmailVouched: boolean
  readonly firstName?: string
  readonly lastName?: string
}
