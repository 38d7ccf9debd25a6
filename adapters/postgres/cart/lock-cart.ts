import { sql, type Transaction } from 'kysely'
import type { CartNotFound } from '../../../application/commerce/cart/cart-repository.port.ts'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import { fromCart, toCart } from './cart-row.ts'
import { isStorable } from '../rows/storable.ts'
import type { Tables } from '../tables.ts'

export const cartNotFound: CartNotFound = { _tag: 'NotFound', what: 'cart' }

export const cartColumns = ['token', 'id', 'body'] as const

/** Reads and locks the cart until the transaction ends. */
export const lockCart = async (tx: Transaction<Tables>, token: CartToken): Promise<Cart | undefined> => {
  if (!isStorable(token)) return undefined
  const row = await tx.selectFrom('cart').select(cartColumns).where('token', '=', token).forUpdate().executeTakeFirst()
  return row === undefined ? undefined : toCart(row)
}

export const writeCart = async (tx: Transaction<Tables>, cart: Cart): Promise<void> => {
  await tx
    .updateTable('cart')
    .set({ ...fromCart(cart), version: sql`version + 1`, updated_at: sql`now()` })
    .where('token', '=', cart.token)
    .execute()
}

/** The token and the id of a cart never change, whatever `decided` contains. */
export const writeDecided = async (tx: Transaction<Tables>, before: Cart, decided: Cart): Promise<Cart> => {
  const changed: Cart = { ...decided, id: before.id, token: before.token }
  await writeCart(tx, changed)
  return changed
}
