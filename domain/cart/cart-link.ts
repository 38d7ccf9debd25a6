import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import type { NotFound } from '../request-refusal.ts'

/**
 * At least 128 bits of randomness. Whoever holds it can have the goods of a cart and nothing else of it: no e-mail, no
 * address, no voucher (Commerce §4, decision A28). It travels in mails; a cart's own token never does.
 */
export type CartLinkToken = Branded<string, 'CartLinkToken'>

const TOKEN = /^[A-Za-z0-9_-]{22,64}$/

/** Anything that cannot be a link is answered like a link nobody made. */
export const makeCartLinkToken = (text: unknown): E.Either<NotFound<'cart'>, CartLinkToken> =>
  typeof text === 'string' && TOKEN.test(text)
    ? E.right(text as CartLinkToken)
    : E.left({ _tag: 'NotFound', what: 'cart' })

const DAY = 24 * 3600 * 1000

/** How long a link to a cart leads anywhere. */
export const CART_LINK_DAYS = 30

/** The moment after which a link made now leads nowhere any more. */
export const cartLinkEnd = (now: Date): Date => new Date(now.getTime() + CART_LINK_DAYS * DAY)
