import { makeCartLinkToken, type CartLinkToken } from '../../../domain/cart/cart-link.ts'
import { made } from './made.ts'

/** A link token in the real format. */
export const cartLinkToken = (name: string): CartLinkToken => made(makeCartLinkToken(`link-${name}`.padEnd(22, '_')))
