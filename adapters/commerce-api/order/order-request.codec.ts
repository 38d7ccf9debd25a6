import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import { flow } from 'fp-ts/lib/function.js'
import type { CartDigest } from '../../../domain/cart/cart-digest.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Money } from '../../../domain/money/money.ts'
import { closed } from '../codec/closed.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { nullable } from '../codec/nullable.ts'
import { Cents, inCurrency } from '../values/cents.codec.ts'
import { CurrencyCode } from '../values/codes.codec.ts'
import { TokenInput, CartDigestText, OrderTokenText } from '../values/names.codec.ts'
import { TypedText } from '../values/request-text.codec.ts'

const ExpectedTotal = closed('ExpectedTotal', { value: Cents, currency: CurrencyCode })

/**
 * An order from a cart: the cart by its token, the digest of the page shown, and the shopper's consents, nothing else (Commerce §7).
 * Without the digest the shopper cannot have seen what they order.
 */
export const OrderRequest = closed(
  'OrderRequest',
  { token_value: TokenInput, digest: CartDigestText },
  { terms_accepted: t.boolean, expected_total: nullable(ExpectedTotal), comment: nullable(TypedText) },
)
export type OrderRequest = t.TypeOf<typeof OrderRequest>

export type Consent = {
  readonly termsAccepted: boolean
  readonly expectedTotal?: Money
  readonly comment?: string
  readonly digest: CartDigest
}

export const orderRequest = (cartToken: CartToken, { termsAccepted, expectedTotal, comment, digest }: Consent): OrderRequest => ({
  token_value: cartToken,
  digest,
  terms_accepted: termsAccepted,
  ...(expectedTotal === undefined
    ? {}
    : { expected_total: { value: expectedTotal.cents, currency: expectedTotal.currency } }),
  ...(comment === undefined ? {} : { comment }),
})

/** A missing value is not consent to the terms. */
export const consentOf = (request: OrderRequest): Consent => ({
  termsAccepted: request.terms_accepted ?? false,
  digest: request.digest,
  ...(request.expected_total == null
    ? {}
    : { expectedTotal: inCurrency(request.expected_total.currency)(request.expected_total.value) }),
  ...(request.comment == null ? {} : { comment: request.comment }),
})

const PlacedOrderWire = t.strict({ token_value: OrderTokenText }, 'PlacedOrder')

/** Clients may rely on the token only (Commerce §7, decision A52). */
export const PlacedOrderCodec = codecFrom('PlacedOrder', PlacedOrderWire, flow(({ token_value }) => token_value, E.right))
