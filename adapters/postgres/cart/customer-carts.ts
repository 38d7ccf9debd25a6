import * as E from 'fp-ts/lib/Either.js'
import type { Kysely, Transaction } from 'kysely'
import type { CartsAtSignIn, CustomerCarts } from '../../../application/commerce/cart/customer-carts.port.ts'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { read } from '../database/ask.ts'
import { toCart } from './cart-row.ts'
import { lockCart, writeCart } from './lock-cart.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { isStorable } from '../rows/storable.ts'
import type { Tables } from '../tables.ts'

type Tx = Transaction<Tables>

/** Two sign-ins of one customer at once happen one after the other. */
const lockCustomer = async (tx: Tx, owner: AccountId): Promise<void> => {
  await tx.selectFrom('customer').select('account_id').where('account_id', '=', owner).forUpdate().execute()
}

const ownToken = async (tx: Tx, owner: AccountId): Promise<CartToken | undefined> => {
  const row = await tx.selectFrom('customer_cart').select('cart_token').where('account_id', '=', owner).executeTakeFirst()
  return row === undefined ? undefined : (row.cart_token as CartToken)
}

const isForeign = async (tx: Tx, owner: AccountId, token: CartToken): Promise<boolean> => {
  const row = await tx.selectFrom('customer_cart').select('account_id').where('cart_token', '=', token).executeTakeFirst()
  return row !== undefined && row.account_id !== owner
}

/** Always in the same order, so that nobody waits in a ring. */
const lockCarts = async (tx: Tx, tokens: readonly (CartToken | undefined)[]): Promise<ReadonlyMap<CartToken, Cart>> => {
  const found = new Map<CartToken, Cart>()
  for (const token of [...new Set(tokens.filter((one) => one !== undefined))].toSorted()) {
    const cart = await lockCart(tx, token)
    if (cart !== undefined) found.set(token, cart)
  }
  return found
}

const write = async (tx: Tx, owner: AccountId, { own, brought }: CartsAtSignIn): Promise<void> => {
  for (const cart of [own, brought]) if (cart !== undefined) await writeCart(tx, cart)
  await tx.deleteFrom('customer_cart').where('account_id', '=', owner).execute()
  if (own !== undefined) await tx.insertInto('customer_cart').values({ account_id: owner, cart_token: own.token }).execute()
}

export const makeCustomerCarts = (db: Kysely<Tables>): CustomerCarts => ({
  holder: (token) =>
    read(async () => {
      if (!isStorable(token)) return undefined
      const row = await db.selectFrom('customer_cart').select('account_id').where('cart_token', '=', token).executeTakeFirst()
      return row === undefined ? undefined : (row.account_id as AccountId)
    }),
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
  takeOver: (owner, brought, decide) =>
    inTransaction(db, async (tx) => {
      await lockCustomer(tx, owner)
      const known = await ownToken(tx, owner)
      const carts = await lockCarts(tx, [known, brought])
      const own = known && carts.get(known)
      const atHand = brought !== undefined && !(await isForeign(tx, owner, brought)) ? carts.get(brought) : undefined
      const decided = decide({ ...(own ? { own } : {}), ...(atHand ? { brought: atHand } : {}) })
      await write(tx, owner, decided)
      return E.right(decided.own)
    }),
})
