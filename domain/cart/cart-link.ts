import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import { RANDOM_TOKEN } from '../random-token.ts'
import type { NotFound } from '../request-refusal.ts'

/**
 * At least 128 bits of randomness. It gives access to the items of a cart and nothing else of it: no e-mail, no address, no coupon
 * (Commerce §4, decision A28). It is sent in mails; a cart's own token never is.
 */
export type CartLinkToken = Branded<string, 'CartLinkToken'>

/** A malformed token gets the response of an unknown one. */
export const makeCartLinkToken = (text: unknown): E.Either<NotFound<'cart'>, CartLinkToken> =>
  typeof text === 'string' && RANDOM_TOKEN.test(text)
    ? E.right(text as CartLinkToken)
    : E.left({ _tag: 'NotFound', what: 'cart' })

const DAY = 24 * 3600 * 1000

/** How long a link to a cart is valid. */
export const CART_LINK_DAYS = 30

/** When a link created now expires. */
export const cartLinkEnd = (now: Date): Date => new Date(now.getTime() + CART_LINK_DAYS * DAY)
