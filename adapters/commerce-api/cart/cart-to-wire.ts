import { orNull } from '../codec/or-null.ts'
import { cartDigest } from '../../../domain/cart/cart-digest.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { CartWire } from './cart.codec.ts'
import { orderFieldsToWire } from './order-fields-to-wire.ts'

export const cartToWire = (cart: Cart, locale: Locale): CartWire => ({
  ...orderFieldsToWire(cart, locale),
  token_value: cart.token,
  id: cart.id,
  number: null,
  state: 'cart',
  checkout_state: cart.checkoutState,
  paid_at: null,
  trials_declined: orNull(cart.trialsDeclined),
  items_from: orNull(cart.itemsFrom),
  reorder_of: orNull(cart.reorderOf),
  additions: orNull(cart.additions),
  digest: cartDigest(cart),
})
