import type { BillingAddress } from '../address/address.ts'
import type { Locale } from '../shop/locale.ts'
import type { AccountId } from './account-id.ts'
import type { Email } from './email.ts'

/** A person with an account: what the shop may fill in for them (Commerce §6). */
export type Customer = {
  readonly accountId: AccountId
  readonly email: Email
  /** Whether a letter to the mailbox was answered. Until then nothing is given that belongs to whoever reads it. */
  readonly isVerified: boolean
  readonly firstName: string
  readonly lastName: string
  /** The language of letters; unknown of accounts from before it was asked. */
  readonly locale?: Locale
  readonly phoneNumber?: string
  /** yyyy-MM-dd. */
  readonly birthday?: string
  readonly taxNumber?: string
  readonly milesAndMoreNumber?: string
  readonly defaultAddress?: BillingAddress
}
