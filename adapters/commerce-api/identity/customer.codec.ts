import * as t from 'io-ts'
import type { EmailLinkDetails, PasswordChosen, Welcome } from '../../../application/contract/identity.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { RevocableMethods } from '../../../domain/identity/revocable-methods.ts'
import { SOCIAL_PROVIDERS } from '../../../domain/identity/social-provider.ts'
import { BillingAddressRecord } from '../address/address.codec.ts'
import { as, list, optional, via, written } from '../codec/field.ts'
import { oneOf } from '../codec/one-of.ts'
import { type Fields, flat, record, wrapped } from '../codec/record.ts'
import { LocaleCode } from '../values/codes.codec.ts'
import { AccountIdText, CartTokenText, EmailText } from '../values/names.codec.ts'

const text = optional(t.string)

/** A customer's own profile. */
export const CustomerRecord = record<Customer>('Customer', {
  accountId: AccountIdText,
  email: EmailText,
  isVerified: as('email_verified', t.boolean),
  firstName: t.string,
  lastName: t.string,
  full_name: written(t.string, ({ firstName, lastName }: Customer) => `${firstName} ${lastName}`.trim()),
  locale: as('locale_code', optional(LocaleCode)),
  phoneNumber: text,
  birthday: text,
  taxNumber: text,
  milesAndMoreNumber: text,
  defaultAddress: optional(BillingAddressRecord),
}, { ofValue: ({ email }) => ({ email }) })

const welcome = { customer: CustomerRecord, cartToken: optional(CartTokenText) } satisfies Fields<Welcome>

export const WelcomeRecord = record<Welcome>('SignInResponse', welcome)

const providers = list(oneOf('SocialProvider', SOCIAL_PROVIDERS))

/** The customer who signed in with a new password, and the sign-in methods that were removed with it. */
export const PasswordChosenRecord = record<PasswordChosen>('PasswordChosen', {
  ...welcome,
  removed: flat<RevocableMethods>({ providers: as('removed_providers', providers), passkeys: as('removed_passkeys', t.number) }),
})

const flag = (value: boolean) => via<boolean, void>(t.boolean, () => undefined, () => value)

export const SignedOut = wrapped('SignOutResponse', 'signed_in', flag(false))
export const MailSent = wrapped('MailSent', 'sent', flag(true))

/** The result of a login link: only `OK` is one; anything else does not decode (Account §3). */
export const ExchangeRecord = record<Welcome>('Exchange', { status: written(t.literal('OK'), () => 'OK' as const), ...welcome })

/** The masked address of an e-mail link's account, and the sign-in methods that a new password removes unless they are to stay. */
export const EmailLinkDetailsRecord = record<EmailLinkDetails>('EmailLinkDetails', {
  maskedEmail: t.string,
  isSameBrowser: as('is_requested_here', t.boolean),
  isOwn: t.boolean,
  revocable: flat<RevocableMethods>({ providers: as('linked_providers', providers), passkeys: t.number }),
})

export const IdentitiesRecord = wrapped('LinkedIdentities', 'providers', providers)
