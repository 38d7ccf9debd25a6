import { sql, type Transaction } from 'kysely'
import type { Currency } from '../../../domain/money/currency.ts'
import { proofOf, type StoredPeriod } from '../../../domain/pricing/substantiated-price.ts'
import { toJson } from '../rows/to-json.ts'
import type { Tables } from '../tables.ts'

/** Products per statement: enough to make round trips negligible, few enough to keep each statement small. */
const BATCH_SIZE = 1000

type HistoryRow = {
  readonly product_id: number
  readonly price_channel: string
  readonly price_currency: Currency
  readonly reference_cents: number | null
  readonly charged_since: Date | null
  readonly currency: Currency
  readonly cents: number | null
  readonly from_at: Date
}

/** Adds changed prices to the history. Timestamps increase even if the clocks of two processes differ. */
const writeHistory = async (tx: Transaction<Tables>, ids: readonly number[], at: Date): Promise<void> => {
  // The lock serialises writers of the same prices; the next statement sees what they wrote.
  await sql`select count(*) from (
    select from price where product_id = any(${[...ids]}::int[]) order by product_id, price_channel for update) locked`.execute(tx)
  await sql`insert into price_history (product_id, price_channel, from_at, currency, cents)
    select p.product_id, p.price_channel, greatest(${at}::timestamptz, last.from_at), p.currency, now.cents
    from price p join product g on g.id = p.product_id
      cross join lateral (select case when (g.body -> 'isActive')::boolean then p.current_cents end as cents) now
      left join lateral (
        select from_at, currency, cents from price_history h
        where h.product_id = p.product_id and h.price_channel = p.price_channel order by from_at desc limit 1) last on true
    where p.product_id = any(${[...ids]}::int[])
      and (last.from_at is null or (last.currency, last.cents) is distinct from (p.currency, now.cents))
    on conflict (product_id, price_channel, from_at) do update set currency = excluded.currency, cents = excluded.cents`.execute(tx)
}

/** The price histories as far back as a reference price can reach: the 30 days before the current price, and the price at their start. */
const historiesOf = async (tx: Transaction<Tables>, ids: readonly number[]): Promise<readonly HistoryRow[]> =>
  (await sql<HistoryRow>`
    select p.product_id, p.price_channel, p.currency as price_currency, p.reference_cents, p.charged_since, h.currency, h.cents, h.from_at
    from price p
      cross join lateral (
        select max(from_at) as began from price_history h where h.product_id = p.product_id and h.price_channel = p.price_channel) last
      cross join lateral (
        select coalesce(max(from_at), '-infinity') as earliest from price_history h
        where h.product_id = p.product_id and h.price_channel = p.price_channel and h.from_at <= last.began - interval '30 days') window_
      join price_history h on h.product_id = p.product_id and h.price_channel = p.price_channel and h.from_at >= window_.earliest
    where p.product_id = any(${[...ids]}::int[])
    order by p.product_id, p.price_channel, h.from_at`.execute(tx)).rows

/** The reference price that the history proves, if another one is stored with the price. */
const provenRow = (history: readonly HistoryRow[]): readonly object[] => {
  const [first] = history
  if (first === undefined) return []
  const periods = history.map(({ cents, from_at, currency }): StoredPeriod =>
    ({ currency, cents: cents ?? undefined, from: from_at.getTime() }))
  const { reference = null, chargedSince } = proofOf({ currency: first.price_currency }, periods)
  return reference === first.reference_cents && chargedSince === first.charged_since?.getTime() ? [] : [{
    product_id: first.product_id, price_channel: first.price_channel, reference_cents: reference,
    charged_since: chargedSince === undefined ? null : new Date(chargedSince),
  }]
}

const substantiate = async (tx: Transaction<Tables>, ids: readonly number[]): Promise<void> => {
  const histories = Map.groupBy(await historiesOf(tx, ids), ({ product_id, price_channel }) => `${product_id} ${price_channel}`)
  const rows = [...histories.values()].flatMap(provenRow)
  // Every statement on prices counts as a change of the catalogue, so none is run without changes.
  if (rows.length === 0) return
  await sql`update price p set reference_cents = proven.reference_cents, charged_since = proven.charged_since
    from jsonb_populate_recordset(null::price, ${toJson(rows)}::jsonb) proven
    where p.product_id = proven.product_id and p.price_channel = proven.price_channel`.execute(tx)
}

/**
 * Records the current prices of products per channel (or that a product is not for sale), and the reference price they may be compared
 * with. Called in every transaction that changes a price or the availability of a product.
 */
export const notePrices = async (tx: Transaction<Tables>, products: readonly number[], at: Date): Promise<void> => {
  const ids = [...new Set(products)].toSorted((left, right) => left - right)
  for (let from = 0; from < ids.length; from += BATCH_SIZE) {
    const batch = ids.slice(from, from + BATCH_SIZE)
    await writeHistory(tx, batch, at)
    await substantiate(tx, batch)
  }
}
