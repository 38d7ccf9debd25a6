import type { Kysely } from 'kysely'
import type { CartLinks } from '../../../application/commerce/cart/cart-links.port.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import { read } from '../database/run-query.ts'
import { secretHash } from '../rows/secret-hash.ts'
import type { Tables } from '../tables.ts'

export const makeCartLinks = (db: Kysely<Tables>): CartLinks => ({
  store: ({ token, cartToken, endsAt }) =>
    read(async () => {
      await db.insertInto('cart_link').values({ hash: secretHash(token), cart_token: cartToken, ends_at: endsAt }).execute()
    }),
  cartOf: (token, now) =>
    read(async () => {
      const row = await db
        .selectFrom('cart_link')
        .select('cart_token')
        .where('hash', '=', secretHash(token))
        .where('ends_at', '>', now)
        .executeTakeFirst()
      return row === undefined ? undefined : (row.cart_token as CartToken)
    }),
})
