import * as E from 'fp-ts/lib/Either.js'
import { makeCartDigest } from '../../../domain/cart/cart-digest.ts'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { makeOrderToken } from '../../../domain/order/order-token.ts'
import type { VariantId } from '../../../domain/product/variant.ts'
import { makeProductId } from '../../../domain/product/product.ts'
import { makeQuantity } from '../../../domain/quantity/quantity.ts'
import { isStorableText } from '../../../domain/text/typed-text.ts'
import { isCount } from '../../../domain/whole-number.ts'
import { textCodec, valueCodec } from '../codec/value-codec.ts'

const TOKEN = { type: 'string', pattern: '^[A-Za-z0-9_-]{22,64}$' }

export const ProductIdNumber = valueCodec('ProductId', { type: 'integer', minimum: 1 }, makeProductId)
export const CartTokenText = textCodec('CartToken', makeCartToken, TOKEN)
export const CartDigestText = textCodec('CartDigest', makeCartDigest, { type: 'string', pattern: '^[0-9a-f]{32}([.][0-9a-f]{32}){4}$' })
export const OrderTokenText = textCodec('OrderToken', makeOrderToken, TOKEN)
/**
 * A token in a request. Any text is accepted here: the domain decides, so that an invalid token gets the same response as an unknown one.
 */
export const TokenInput = valueCodec<string>('TokenInput', TOKEN, (input) =>
  E.right(typeof input === 'string' && isStorableText(input) ? input : ''))
export const EmailText = textCodec('Email', makeEmail, { type: 'string', format: 'email', maxLength: 254 })

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
  NAMED.test(text) ? E.right(text as VariantId) : E.left(text),
)
