import type { Consent } from '../../application/commerce/order/consent.ts'
import { cartDigest } from '../../domain/cart/cart-digest.ts'
import type { Cart } from '../../domain/cart/cart.ts'

/** The consent of a customer who read this cart and orders it. */
export const consentTo = (cart: Cart): Required<Pick<Consent, 'termsAccepted' | 'expectedTotal' | 'digest'>> =>
  ({ termsAccepted: true, expectedTotal: cart.totals.total, digest: cartDigest(cart) })
