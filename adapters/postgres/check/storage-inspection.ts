import { sql, type Kysely, type Transaction } from 'kysely'
import type { StorageInspection, StorageFault } from '../../../application/commerce/shop/storage-inspection.port.ts'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import type { OrderRecord, ReservedUnits } from '../../../domain/payment/order-faults.ts'
import type { PaymentId } from '../../../domain/payment/payment.ts'
import type { VariantId } from '../../../domain/product/variant.ts'
import { storedTables } from '../backup/stored-tables.ts'
import { inSnapshot } from '../database/in-snapshot.ts'
import { read } from '../database/run-query.ts'
import { toOrder } from '../order/order-row.ts'
import { toPayment } from '../payment/payment-row.ts'
import { toRefund } from '../payment/refund-row.ts'
import { UnreadableRow } from '../rows/decode-row.ts'
import type { Tables } from '../tables.ts'
import { storageFaults } from './storage-faults.ts'
import { tornTables } from './torn-tables.ts'
import { differingMigrations } from './differing-migrations.ts'

const PAGE_SIZE = 300

type Row = { readonly token: string; readonly number: string; readonly body: unknown }
type Related = {
  readonly payments: ReadonlyMap<string, OrderRecord['payments']>
  readonly refunds: ReadonlyMap<string, OrderRecord['refunds']>
  readonly reserved: ReadonlyMap<string, readonly ReservedUnits[]>
}

const byOrder = <Row extends { readonly order_token: string }, Value>(rows: readonly Row[], toValue: (row: Row) => Value) => {
  const values = new Map<string, Value[]>()
  for (const row of rows) values.set(row.order_token, [...(values.get(row.order_token) ?? []), toValue(row)])
  return values
}

const readRelated = async (tx: Transaction<Tables>, tokens: readonly string[]): Promise<Related> => ({
  payments: byOrder(
    await tx.selectFrom('payment').selectAll().where('order_token', 'in', tokens).execute(), (row) => toPayment(row.id as PaymentId, row)),
  refunds: byOrder(await tx.selectFrom('refund').selectAll().where('order_token', 'in', tokens).orderBy('requested_at')
    .execute(), toRefund),
  reserved: byOrder(
    await tx.selectFrom('reservation').selectAll().where('order_token', 'in', tokens).where('released_at', 'is', null).execute(),
    ({ variant_id: id, quantity, returned }) => ({ variantId: id as VariantId, quantity: quantity - returned })),
})

const toBooked = (order: Order, { payments, refunds, reserved }: Related): OrderRecord => ({
  order,
  payments: payments.get(order.token) ?? [],
  refunds: refunds.get(order.token) ?? [],
  reserved: reserved.get(order.token) ?? [],
})

const readable = (row: Row, related: Related): OrderRecord | StorageFault => {
  try {
    return toBooked(toOrder({ ...row, token: row.token as OrderToken }), related)
  } catch (error) {
    if (!(error instanceof UnreadableRow)) throw error
    return { rule: 'the document of an order is valid', row: `${row.number}: ${error.message.replace(/^Row .* is/, 'is')}` }
  }
}

const isFault = (result: OrderRecord | StorageFault): result is StorageFault => 'rule' in result
const isBooked = (result: OrderRecord | StorageFault): result is OrderRecord => !isFault(result)

export const makeStorageInspection = (db: Kysely<Tables>): StorageInspection => ({
  ordersFrom: (after) =>
    inSnapshot(db, async (tx) => {
      const rows: readonly Row[] = await tx
        .selectFrom('purchase_order').select(['token', 'number', 'body'])
        .where('token', '>', after ?? '').orderBy('token').limit(PAGE_SIZE).execute()
      if (rows.length === 0) return { orders: [], unreadable: [] }
      const related = await readRelated(tx, rows.map(({ token }) => token))
      const all = rows.map((row) => readable(row, related))
      const last = rows.length < PAGE_SIZE ? undefined : rows.at(-1)?.token
      return {
        orders: all.filter(isBooked),
        unreadable: all.filter(isFault),
        ...(last === undefined ? {} : { next: last }),
      }
    }),
  tornTables: () => read(() => tornTables(db)),
  differingMigrations: () => read(() => differingMigrations(db)),
  faults: () => inSnapshot(db, storageFaults),
  counts: () =>
    read(async () => {
      const counts: Record<string, number> = {}
      for (const { name } of await storedTables(db)) {
        const { rows } = await sql<{ readonly count: number }>`select count(*)::int as count from ${sql.table(name)}`.execute(db)
        counts[name] = rows[0]?.count ?? 0
      }
      return counts
    }),
})
