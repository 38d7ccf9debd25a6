import { sql, type Kysely } from 'kysely'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import { gathered } from '../database/gathered.ts'
import { anyOf } from '../rows/any-of.ts'
import { isStorable } from '../rows/storable.ts'
import type { Tables } from '../tables.ts'
import { toCart } from './cart-row.ts'
import { cartColumns } from './lock-cart.ts'

/** So many carts are remembered as they were last kept. */
const REMEMBERED = 500

/**
 * Reads carts, those of one moment together, and knows of each, as long as somebody holds it, which version of its row it was.
 * Remembers the carts it last kept: whoever changes one again need not read it before.
 */
export const openReadCarts = (db: Kysely<Tables>) => {
  const versions = new WeakMap<Cart, number>()
  const storedCarts = new WeakSet<Cart>()
  const lastStored = new Map<CartToken, Cart>()
  const rows = gathered(async (tokens: readonly CartToken[]) => {
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
    /** Whether it is a cart as it was kept from here once, and not as it was read: others may have changed it before anybody asked. */
    isRemembered: (cart: Cart): boolean => storedCarts.has(cart),
    /** The cart as it was last kept from here; others may have changed it since. */
    lastStored: (token: CartToken): Cart | undefined => lastStored.get(token),
    keep: (cart: Cart, version: number): void => {
      versions.set(cart, version)
      storedCarts.add(cart)
      lastStored.delete(cart.token)
      lastStored.set(cart.token, cart)
      for (const oldest of lastStored.keys()) {
        if (lastStored.size <= REMEMBERED) break
        lastStored.delete(oldest)
      }
    },
    forget: (token: CartToken): void => { lastStored.delete(token) },
  }
}
export type ReadCarts = ReturnType<typeof openReadCarts>
