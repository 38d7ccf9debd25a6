import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Kysely, Transaction } from 'kysely'
import type { CartRepository } from '../../../application/commerce/cart/cart-repository.port.ts'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import { runQuery, read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { fromCart, toCart } from './cart-row.ts'
import { changeCart } from './change-cart.ts'
import { cartColumns, cartNotFound, lockCart, writeDecided } from './lock-cart.ts'
import type { CartReader } from './cart-reader.ts'
import type { Tables } from '../tables.ts'

// All transactions lock carts in the same order, so that two that merge the same carts do not deadlock.
const lockCarts = async (tx: Transaction<Tables>, tokens: readonly CartToken[]): Promise<readonly Cart[]> => {
  const carts: Cart[] = []
  for (const token of tokens.toSorted()) {
    const cart = await lockCart(tx, token)
    if (cart !== undefined) carts.push(cart)
  }
  return carts
}

const put = (db: Kysely<Tables>, carts: CartReader): CartRepository['put'] => (cart) =>
  read(async () => {
    const row = await db
      .insertInto('cart')
      .values({ token: cart.token, ...fromCart(cart), created_at: cart.createdAt })
      .returning([...cartColumns, 'version'])
      .executeTakeFirstOrThrow()
    const stored = toCart(row)
    carts.remember(stored, row.version)
    return stored
  })

const cartBy = (carts: CartReader): CartRepository['cart'] => (token) =>
  runQuery(async () => E.fromNullable(cartNotFound)(await carts.read(token)))

const stockedCartBy = (carts: CartReader): CartRepository['stockedCart'] => (token) =>
  runQuery(async () => E.fromNullable(cartNotFound)(await carts.readStocked(token)))

const attempt = (carts: CartReader): CartRepository['attempt'] => (token, attempted) => {
  const attemptStored = pipe(cartBy(carts)(token), TE.flatMap(attempted))
  const lastStored = carts.lastStored(token)
  if (lastStored === undefined) return attemptStored
  return pipe(
    attempted(lastStored),
    TE.orElse((refused) => {
      if (refused._tag === 'ServiceUnavailable') return TE.left(refused)
      carts.evictCart(token)
      return attemptStored
    }),
  )
}

const changeTwo = (db: Kysely<Tables>): CartRepository['changeTwo'] => (tokens, decide) =>
  inTransaction(db, async (tx) => {
    const carts = await lockCarts(tx, [tokens.from, tokens.into])
    const from = carts.find((cart) => cart.token === tokens.from)
    const into = carts.find((cart) => cart.token === tokens.into)
    if (from === undefined || into === undefined) return E.left(cartNotFound)
    const decided = decide({ from, into })
    if (E.isLeft(decided)) return decided
    return E.right({
      from: await writeDecided(tx, from, decided.right.from),
      into: await writeDecided(tx, into, decided.right.into),
    })
  })

export const makeCartRepository = (db: Kysely<Tables>, carts: CartReader): CartRepository =>
  ({
    put: put(db, carts), cart: cartBy(carts), stockedCart: stockedCartBy(carts),
    attempt: attempt(carts), change: changeCart(db, carts), changeTwo: changeTwo(db),
  })
