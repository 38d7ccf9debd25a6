import * as E from 'fp-ts/lib/Either.js'
import type { Kysely, Transaction } from 'kysely'
import type { CustomerCarts } from '../../../application/commerce/cart/customer-carts.port.ts'
import type { CartsAfterSignIn } from '../../../domain/cart/carts-at-sign-in.ts'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { NotSignedIn } from '../../../domain/identity/identity-refusal.ts'
import { read } from '../database/run-query.ts'
import { toCart } from './cart-row.ts'
import { lockCart, writeCart } from './lock-cart.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { signedInAccount } from '../customer/signed-in-account.ts'
import type { Tables } from '../tables.ts'

type Tx = Transaction<Tables>

const ownToken = async (tx: Tx, owner: AccountId): Promise<CartToken | undefined> => {
  const row = await tx.selectFrom('customer_cart').select('cart_token').where('account_id', '=', owner).executeTakeFirst()
  return row === undefined ? undefined : (row.cart_token as CartToken)
}

/** Always in the same order, to avoid deadlocks. */
const lockCarts = async (tx: Tx, tokens: readonly (CartToken | undefined)[]): Promise<ReadonlyMap<CartToken, Cart>> => {
  const carts = new Map<CartToken, Cart>()
  for (const cartToken of [...new Set(tokens.filter((token) => token !== undefined))].toSorted()) {
    const cart = await lockCart(tx, cartToken)
    if (cart !== undefined) carts.set(cartToken, cart)
  }
  return carts
}

const write = async (tx: Tx, owner: AccountId, { own, renamed, merged }: CartsAfterSignIn): Promise<void> => {
  // Rows that reference a cart do so by its token; they are updated or deleted with it.
  if (own !== undefined && renamed !== undefined)
    await tx.updateTable('cart').set({ token: own.token }).where('token', '=', renamed).execute()
  if (own !== undefined) await writeCart(tx, own)
  await tx.deleteFrom('customer_cart').where('account_id', '=', owner).execute()
  if (merged !== undefined) await tx.deleteFrom('cart').where('token', '=', merged).execute()
  if (own !== undefined) await tx.insertInto('customer_cart').values({ account_id: owner, cart_token: own.token }).execute()
}

export const makeCustomerCarts = (db: Kysely<Tables>): CustomerCarts => ({
  cartOf: (owner) =>
    read(async () => {
      const row = await db
        .selectFrom('customer_cart')
        .innerJoin('cart', 'cart.token', 'customer_cart.cart_token')
        .select(['cart.token', 'cart.id', 'cart.body'])
        .where('customer_cart.account_id', '=', owner)
        .executeTakeFirst()
      return row === undefined ? undefined : toCart(row)
    }),
  takeOver: ({ owner, session }, guestToken, decide) =>
    inTransaction(db, async (tx): Promise<E.Either<NotSignedIn, Cart | undefined>> => {
      // The locked account row serialises concurrent sign-ins of a customer and the end of its sessions.
      if (await signedInAccount(tx, owner, session) === undefined) return E.left({ _tag: 'NotSignedIn' })
      const accountToken = await ownToken(tx, owner)
      const carts = await lockCarts(tx, [accountToken, guestToken])
      const own = accountToken && carts.get(accountToken)
      const guest = guestToken && carts.get(guestToken)
      const decided = decide({ ...(own ? { own } : {}), ...(guest ? { guestCart: guest } : {}) })
      await write(tx, owner, decided)
      return E.right(decided.own)
    }),
})
