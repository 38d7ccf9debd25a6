import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Kysely } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import type { CartNotFound, CartRepository } from '../../../application/commerce/cart/cart-repository.port.ts'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import { runQuery } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { Tables } from '../tables.ts'
import { cartNotFound, lockCart, writeDecided } from './lock-cart.ts'
import type { CartReader } from './cart-reader.ts'
import { openCartWriter } from './cart-writer.ts'

const changeLocked = (db: Kysely<Tables>): CartRepository['change'] => (token, decide) =>
  inTransaction(db, async (tx) => {
    const cart = await lockCart(tx, token)
    if (cart === undefined) return E.left(cartNotFound)
    const decided = decide(cart)
    return E.isLeft(decided) ? decided : E.right(await writeDecided(tx, cart, decided.right))
  })

/**
 * Writes the changed cart with one statement if its version is still the same; otherwise the cart is locked, read and changed again.
 * Concurrent changes of one cart are rare, and a transaction would take four round trips instead of one. If the cart came from memory and
 * nothing was written, the caller (`attempt`) reads the cart and tries again.
 */
export const changeCart = (db: Kysely<Tables>, carts: CartReader): CartRepository['change'] => {
  const writer = openCartWriter(db)
  return <Refused>(token: CartToken, decide: (cart: Cart) => E.Either<Refused, Cart>, expected?: Cart) =>
    pipe(
      runQuery(async (): Promise<E.Either<Refused | CartNotFound, Cart | undefined>> => {
        const isRemembered = expected !== undefined && carts.isRemembered(expected)
        const before = expected !== undefined && carts.versionOf(expected) !== undefined ? expected : await carts.read(token)
        const version = before && carts.versionOf(before)
        if (before === undefined || version === undefined) return E.left(cartNotFound)
        const decided = decide(before)
        if (E.isLeft(decided)) return decided
        const after: Cart = { ...decided.right, id: before.id, token: before.token }
        if (isDeepStrictEqual(after, before)) return isRemembered ? E.left(cartNotFound) : E.right(after)
        if (!(await writer.write({ cart: after, version }))) return isRemembered ? E.left(cartNotFound) : E.right(undefined)
        carts.remember(after, version + 1)
        return E.right(after)
      }),
      TE.flatMap((changed) => (changed === undefined ? changeLocked(db)(token, decide) : TE.right(changed))),
    )
}
