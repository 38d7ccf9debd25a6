import type { Kysely } from 'kysely'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import { isStorable } from '../rows/storable.ts'
import type { Tables } from '../tables.ts'
import { toCart } from './cart-row.ts'
import { cartColumns } from './lock-cart.ts'

/** Reads carts and knows of each, as long as somebody holds it, which version of its row it was read from. */
export const openReadCarts = (db: Kysely<Tables>) => {
  const versions = new WeakMap<Cart, number>()
  return {
    read: async (token: CartToken): Promise<Cart | undefined> => {
      if (!isStorable(token)) return undefined
      const row = await db.selectFrom('cart').select([...cartColumns, 'version']).where('token', '=', token).executeTakeFirst()
      if (row === undefined) return undefined
      const cart = toCart(row)
      versions.set(cart, row.version)
      return cart
    },
    versionOf: (cart: Cart): number | undefined => versions.get(cart),
  }
}
export type ReadCarts = ReturnType<typeof openReadCarts>
