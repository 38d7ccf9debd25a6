import type { Selectable } from 'kysely'
import type { Cart } from '../../../domain/cart/cart.ts'
import { cartCodec } from './cart-codec.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { toJson } from '../rows/to-json.ts'
import type { CartTable } from '../tables.ts'

/** The document contains everything but the id, which the database assigns. */
export const toCart = ({ token, id, body }: Pick<Selectable<CartTable>, 'token' | 'id' | 'body'>): Cart =>
  decodeRow(cartCodec, 'cart', token, { ...(body as object), id })

type WritableCart = Cart | (Omit<Cart, 'id'> & { readonly id?: number })

export const documentOf = ({ id: _id, ...cart }: WritableCart): Omit<Cart, 'id'> => cart

/** The columns that are written whenever the cart changes. */
export const fromCart = (cart: WritableCart): { readonly checkout_state: string; readonly body: string } =>
  ({ checkout_state: cart.checkoutState, body: toJson(documentOf(cart)) })
