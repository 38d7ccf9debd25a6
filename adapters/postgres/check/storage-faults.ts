import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { StorageFault } from '../../../application/commerce/shop/storage-inspection.port.ts'
import type { Tables } from '../tables.ts'

/** Rows reported per rule. */
const MAX_ROWS = 100

type Rule = { readonly rule: string; readonly broken: RawBuilder<unknown> }

/** Rules that no database constraint enforces; each query returns the rows that violate it. */
const RULES: readonly Rule[] = [
  {
    rule: 'the columns of an order match its document',
    broken: sql`select number as row from purchase_order where body ->> 'number' <> number or body ->> 'status' <> status
      or (body #>> '{totals,total,cents}')::int <> total_cents or (body #>> '{totals,itemsTotal,cents}')::int <> items_cents
      or (body #>> '{totals,shippingTotal,cents}')::int <> shipping_cents
      or coalesce((body #>> '{refunded,cents}')::int, 0) <> refunded_cents or (body ? 'paidAt') <> (paid_at is not null)`,
  },
  {
    rule: 'an order has one order_line row per line',
    broken: sql`select number as row from purchase_order o
      where jsonb_array_length(body -> 'lines') <> (select count(*) from order_line l where l.order_token = o.token)`,
  },
  {
    rule: 'the customer of an order exists',
    broken: sql`select number as row from purchase_order where account_id is not null
      and not exists (select from customer c where c.account_id = purchase_order.account_id)`,
  },
  {
    rule: 'the variant of a stock or reservation row exists',
    broken: sql`select variant_id as row from stock where not exists (select from variant v where v.id = variant_id)
      union select variant_id from reservation where not exists (select from variant v where v.id = variant_id)`,
  },
  {
    rule: 'a reserved variant has a stock row',
    broken: sql`select distinct variant_id as row from reservation r
      where released_at is null and not exists (select from stock s where s.variant_id = r.variant_id)`,
  },
  {
    // Negative stock is sold in advance; with a stop order it will never be delivered.
    rule: 'a variant with a stop order has no negative stock',
    broken: sql`select variant_id as row from stock where stop_order and on_hand < 0`,
  },
  {
    rule: 'the category of a product exists',
    broken: sql`select id::text as row from product p where not exists (select from category c where c.path = p.category_path)`,
  },
  {
    rule: 'the product of a price exists',
    broken: sql`select product_id || ' ' || price_channel as row from price
      where not exists (select from product p where p.id = product_id)`,
  },
  {
    rule: 'the product of an offer exists',
    broken: sql`select fk || ' ' || product_id as row from offer where not exists (select from product p where p.id = product_id)`,
  },
  {
    rule: 'the use count of a coupon matches its uses',
    broken: sql`select code as row from coupon c
      where uses <> (select count(*) from coupon_use u where u.code = c.code and released_at is null)`,
  },
  {
    rule: 'the rating count of a product matches its ratings',
    broken: sql`select id::text as row from product p
      where rating_count <> (select count(*) from product_rating r where r.group_key = p.group_key)`,
  },
  {
    // Within an hour the shop can repeat the charge with the same idempotency key.
    rule: 'a charge of a saved card has a result',
    broken: sql`select o.number || ' ' || p.id as row from payment p join purchase_order o on o.token = p.order_token
      where p.status = 'started' and p.is_charge and p.reference is null and p.started_at < now() - interval '1 hour'`,
  },
  {
    rule: 'a payment has the currency of its order',
    broken: sql`select p.id as row from payment p join purchase_order o on o.token = p.order_token where p.currency <> o.currency`,
  },
]

const brokenBy = async (db: Kysely<Tables>, { rule, broken }: Rule): Promise<readonly StorageFault[]> =>
  (await sql<{ readonly row: string }>`select row from (${broken}) broken order by 1 limit ${sql.lit(MAX_ROWS)}`.execute(db)).rows.map(
    ({ row }) => ({ rule, row }))

export const storageFaults = async (db: Kysely<Tables>): Promise<readonly StorageFault[]> => {
  const faults: StorageFault[] = []
  for (const rule of RULES) faults.push(...(await brokenBy(db, rule)))
  return faults
}
