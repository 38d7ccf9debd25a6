import { sql, type Kysely } from 'kysely'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import { batched } from '../database/batched.ts'
import { anyOf } from '../rows/any-of.ts'
import { isStorable } from '../rows/storable.ts'
import type { Tables } from '../tables.ts'
import { toCart } from './cart-row.ts'
import { cartColumns } from './lock-cart.ts'

/** The number of carts that are kept in memory as they were last written. */
const REMEMBERED = 500

/**
 * Reads carts, batching the reads of one event-loop turn, and knows the row version of each cart object. Carts written here are
 * remembered, so that the next change of a cart need not read it first.
 */
export const openCartReader = (db: Kysely<Tables>) => {
  const versions = new WeakMap<Cart, number>()
  const storedCarts = new WeakSet<Cart>()
  const lastStored = new Map<CartToken, Cart>()
  const rows = batched(async (tokens: readonly CartToken[]) => {
    const rows = await db
      .selectFrom('cart')
      .select([...cartColumns, 'version'])
      .where(sql<boolean>`token = ${anyOf(tokens)}`)
      .execute()
    return new Map(rows.map((row) => [row.token, row]))
  })
  return {
    read: async (token: CartToken): Promise<Cart | undefined> => {
      if (!isStorable(token)) return undefined
      const row = (await rows([token])).get(token)
      if (row === undefined) return undefined
      const cart = toCart(row)
      versions.set(cart, row.version)
      return cart
    },
    versionOf: (cart: Cart): number | undefined => versions.get(cart),
    /** Whether this cart object was written by this process, not read: another process may have changed the row since. */
    isRemembered: (cart: Cart): boolean => storedCarts.has(cart),
    /** The cart as this process last wrote it; another process may have changed it since. */
    lastStored: (token: CartToken): Cart | undefined => lastStored.get(token),
    remember: (cart: Cart, version: number): void => {
      versions.set(cart, version)
      storedCarts.add(cart)
      lastStored.delete(cart.token)
      lastStored.set(cart.token, cart)
      for (const oldest of lastStored.keys()) {
        if (lastStored.size <= REMEMBERED) break
        lastStored.delete(oldest)
      }
    },
    evictCart: (token: CartToken): void => { lastStored.delete(token) },
  }
}
export type CartReader = ReturnType<typeof openCartReader>
