import * as E from 'fp-ts/lib/Either.js'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { CartNotFound, CartShelf } from '../../../application/commerce/cart/cart-shelf.port.ts'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import { ask, read } from '../database/ask.ts'
import { fromCart, toCart } from './cart-row.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { isStorable } from '../rows/storable.ts'
import type { Tables } from '../tables.ts'

export const cartNotFound: CartNotFound = { _tag: 'NotFound', what: 'cart' }

const columns = ['token', 'id', 'body'] as const

/** The cart, which no other transaction can change until this one ends. */
export const lockCart = async (tx: Transaction<Tables>, token: CartToken): Promise<Cart | undefined> => {
  if (!isStorable(token)) return undefined
  const row = await tx.selectFrom('cart').select(columns).where('token', '=', token).forUpdate().executeTakeFirst()
  return row === undefined ? undefined : toCart(row)
}

export const writeCart = async (tx: Transaction<Tables>, cart: Cart): Promise<void> => {
  await tx
    .updateTable('cart')
    .set({ ...fromCart(cart), version: sql`version + 1`, updated_at: sql`now()` })
    .where('token', '=', cart.token)
    .execute()
}

// In one order for everybody, so that two who merge the same carts never wait for each other.
const lockCarts = async (tx: Transaction<Tables>, tokens: readonly CartToken[]): Promise<readonly Cart[]> => {
  const found: Cart[] = []
  for (const token of tokens.toSorted()) {
    const cart = await lockCart(tx, token)
    if (cart !== undefined) found.push(cart)
  }
  return found
}

const put = (db: Kysely<Tables>): CartShelf['put'] => (cart) =>
  read(async () => {
    const row = await db
      .insertInto('cart')
      .values({ token: cart.token, ...fromCart(cart), created_at: cart.createdAt })
      .returning(columns)
      .executeTakeFirstOrThrow()
    return toCart(row)
  })

const cartBy = (db: Kysely<Tables>): CartShelf['cart'] => (token) =>
  ask(async () => {
    if (!isStorable(token)) return E.left(cartNotFound)
    const row = await db.selectFrom('cart').select(columns).where('token', '=', token).executeTakeFirst()
    return row === undefined ? E.left(cartNotFound) : E.right(toCart(row))
  })

/** Its token and its number are the cart's for ever, whatever was decided. */
const writeDecided = async (tx: Transaction<Tables>, before: Cart, decided: Cart): Promise<Cart> => {
  const changed: Cart = { ...decided, id: before.id, token: before.token }
  await writeCart(tx, changed)
  return changed
}

const change = (db: Kysely<Tables>): CartShelf['change'] => (token, decide) =>
  inTransaction(db, async (tx) => {
    const cart = await lockCart(tx, token)
    if (cart === undefined) return E.left(cartNotFound)
    const decided = decide(cart)
    return E.isLeft(decided) ? decided : E.right(await writeDecided(tx, cart, decided.right))
  })

const changeTwo = (db: Kysely<Tables>): CartShelf['changeTwo'] => (tokens, decide) =>
  inTransaction(db, async (tx) => {
    const found = await lockCarts(tx, [tokens.from, tokens.into])
    const from = found.find((cart) => cart.token === tokens.from)
    const into = found.find((cart) => cart.token === tokens.into)
    if (from === undefined || into === undefined) return E.left(cartNotFound)
    const decided = decide({ from, into })
    if (E.isLeft(decided)) return decided
    return E.right({
      from: await writeDecided(tx, from, decided.right.from),
      into: await writeDecided(tx, into, decided.right.into),
    })
  })

export const makeCartShelf = (db: Kysely<Tables>): CartShelf => ({
  put: put(db),
  cart: cartBy(db),
  change: change(db),
  changeTwo: changeTwo(db),
})
