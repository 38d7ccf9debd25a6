import type { Kysely, Selectable, Transaction } from 'kysely'
import { CHANGE_EVENTS, type Actor, type ChangeKey, type OrderChange } from '../../../domain/order/order-change.ts'
import { ORDER_STATUSES, type Order, type OrderToken } from '../../../domain/order/order.ts'
import type { RequestDigest } from '../../../domain/keyed-request.ts'
import { orderChanged } from '../../../domain/webhook/webhook-event.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { oneOf, trusted } from '../rows/value-codecs.ts'
import type { OrderChangeTable, Tables } from '../tables.ts'
import { reportEvents } from '../webhook/report-events.ts'

const keyCodec = trusted<ChangeKey>('ChangeKey')
const digestCodec = trusted<RequestDigest>('RequestDigest')
const eventCodec = oneOf('ChangeEvent', CHANGE_EVENTS)
const statusCodec = oneOf('OrderStatus', ORDER_STATUSES)
const kindCodec = oneOf('Actor', ['shop', 'payment_provider'])

const actorOf = ({ id, by_kind: kind, by_name: name }: Selectable<OrderChangeTable>): Actor =>
  name === null ? { kind: decodeRow(kindCodec, 'order_change', id, kind) } : { kind: 'staff', name }

const toChange = (row: Selectable<OrderChangeTable>): OrderChange => ({
  key: decodeRow(keyCodec, 'order_change', row.id, row.key),
  ...(row.request_digest === null ? {} : { digest: decodeRow(digestCodec, 'order_change', row.id, row.request_digest) }),
  event: decodeRow(eventCodec, 'order_change', row.id, row.event),
  from: decodeRow(statusCodec, 'order_change', row.id, row.from_status),
  to: decodeRow(statusCodec, 'order_change', row.id, row.to_status),
  by: actorOf(row),
  at: row.at.toISOString(),
  ...(row.note === null ? {} : { note: row.note }),
})

/** The changes of an order, oldest first. */
export const changesOf = async (db: Kysely<Tables>, orderToken: OrderToken): Promise<readonly OrderChange[]> =>
  (await db.selectFrom('order_change').selectAll().where('order_token', '=', orderToken).orderBy('id').execute()).map(toChange)

export const writeChange = async (tx: Transaction<Tables>, order: Order, change: OrderChange): Promise<void> => {
  const { key, digest, event, from, to, by, at, note } = change
  await tx.insertInto('order_change').values({
    order_token: order.token, key, event, from_status: from, to_status: to, by_kind: by.kind,
    by_name: by.kind === 'staff' ? by.name : null, at, note: note ?? null, request_digest: digest ?? null,
  }).execute()
  await reportEvents(tx, [orderChanged(order, change)])
}
