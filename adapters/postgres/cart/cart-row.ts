import type { Selectable } from 'kysely'
import type { Cart } from '../../../domain/cart/cart.ts'
import { cartCodec } from './cart-codec.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { toJson } from '../rows/to-json.ts'
import type { CartTable } from '../tables.ts'

/** The document keeps everything but the number, which the database gives. */
export const toCart = ({ token, id, body }: Pick<Selectable<CartTable>, 'token' | 'id' | 'body'>): Cart =>
  decodeRow(cartCodec, 'cart', token, { ...(body as object), id })

type Written = Cart | (Omit<Cart, 'id'> & { readonly id?: number })

export const documentOf = ({ id: _given, ...cart }: Written): Omit<Cart, 'id'> => cart

/** What of a cart is written again whenever it changed. */
export const fromCart = (cart: Written): { readonly checkout_state: string; readonly body: string } =>
  ({ checkout_state: cart.checkoutState, body: toJson(documentOf(cart)) })
