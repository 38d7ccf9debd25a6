import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import { flow } from 'fp-ts/lib/function.js'
import type { EmailLinkDetails } from '../../../application/commerce/identity/read-email-link.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import type { RevocableMethods } from '../../../domain/identity/revocable-methods.ts'
import { SOCIAL_PROVIDERS, type SocialProvider } from '../../../domain/identity/social-provider.ts'
import { omitUndefined, type Complete } from '../../../domain/omit-undefined.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import { billingAddressOf, billingAddressToWire, BillingAddressWire } from '../address/address.codec.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { oneOf } from '../codec/one-of.ts'
import { nullable } from '../codec/nullable.ts'
import { orUndefined, orNull } from '../codec/or-null.ts'
import { textCodec } from '../codec/value-codec.ts'
import { LocaleCode } from '../values/codes.codec.ts'
import { CartTokenText, EmailText } from '../values/names.codec.ts'

export const AccountIdText = textCodec('AccountId', makeAccountId)

/** A customer's own profile. */
export const CustomerWire = t.strict(
  {
    account_id: AccountIdText,
    email: EmailText,
    email_verified: t.boolean,
    first_name: t.string,
    last_name: t.string,
    full_name: t.string,
    locale_code: nullable(LocaleCode),
    phone_number: nullable(t.string),
    birthday: nullable(t.string),
    tax_number: nullable(t.string),
    miles_and_more_number: nullable(t.string),
    default_address: nullable(BillingAddressWire),
  },
  'Customer',
)
export type CustomerWire = t.TypeOf<typeof CustomerWire>

export const customerToWire = (customer: Customer): CustomerWire => ({
  account_id: customer.accountId,
  email: customer.email,
  email_verified: customer.isVerified,
  first_name: customer.firstName,
  last_name: customer.lastName,
  full_name: `${customer.firstName} ${customer.lastName}`.trim(),
  locale_code: orNull(customer.locale),
  phone_number: orNull(customer.phoneNumber),
  birthday: orNull(customer.birthday),
  tax_number: orNull(customer.taxNumber),
  miles_and_more_number: orNull(customer.milesAndMoreNumber),
  default_address: customer.defaultAddress === undefined ? null : billingAddressToWire(customer.defaultAddress, customer.email),
})

const customerOf = (wire: CustomerWire): Customer =>
  omitUndefined<Complete<Customer>>({
    accountId: wire.account_id,
    email: wire.email,
    isVerified: wire.email_verified,
    firstName: wire.first_name,
    lastName: wire.last_name,
    locale: orUndefined(wire.locale_code),
    phoneNumber: orUndefined(wire.phone_number),
    birthday: orUndefined(wire.birthday),
    taxNumber: orUndefined(wire.tax_number),
    milesAndMoreNumber: orUndefined(wire.miles_and_more_number),
    defaultAddress: wire.default_address === null ? undefined : billingAddressOf(wire.default_address),
  })

export const CustomerCodec = codecFrom('Customer', CustomerWire, flow(customerOf, E.right))

const WelcomeWire = t.strict({ customer: CustomerWire, cart_token: nullable(CartTokenText) }, 'SignInResponse')
export type WelcomeWire = t.TypeOf<typeof WelcomeWire>

type Welcome = { readonly customer: Customer; readonly cartToken?: CartToken }

export const welcomeToWire = ({ customer, cartToken }: Welcome): WelcomeWire => ({
  customer: customerToWire(customer),
  cart_token: orNull(cartToken),
})

export const WelcomeCodec = codecFrom(
  'SignInResponse',
  WelcomeWire,
  ({ customer, cart_token }): E.Either<never, Welcome> =>
    E.right(omitUndefined<Complete<Welcome>>({ customer: customerOf(customer), cartToken: orUndefined(cart_token) })),
)

const REMOVED = {
  removed_providers: t.readonlyArray(oneOf('SocialProvider', SOCIAL_PROVIDERS)), removed_passkeys: t.number,
}
const PasswordChosenWire = t.strict({ customer: CustomerWire, cart_token: nullable(CartTokenText), ...REMOVED }, 'PasswordChosen')
type PasswordChosen = Welcome & { readonly removed: RevocableMethods }

export const passwordChosenToWire = (
  { removed: { providers, passkeys }, ...welcome }: PasswordChosen,
): t.TypeOf<typeof PasswordChosenWire> =>
  ({ ...welcomeToWire(welcome), removed_providers: providers, removed_passkeys: passkeys })

/** The customer who signed in with a new password, and the sign-in methods that were removed with it. */
export const PasswordChosenCodec = codecFrom(
  'PasswordChosen',
  PasswordChosenWire,
  ({ customer, cart_token, removed_providers: providers, removed_passkeys: passkeys }): E.Either<never, PasswordChosen> =>
    E.right({
      ...omitUndefined<Complete<Welcome>>({ customer: customerOf(customer), cartToken: orUndefined(cart_token) }),
      removed: { providers, passkeys },
    }),
)

export const FarewellCodec = codecFrom(
  'SignOutResponse',
  t.strict({ signed_in: t.boolean }, 'SignOutResponse'),
  (): E.Either<never, void> => E.right(undefined),
)

const ExchangeWire = t.strict({ status: t.literal('OK'), customer: CustomerWire, cart_token: nullable(CartTokenText) }, 'Exchange')

/** The result of a login link: only `OK` is one; anything else does not decode (Account §3). */
export const ExchangeCodec = codecFrom(
  'Exchange',
  ExchangeWire,
  ({ customer, cart_token }): E.Either<never, Welcome> =>
    E.right(omitUndefined<Complete<Welcome>>({ customer: customerOf(customer), cartToken: orUndefined(cart_token) })),
)

const EmailLinkDetailsWire = t.strict(
  {
    masked_email: t.string, is_requested_here: t.boolean, is_own: t.boolean,
    linked_providers: t.readonlyArray(oneOf('SocialProvider', SOCIAL_PROVIDERS)), passkeys: t.number,
  },
  'EmailLinkDetails',
)

/** The masked address of an e-mail link's account, and the sign-in methods that a new password removes unless they are to stay. */
export const EmailLinkDetailsCodec = codecFrom(
  'EmailLinkDetails',
  EmailLinkDetailsWire,
  (
    { masked_email: maskedEmail, is_requested_here: isSameBrowser, is_own: isOwn, linked_providers: providers, passkeys },
  ): E.Either<never, EmailLinkDetails> =>
    E.right({ maskedEmail, isSameBrowser, isOwn, revocable: { providers, passkeys } }),
)

export const emailLinkDetailsToWire = (
  { maskedEmail, isSameBrowser, isOwn, revocable: { providers, passkeys } }: EmailLinkDetails,
): t.TypeOf<typeof EmailLinkDetailsWire> => ({
  masked_email: maskedEmail, is_requested_here: isSameBrowser, is_own: isOwn, linked_providers: providers, passkeys,
})

export const EmailLinkCodec = codecFrom(
  'MailSent',
  t.strict({ sent: t.boolean }, 'MailSent'),
  (): E.Either<never, void> => E.right(undefined),
)

const IdentitiesWire = t.strict({ providers: t.readonlyArray(oneOf('SocialProvider', SOCIAL_PROVIDERS)) }, 'LinkedIdentities')

export const IdentitiesCodec = codecFrom(
  'LinkedIdentities',
  IdentitiesWire,
  ({ providers }): E.Either<never, readonly SocialProvider[]> => E.right(providers),
)

export const identitiesToWire = (providers: readonly SocialProvider[]): t.TypeOf<typeof IdentitiesWire> => ({ providers })
