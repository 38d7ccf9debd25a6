import { sql, type Kysely, type Selectable } from 'kysely'
import type { StockedCart } from '../../../application/commerce/cart/cart-repository.port.ts'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { VariantId } from '../../../domain/product/variant.ts'
import { batched } from '../database/batched.ts'
import { anyOf } from '../rows/any-of.ts'
import { isStorable } from '../rows/storable.ts'
import type { CartTable, StockTable, Tables } from '../tables.ts'
import { toCart } from './cart-row.ts'
import { cartColumns } from './lock-cart.ts'

/** The number of carts that are kept in memory as they were last written. */
const REMEMBERED = 500

type CartRow = Pick<Selectable<CartTable>, 'token' | 'id' | 'body' | 'version'>
type StockedRow = CartRow & { readonly stock: readonly (Selectable<StockTable> | null)[] | null }

const byToken = <Row extends CartRow>(rows: readonly Row[]): ReadonlyMap<string, Row> => new Map(rows.map((row) => [row.token, row]))

const cartsOf = (db: Kysely<Tables>, tokens: readonly CartToken[]) =>
  db.selectFrom('cart').select([...cartColumns, 'version']).where(sql<boolean>`token = ${anyOf(tokens)}`)

const rowsOf = async (db: Kysely<Tables>, tokens: readonly CartToken[]): Promise<ReadonlyMap<string, CartRow>> =>
  byToken(await cartsOf(db, tokens).execute())

/** A lookup for each line; null if it has no stock. PostgreSQL takes a cart for 100 lines and would read the whole stock for a join. */
const STOCK_OF_LINES = sql<StockedRow['stock']>`(
  select jsonb_agg((select to_jsonb(stock) from stock where variant_id = line ->> 'variantId'))
  from jsonb_array_elements(cart.body -> 'lines') line)`

const stockedRowsOf = async (db: Kysely<Tables>, tokens: readonly CartToken[]): Promise<ReadonlyMap<string, StockedRow>> =>
  byToken(await cartsOf(db, tokens).select(STOCK_OF_LINES.as('stock')).execute())

const toStocks = (rows: NonNullable<StockedRow['stock']>): StockedCart['stocks'] =>
  new Map(rows.filter((row) => row !== null)
    .map((row) => [row.variant_id as VariantId, { onHand: row.on_hand, stopOrder: row.stop_order }]))

/**
 * Reads carts, batching the reads of one event-loop turn, and knows the row version of each cart object. Carts written here are
 * remembered, so that the next change of a cart need not read it first.
 */
export const openCartReader = (db: Kysely<Tables>) => {
  const versions = new WeakMap<Cart, number>()
  const storedCarts = new WeakSet<Cart>()
  const lastStored = new Map<CartToken, Cart>()
  const rows = batched((tokens: readonly CartToken[]) => rowsOf(db, tokens))
  const stockedRows = batched((tokens: readonly CartToken[]) => stockedRowsOf(db, tokens))
  const toRead = (row: CartRow): Cart => {
    const cart = toCart(row)
    versions.set(cart, row.version)
    return cart
  }
  return {
    read: async (token: CartToken): Promise<Cart | undefined> => {
      const row = isStorable(token) ? (await rows([token])).get(token) : undefined
      return row === undefined ? undefined : toRead(row)
    },
    readStocked: async (token: CartToken): Promise<StockedCart | undefined> => {
      const row = isStorable(token) ? (await stockedRows([token])).get(token) : undefined
      return row === undefined ? undefined : { cart: toRead(row), stocks: toStocks(row.stock ?? []) }
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
