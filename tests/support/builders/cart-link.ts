import { makeCartLinkToken, type CartLinkToken } from '../../../domain/cart/cart-link.ts'
import { made } from './made.ts'

/** A link's token that looks like a real one. */
export const cartLinkToken = (name: string): CartLinkToken => made(makeCartLinkToken(`link-${name}`.padEnd(22, '_')))
