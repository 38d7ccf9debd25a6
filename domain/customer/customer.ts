import type { BillingAddress } from '../address/address.ts'
import type { Locale } from '../shop/locale.ts'
import type { AccountId } from './account-id.ts'
import type { Email } from './email.ts'

/** A customer with an account; the shop fills in these data for them (Commerce §6). */
export type Customer = {
  readonly accountId: AccountId
  readonly email: Email
  /** Whether the e-mail address is verified. Until then nothing is shown that belongs to its owner. */
  readonly isVerified: boolean
  readonly firstName: string
  readonly lastName: string
  /** The language of mails; absent in accounts from before the field existed. */
  readonly locale?: Locale
  readonly phoneNumber?: string
  /** yyyy-MM-dd. */
  readonly birthday?: string
  readonly taxNumber?: string
  readonly milesAndMoreNumber?: string
  readonly defaultAddress?: BillingAddress
}
