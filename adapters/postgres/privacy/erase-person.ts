import { sql, type Transaction } from 'kysely'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import { ERASED_EMAIL, isOrderDone, reducedOrder, withoutOwner, type NewTokens } from '../../../domain/privacy/reduced-order.ts'
import { customerKey } from '../../../domain/coupon/customer-key.ts'
import { changingColumns, toOrder } from '../order/order-row.ts'
import { attemptsOf } from '../payment/attempts-of.ts'
import { refundsOf } from '../payment/refund-row.ts'
import { releaseRatings } from '../rating/rating-row.ts'
import type { Tables } from '../tables.ts'
import { ofAccount, ofBuyer, isFoundBy, type Person } from './personal-table.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'

type Naming = { readonly at: Date; readonly names: () => NewTokens }

/** What belongs to an order loses what only the order's delivery needed; then the order itself, under new names. */
const reduce = async (tx: Transaction<Tables>, order: Order, names: NewTokens): Promise<void> => {
  const { token } = order
  await tx.updateTable('order_line').set({ variant_id: sql`product_id::text`, eye: null }).where('order_token', '=', token).execute()
  await tx.deleteFrom('reservation').where('order_token', '=', token).execute()
  await tx.updateTable('coupon_use').set({ customer: customerKey(ERASED_EMAIL) }).where('order_token', '=', token).execute()
  await tx.updateTable('order_change').set({ note: null, request_digest: null }).where('order_token', '=', token).execute()
  await tx.updateTable('payment').set({ page: null, keeps_card: false, alias: null }).where('order_token', '=', token).execute()
  // A letter's name and its links carry what opened the order; one that did not leave yet still may.
  const isNamed = sql`(position(${token} in key) > 0 or position(${token} in body::text) > 0)`
  await sql`delete from outbox where ${isFoundBy([token])} and ${isNamed} and (sent_at is not null or given_up_at is not null)`.execute(tx)
  await sql`delete from kept_mail where ${isFoundBy([token])} and ${isNamed}`.execute(tx)
  const reduced = reducedOrder(order, names)
  await tx
    .updateTable('purchase_order')
    .set({
      ...changingColumns(reduced), token: names.token, cart_token: names.cartToken, account_id: null, email: reduced.email,
      customer: customerKey(reduced.email), buyer_left: false, network_hash: null,
    })
    .where('token', '=', token)
    .execute()
}

/** It goes on as a guest's, without a card that would be kept for nobody. */
const leave = async (tx: Transaction<Tables>, order: Order): Promise<void> => {
  const { token } = order
  await tx.updateTable('payment').set({ keeps_card: false, alias: null }).where('order_token', '=', token).execute()
  await tx
    .updateTable('purchase_order')
    .set({ ...changingColumns(withoutOwner(order)), account_id: null, buyer_left: true })
    .where('token', '=', token)
    .execute()
}

/** Reduces an order that is done; answers whether it was. */
export const reduceIfDone = async (tx: Transaction<Tables>, order: Order, { at, names }: Naming): Promise<boolean> => {
  const isDone = isOrderDone(order, { payments: await attemptsOf(tx, order.token), refunds: await refundsOf(tx, order.token) }, at)
  if (isDone) await reduce(tx, order, names())
  return isDone
}

const partWithOrders = async (tx: Transaction<Tables>, person: Person, naming: Naming): Promise<void> => {
  const rows = await tx
    .selectFrom('purchase_order').select(['token', 'body']).where(ofBuyer(person)).orderBy('token').forUpdate().execute()
  for (const row of rows) {
    const order = toOrder({ ...row, token: row.token as OrderToken })
    if (!(await reduceIfDone(tx, order, naming))) await leave(tx, order)
  }
}

/** Does to every table of a person what the list of tables says of it. The customer's row, which the others refer to, goes last. */
export const erasePerson = async (tx: Transaction<Tables>, person: Person, naming: Naming): Promise<void> => {
  const going = PERSONAL_TABLES.filter(({ fate }) => fate === 'goes').toReversed()
  for (const { table, whose } of going) {
    if (table === 'customer') {
      await releaseRatings(tx, ofAccount(person))
      await partWithOrders(tx, person, naming)
    }
    await sql`delete from ${sql.table(table)} where ${whose(person)}`.execute(tx)
  }
}
