import * as E from 'fp-ts/lib/Either.js'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { AbandonedCartMail, AbandonedCarts } from '../../../application/commerce/marketing/abandoned-carts.port.ts'
import type { AbandonmentWindow } from '../../../domain/cart/abandoned-cart.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { customerRow, toCustomer } from '../customer/customer-row.ts'
import { toSubscription } from '../customer/withdraw-in.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { readable } from '../job/job-failures.ts'
import { writeMails } from '../mail/write-mails.ts'
import { hasNoDeletionRequest } from '../customer/has-no-deletion-request.ts'
import { secretHash } from '../rows/secret-hash.ts'
import type { CartTable, Tables } from '../tables.ts'
import { toCart } from './cart-row.ts'

type AbandonedRow = Pick<Selectable<CartTable>, 'token' | 'id' | 'body'> & {
  readonly account_id: string
  readonly canonical_email: string
}

// A cart that is being changed right now is locked; it is not abandoned and is skipped.
const next = async (tx: Transaction<Tables>, { after, before }: AbandonmentWindow): Promise<AbandonedRow | undefined> =>
  (await sql<AbandonedRow>`
    select cart.token, cart.id, cart.body, customer.account_id, customer.canonical_email
    from customer_cart
      join cart on cart.token = customer_cart.cart_token
      join customer on customer.account_id = customer_cart.account_id
    where cart.updated_at > ${after} and cart.updated_at <= ${before}
      and ${hasNoDeletionRequest('customer_cart')}
      and not exists (select from abandoned_cart_mail where abandoned_cart_mail.cart_token = cart.token)
    order by cart.updated_at limit 1 for update of cart skip locked`.execute(tx)).rows[0]

const storeMail = async (
  tx: Transaction<Tables>, { token, canonical_email: canonicalEmail }: AbandonedRow, brand: string, {
    mail, link, linkEndsAt, unsubscribeToken,
  }: AbandonedCartMail,
): Promise<void> => {
  await tx.insertInto('cart_link').values({ hash: secretHash(link), cart_token: token, ends_at: linkEndsAt }).execute()
  await tx.insertInto('unsubscribe_token')
    .values({ hash: secretHash(unsubscribeToken), canonical_email: canonicalEmail, brand_channel: brand }).execute()
  await writeMails(tx, [mail])
}

export const makeLeftCarts = (db: Kysely<Tables>): AbandonedCarts => ({
  decideNext: (input, decide, unreadable) =>
    inTransaction(db, async (tx) => {
      const row = await next(tx, input)
      if (row === undefined) return E.right(false)
      await tx.insertInto('abandoned_cart_mail').values({ cart_token: row.token }).execute()
      const stored = { row, customer: await customerRow(tx, row.account_id as AccountId).executeTakeFirstOrThrow() }
      const [read] = readable([stored], unreadable, {
        idOf: () => String(row.id), read: (rows) => ({ cart: toCart(rows.row), customer: toCustomer(rows.customer) }),
      })
      if (read === undefined) return E.right(true)
      const { cart, customer } = read
      const consent = await tx.selectFrom('marketing_subscription').select(['email', 'brand_channel', 'locale', 'channels'])
        .where('canonical_email', '=', row.canonical_email).where('brand_channel', '=', cart.brandChannel).executeTakeFirst()
      const mail = decide({ cart, customer, ...(consent === undefined ? {} : { subscription: toSubscription(consent) }) })
      if (mail !== undefined) await storeMail(tx, row, cart.brandChannel, mail)
      return E.right(true)
    }),
})
