import { makeCartLinkToken } from '../../../domain/cart/cart-link.ts'
import { as, optional } from '../codec/field.ts'
import { closedRecord, wrapped } from '../codec/record.ts'
import { textCodec, TOKEN_LIMITS } from '../codec/value-codec.ts'
import { TokenInput } from '../values/names.codec.ts'

/** The abandoned cart, by its link, and the cart that receives its items (Commerce §7). */
export const MergeRequest = closedRecord<{ readonly abandoned: string; readonly latest: string }>('MergeRequest', {
  abandoned: as('abandoned_cart_token', TokenInput), latest: as('latest_cart_token', TokenInput),
})

/** The link to the cart that becomes the visitor's own; the current cart is sent too, so that its items are merged (Commerce §7). */
export const CurrentCartRequest = closedRecord<{ readonly link: string; readonly latest?: string }>('CurrentCartRequest', {
  link: as('token', TokenInput), latest: as('latest_cart_token', optional(TokenInput)),
})

/** A link to the items of a cart. */
export const CartLink = wrapped('CartLink', 'token', textCodec('CartLinkToken', makeCartLinkToken, TOKEN_LIMITS))
