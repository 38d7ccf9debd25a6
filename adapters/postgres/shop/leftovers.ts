import { sql, type Kysely } from 'kysely'
import type { Leftovers } from '../../../application/commerce/shop/leftovers.port.ts'
import { read } from '../database/ask.ts'
import type { Tables } from '../tables.ts'

/** Carts of one statement: a round that has much to do does it in pieces, and other processes take other pieces. */
const AT_ONCE = 500

const dropCarts = async (db: Kysely<Tables>, before: Date): Promise<void> => {
  const { numAffectedRows = 0n } = await sql`
    delete from cart where token in (
      select token from cart where updated_at < ${before}
        and not exists (select from customer_cart where cart_token = cart.token)
      limit ${AT_ONCE} for update skip locked)`.execute(db)
  if (numAffectedRows >= BigInt(AT_ONCE)) await dropCarts(db, before)
}

/** What belongs to an order goes with it; what was paid for it is held by nothing else. */
const dropBooks = async (db: Kysely<Tables>, before: Date): Promise<void> => {
  const dropped = await db.transaction().execute(async (tx) => {
    const old = (await tx
      .selectFrom('purchase_order').select('token').where('created_at', '<', before)
      .orderBy('created_at').limit(AT_ONCE).forUpdate().skipLocked().execute()).map(({ token }) => token)
    if (old.length === 0) return 0
    await tx.deleteFrom('payment').where('order_token', 'in', old).execute()
    await tx.deleteFrom('purchase_order').where('token', 'in', old).execute()
    return old.length
  })
  if (dropped >= AT_ONCE) await dropBooks(db, before)
}

/** After its sessions and proofs that ended; whoever orders at this moment holds the row, and it stays. */
const dropUnproven = (db: Kysely<Tables>, before: Date) => sql`
  delete from customer where account_id in (
    select account_id from customer where proven_at is null and created_at < ${before}
      and not exists (select from session where session.account_id = customer.account_id)
      and not exists (select from mailbox_proof where mailbox_proof.account_id = customer.account_id)
      and not exists (select from customer_cart where customer_cart.account_id = customer.account_id)
      and not exists (select from purchase_order where purchase_order.account_id = customer.account_id)
    for update skip locked)`.execute(db)

export const makeLeftovers = (db: Kysely<Tables>): Leftovers => ({
  drop: ({ carts, mails, accounts, consents, books, now }) =>
    read(async () => {
      await dropCarts(db, carts)
      await db.deleteFrom('session').where('ends_at', '<=', now).execute()
      await db.deleteFrom('staff_session').where('ends_at', '<=', now).execute()
      await db.deleteFrom('access_token').where('ends_at', '<=', now).execute()
      await db.deleteFrom('mailbox_proof').where('ends_at', '<=', now).execute()
      await db.deleteFrom('email_change').where('ends_at', '<=', now).execute()
      await db.deleteFrom('passkey_challenge').where('ends_at', '<=', now).execute()
      await db.deleteFrom('marketing_request').where('ends_at', '<=', now).execute()
      await sql`delete from marketing_subscription where channels = '[]' and changed_at < ${consents}`.execute(db)
      await db.deleteFrom('spent_token').where('ends_at', '<=', now).execute()
      await dropUnproven(db, accounts)
      await db.deleteFrom('cart_link').where('ends_at', '<=', now).execute()
      await sql`update outbox set body = 'null' where sent_at < ${mails} and body <> 'null'`.execute(db)
      await db.deleteFrom('outbox').where('sent_at', 'is', null).where('given_up_at', '<', mails).execute()
      await db.deleteFrom('kept_mail').where('kept_at', '<', mails).execute()
      await dropBooks(db, books)
      // The key of a letter may be the name of what it was about, which is gone.
      await db.deleteFrom('outbox').where('sent_at', '<', books).execute()
    }),
})
