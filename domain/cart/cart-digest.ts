import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import { canonical } from '../canonical.ts'
import { sha256 } from '../sha256.ts'
import type { Cart } from './cart.ts'

/** What a shopper sees before ordering, part by part; the e-mail and the Miles & More number belong to the addresses. */
export const CART_PARTS = ['lines', 'addresses', 'shipping', 'payment', 'prices'] as const
export type CartPart = (typeof CART_PARTS)[number]

/**
 * The cart as it was shown: each part as the first 128 bits of its SHA-256 in hex, joined by dots in the order of `CART_PARTS` (decision
 * R5).
 */
export type CartDigest = Branded<string, 'CartDigest'>

const CONTENT: { readonly [part in CartPart]: (cart: Cart) => unknown } = {
  lines: ({ lines }) => lines.map(({ variantId, eye, quantity }) => [variantId, eye ?? null, quantity]),
  addresses: ({ email, billingAddress, shippingAddress, milesAndMoreNumber }) =>
    canonical({ email, billingAddress, shippingAddress, milesAndMoreNumber }),
  shipping: ({ shippingMethod }) => shippingMethod ?? null,
  payment: ({ paymentMethod }) => paymentMethod ?? null,
  prices: ({ currency, lines, totals }) => [
    currency, lines.map(({ unitPrice, total }) => [unitPrice.cents, total.cents]),
    totals.orderPromotionTotal.cents, totals.shippingTotal.cents, totals.total.cents,
  ],
}

const hashed = (content: unknown): string => sha256(JSON.stringify(content)).slice(0, 32)

export const cartDigest = (cart: Cart): CartDigest => CART_PARTS.map((part) => hashed(CONTENT[part](cart))).join('.') as CartDigest

export const CART_DIGEST = /^[0-9a-f]{32}(?:\.[0-9a-f]{32}){4}$/

export const makeCartDigest = (text: unknown): E.Either<'no digest', CartDigest> =>
  typeof text === 'string' && CART_DIGEST.test(text) ? E.right(text as CartDigest) : E.left('no digest')

/** The digest with a payment method that was chosen on the page itself. */
export const withDisplayedPayment = (displayed: CartDigest, paymentMethod: string | undefined): CartDigest =>
  displayed.split('.').map((hash, at) => (CART_PARTS[at] === 'payment' ? hashed(paymentMethod ?? null) : hash)).join('.') as CartDigest

/** Which parts of a cart are no longer as they were shown. */
export const changedParts = (displayed: CartDigest, cart: Cart): readonly CartPart[] => {
  const [before, now] = [displayed.split('.'), cartDigest(cart).split('.')]
  return CART_PARTS.filter((_, at) => before[at] !== now[at])
}
