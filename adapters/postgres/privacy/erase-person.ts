import { sql, type Transaction } from 'kysely'
import { DELETED_RECORDS } from '../../../application/commerce/privacy/personal-records.ts'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import { ERASED_EMAIL, isOrderDone, reducedOrder, withoutOwner, type NewTokens } from '../../../domain/privacy/reduced-order.ts'
import { customerKey } from '../../../domain/coupon/customer-key.ts'
import { changingColumns, toOrder } from '../order/order-row.ts'
import { attemptsOf } from '../payment/attempts-of.ts'
import { refundsOf } from '../payment/refund-row.ts'
import { releaseRatings } from '../rating/rating-row.ts'
import type { Tables } from '../tables.ts'
import { WHOSE } from './personal-tables.ts'
import { ofAccount, ofBuyer, containsWord, type Person } from './rows-of-person.ts'

type Renaming = { readonly at: Date; readonly names: () => NewTokens }

/** Deletes from an order and its related rows what only the delivery needed, and gives the order new tokens. */
const reduce = async (tx: Transaction<Tables>, order: Order, names: NewTokens): Promise<void> => {
  const { token } = order
  await tx.updateTable('order_line').set({ variant_id: sql`product_id::text`, eye: null }).where('order_token', '=', token).execute()
  await tx.deleteFrom('reservation').where('order_token', '=', token).execute()
  await tx.updateTable('coupon_use').set({ customer: customerKey(ERASED_EMAIL) }).where('order_token', '=', token).execute()
  await tx.updateTable('order_change').set({ note: null, request_digest: null }).where('order_token', '=', token).execute()
  await tx.updateTable('payment').set({ page: null, saves_card: false, alias: null }).where('order_token', '=', token).execute()
  // The key and the links of a mail contain the order token. Mails that are not sent yet stay.
  const containsToken = sql`(position(${token} in key) > 0 or position(${token} in body::text) > 0)`
  await sql`delete from outbox where ${containsWord([token])} and ${containsToken}
    and (sent_at is not null or failed_at is not null)`.execute(tx)
  await sql`delete from demo_mail where ${containsWord([token])} and ${containsToken}`.execute(tx)
  const reduced = reducedOrder(order, names)
  await tx
    .updateTable('purchase_order')
    .set({
      ...changingColumns(reduced), token: names.token, cart_token: names.cartToken, account_id: null, email: reduced.email,
      customer: customerKey(reduced.email), is_account_deleted: false, network_hash: null,
    })
    .where('token', '=', token)
    .execute()
}

/** The order continues as a guest's, and its card is no longer to be saved. */
const detachOrder = async (tx: Transaction<Tables>, order: Order): Promise<void> => {
  const { token } = order
  await tx.updateTable('payment').set({ saves_card: false, alias: null }).where('order_token', '=', token).execute()
  await tx
    .updateTable('purchase_order')
    .set({ ...changingColumns(withoutOwner(order)), account_id: null, is_account_deleted: true })
    .where('token', '=', token)
    .execute()
}

/** Reduces an order that is finished; returns whether it was. */
export const reduceIfDone = async (tx: Transaction<Tables>, order: Order, { at, names }: Renaming): Promise<boolean> => {
  const isDone = isOrderDone(order, { payments: await attemptsOf(tx, order.token), refunds: await refundsOf(tx, order.token) }, at)
  if (isDone) await reduce(tx, order, names())
  return isDone
}

const reduceOrDetachOrders = async (tx: Transaction<Tables>, person: Person, renaming: Renaming): Promise<void> => {
  const rows = await tx
    .selectFrom('purchase_order').select(['token', 'body']).where(ofBuyer(person)).orderBy('token').forUpdate().execute()
  for (const row of rows) {
    const order = toOrder({ ...row, token: row.token as OrderToken })
    if (!(await reduceIfDone(tx, order, renaming))) await detachOrder(tx, order)
  }
}

/** Deletes a person as listed in `PERSONAL_RECORDS`. The customer's row, which the others reference, is deleted last. */
export const erasePerson = async (tx: Transaction<Tables>, person: Person, renaming: Renaming): Promise<void> => {
  for (const name of DELETED_RECORDS) {
    if (name === 'customer') {
      await releaseRatings(tx, ofAccount(person))
      await reduceOrDetachOrders(tx, person, renaming)
    }
    await sql`delete from ${sql.table(name)} where ${WHOSE[name](person)}`.execute(tx)
  }
}
