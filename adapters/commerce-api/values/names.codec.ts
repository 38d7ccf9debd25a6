import * as E from 'fp-ts/lib/Either.js'
import { CART_DIGEST, CART_PARTS, makeCartDigest } from '../../../domain/cart/cart-digest.ts'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import { EMAIL_LENGTH, makeEmail } from '../../../domain/customer/email.ts'
import { makeOrderToken } from '../../../domain/order/order-token.ts'
import type { VariantId } from '../../../domain/product/variant.ts'
import { makeProductId } from '../../../domain/product/product.ts'
import { makeQuantity } from '../../../domain/quantity/quantity.ts'
import { isStorableText } from '../../../domain/text/typed-text.ts'
import { isCount } from '../../../domain/whole-number.ts'
import { ofPattern, textCodec, TOKEN_LIMITS, valueCodec } from '../codec/value-codec.ts'

export const ProductIdNumber = valueCodec('ProductId', { type: 'integer', minimum: 1 }, makeProductId)
export const AccountIdText = textCodec('AccountId', makeAccountId, TOKEN_LIMITS)
export const CartTokenText = textCodec('CartToken', makeCartToken, TOKEN_LIMITS)
export const CartDigestText = textCodec(
  'CartDigest', makeCartDigest, ofPattern(CART_DIGEST, CART_PARTS.map(() => '0'.repeat(32)).join('.')),
)
export const OrderTokenText = textCodec('OrderToken', makeOrderToken, TOKEN_LIMITS)
/**
 * A token in a request. Any text is accepted here: the domain decides, so that an invalid token gets the same response as an unknown one.
 */
export const TokenInput = valueCodec<string>('TokenInput', { type: 'string', ...TOKEN_LIMITS }, (input) =>
  E.right(typeof input === 'string' && isStorableText(input) ? input : ''))
/** The same for an operation that reports success for any token: what is no text is refused, so that no mistake looks successful. */
export const TokenText = textCodec('TokenText', (text) => TokenInput.decode(text), TOKEN_LIMITS)
export const EmailText = textCodec('Email', makeEmail, { format: 'email', maxLength: EMAIL_LENGTH })

/** The requested number of packs. */
export const QuantityText = valueCodec<number>('QuantityText', { type: 'integer', minimum: 1 }, (input) =>
  isCount(input) ? E.right(input) : E.left(input),
)

/** A stored quantity is a whole number already; the product's limit was checked when it was stored. */
export const QuantityNumber = valueCodec('Quantity', { type: 'integer', minimum: 1 }, (input) =>
  isCount(input) ? makeQuantity(input, Number.MAX_SAFE_INTEGER) : E.left(input),
)

const NAMED = /^[1-9]\d{0,9}(?::[a-z]+=[^:=]*)*$/

// The name is built from the product and its values, which the server may know better than an older page.
export const VariantIdText = textCodec<VariantId>('VariantId', (text) =>
  NAMED.test(text) ? E.right(text as VariantId) : E.left(text), ofPattern(NAMED, '1001:sphere=-2.25'),
)
