import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { waiting } from '../support/system/due-subscriptions.ts'
import { runShop } from '../support/system/run-shop.ts'
import type { ChaosRecord } from './actors.ts'
import type { ChaosFixture } from './chaos-fixture.ts'

type Checked = { readonly orderFaults: readonly unknown[]; readonly storageFaults: readonly unknown[] }

/** The findings of `shop check`; it ends with 1 if there are any. */
const check = async (settings: Readonly<Record<string, string>>): Promise<Checked> =>
  (await runShop(['check'], settings).catch(({ stdout }: { readonly stdout: string }) => JSON.parse(stdout) as unknown)) as Checked

const sorted = (lines: Iterable<string>): readonly string[] => [...lines].toSorted((one, other) => one.localeCompare(other))

/** Lines of one list that are missing in the other, with their number. */
const lacking = (lines: readonly string[], in_: readonly string[]): readonly string[] => {
  const left = [...in_]
  return lines.filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

const differences = (what: string, acknowledged: Iterable<string>, stored: Iterable<string>): readonly string[] => {
  const [one, other] = [sorted(acknowledged), sorted(stored)]
  return [
    ...lacking(one, other).map((line) => `${what}, lost: ${line}`),
    ...lacking(other, one).map((line) => `${what}, too much: ${line}`),
  ]
}

const sumBy = <Row>(rows: readonly Row[], key: (row: Row) => string, amount: (row: Row) => number): ReadonlyMap<string, number> =>
  rows.reduce((sums, row) => sums.set(key(row), (sums.get(key(row)) ?? 0) + amount(row)), new Map<string, number>())

/** Subscriptions are ordered and refunds are paid; what is due later is made due now. */
async function untilQuiet({ db, ...database }: Database, within: number): Promise<void> {
  const deadline = Date.now() + within
  for (;;) {
    await db.updateTable('refund').set({ retry_at: new Date(0) }).where('state', '=', 'requested').execute()
    await db.updateTable('payment').set({ retry_at: new Date(0) }).where('status', 'in', ['started', 'refunding']).execute()
    const refunds = await db.selectFrom('refund').select('id').where('state', '=', 'requested').execute()
    const payments = await db.selectFrom('payment').select('id').where('status', '=', 'refunding').execute()
    if (refunds.length === 0 && payments.length === 0 && (await waiting({ db, ...database })) === 0) return
    if (Date.now() > deadline) return
    await pause(500)
  }
}

async function storedIn({ db }: Database) {
  const orders = await db.selectFrom('purchase_order').select(['token', 'cart_token', 'number', 'total_cents', 'email'])
    .where((where) => where.or([where('email', 'like', '%@killed.example.ch'), where('email', 'like', 'wearer-%')])).execute()
  const tokens = orders.map(({ token }) => token)
  return {
    orders,
    lines: await db.selectFrom('order_line').select(['order_token', 'variant_id', 'quantity'])
      .where('order_token', 'in', tokens).execute(),
    stock: await db.selectFrom('stock').select(['variant_id', 'on_hand']).execute(),
    mails: await db.selectFrom('outbox').select(['key']).where('key', 'like', 'order-confirmation:%').execute(),
    payments: await db.selectFrom('payment').select(['id', 'order_token', 'status', 'amount_cents', 'reference'])
      .where('order_token', 'in', tokens).execute(),
    refunds: await db.selectFrom('refund').select(['order_token', 'payment_id', 'amount_cents', 'state'])
      .where('order_token', 'in', tokens).execute(),
    waiting: await waiting({ db } as Database),
  }
}

/** Differences between the record, the database and the provider; empty if no order, payment, unit or refund is lost or duplicated. */
export async function compareRecord(fixture: ChaosFixture, record: ChaosRecord, subscribers: number): Promise<readonly string[]> {
  const database = await fixture.database()
  try {
    await untilQuiet(database, 120_000)
    const { orders, lines, stock, mails, payments, refunds, waiting: unordered } = await storedIn(database)
    const bought = orders.filter(({ email }) => !email.startsWith('wearer-'))
    const delivered = orders.filter(({ email }) => email.startsWith('wearer-'))
    const tokens = new Set(orders.map(({ token }) => token))
    const confirmed = mails.map(({ key }) => key.slice('order-confirmation:'.length))
    const subscribed = Array.from({ length: subscribers }, (_, index) => `wearer-${index}@example.ch`)
    const acknowledged = new Set(record.paid.map(({ order }) => order))
    const sold = sumBy(lines, ({ variant_id: variant }) => variant, ({ quantity }) => quantity)
    const after = new Map(stock.map(({ variant_id: variant, on_hand: onHand }) => [variant, onHand]))
    const isPaid = new Set(payments.filter(({ status }) => status === 'paid').map(({ order_token: token }) => token))
    const wentBack = [
      ...refunds.map(({ payment_id: id, amount_cents: cents }) => ({ id: id ?? '', cents })),
      ...payments.filter(({ status }) => status === 'refunded').map(({ id, amount_cents: cents }) => ({ id, cents })),
    ]
    const credited = [...fixture.provider.credits].map(([transaction, cents]) => ({
      id: fixture.provider.started.get(transaction)?.refno ?? '', cents: cents.reduce((sum, one) => sum + one, 0),
    }))
    const moneyLine = ([id, cents]: readonly [string, number]): string => `${id} ${cents}`
    const checked = await check({ ...fixture.settings, NODE_OPTIONS: '' })
    return [
      ...record.faults.map((fault) => `answer: ${fault}`),
      ...differences('order', record.bought.map(({ order, cart, total }) => `${order} ${cart} ${total}`),
        bought.map(({ token, cart_token: cart, total_cents: total }) => `${token} ${cart} ${total}`)),
      ...differences('packs', record.bought.map(({ order, quantity }) => `${order} ${quantity}`),
        lines.filter(({ order_token: token }) => bought.some((order) => order.token === token))
          .map(({ order_token: token, quantity }) => `${token} ${quantity}`)),
      ...differences('number', new Set(orders.map(({ number }) => number)), orders.map(({ number }) => number)),
      ...differences('stock', [...sold].map(([variant, packs]) => `${variant} ${(fixture.stock.get(variant) ?? 0) - packs}`),
        [...sold].map(([variant]) => `${variant} ${after.get(variant)}`)),
      ...differences('confirmation', tokens, confirmed.filter((token) => tokens.has(token))),
      ...differences('delivery', subscribed, delivered.map(({ email }) => email)),
      ...(unordered === 0 ? [] : [`delivery: ${unordered} are still due`]),
      ...differences('paid order', acknowledged, [...isPaid].filter((token) => acknowledged.has(token))),
      ...differences('captured once', isPaid, payments.filter(({ status }) => status === 'paid').map(({ order_token: token }) => token)),
      ...differences('refund', record.refunded.map(({ order, cents }) => `${order} ${cents}`),
        refunds.map(({ order_token: token, amount_cents: cents }) => `${token} ${cents}`)),
      ...refunds.filter(({ state }) => state !== 'paid').map(({ order_token: token, state }) => `refund: ${token} is ${state}`),
      ...differences('money back', [...sumBy(wentBack, ({ id }) => id, ({ cents }) => cents)].map(moneyLine),
        [...sumBy(credited, ({ id }) => id, ({ cents }) => cents)].map(moneyLine)),
      ...[...checked.orderFaults, ...checked.storageFaults].map((fault) => `check: ${JSON.stringify(fault)}`),
    ]
  } finally {
    await database.close()
  }
}
