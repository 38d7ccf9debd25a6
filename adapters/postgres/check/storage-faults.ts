import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { StorageFault } from '../../../application/commerce/shop/books-to-check.port.ts'
import type { Tables } from '../tables.ts'

/** Of one rule so many rows are named; whoever sees them need not see all. */
const MOST = 100

type Rule = { readonly rule: string; readonly broken: RawBuilder<unknown> }

/** What no constraint of the database holds: each asks for the rows that break it, by a name somebody can look for. */
const RULES: readonly Rule[] = [
  {
    rule: 'an order says the same in its columns and in itself',
    broken: sql`select number as row from purchase_order where body ->> 'number' <> number or body ->> 'status' <> status
      or (body #>> '{totals,total,cents}')::int <> total_cents or (body #>> '{totals,itemsTotal,cents}')::int <> items_cents
      or (body #>> '{totals,shippingTotal,cents}')::int <> shipping_cents
      or coalesce((body #>> '{refunded,cents}')::int, 0) <> refunded_cents or (body ? 'paidAt') <> (paid_at is not null)`,
  },
  {
    rule: 'an order has as many rows of goods as lines',
    broken: sql`select number as row from purchase_order o
      where jsonb_array_length(body -> 'lines') <> (select count(*) from order_line l where l.order_token = o.token)`,
  },
  {
    rule: 'an order of a customer has that customer',
    broken: sql`select number as row from purchase_order where account_id is not null
      and not exists (select from customer c where c.account_id = purchase_order.account_id)`,
  },
  {
    rule: 'goods that are kept, taken or ordered have a variant',
    broken: sql`select variant_id as row from stock where not exists (select from variant v where v.id = variant_id)
      union select variant_id from reservation where not exists (select from variant v where v.id = variant_id)`,
  },
  {
    rule: 'goods that were taken are counted in the stock',
    broken: sql`select distinct variant_id as row from reservation r
      where given_back_at is null and not exists (select from stock s where s.variant_id = r.variant_id)`,
  },
  {
    // Below zero are packs that were sold and are still to come; of what nobody delivers any more none will.
    rule: 'of what is delivered no more no pack is missing',
    broken: sql`select variant_id as row from stock where stop_order and on_hand < 0`,
  },
  {
    rule: 'a product lies in a category',
    broken: sql`select id::text as row from product p where not exists (select from category c where c.path = p.category_path)`,
  },
  {
    rule: 'a product has its words in four languages',
    broken: sql`select id::text as row from product p where 4 <> (select count(*) from product_text t where t.product_id = p.id)`,
  },
  {
    rule: 'a price has its product',
    broken: sql`select product_id || ' ' || price_channel as row from price
      where not exists (select from product p where p.id = product_id)`,
  },
  {
    rule: 'an offer has its product',
    broken: sql`select fk || ' ' || product_id as row from offer where not exists (select from product p where p.id = product_id)`,
  },
  {
    rule: 'a voucher counts its uses',
    broken: sql`select code as row from coupon c
      where uses <> (select count(*) from coupon_use u where u.code = c.code and given_back_at is null)`,
  },
  {
    rule: 'a product shows the stars that were given',
    broken: sql`select id::text as row from product p
      where rating_count <> (select count(*) from product_rating r where r.group_key = p.group_key)`,
  },
  {
    // An hour is longer than the shop can have the same charge made again without taking its money twice.
    rule: 'a charge of a kept card has an answer',
    broken: sql`select o.number || ' ' || p.id as row from payment p join purchase_order o on o.token = p.order_token
      where p.status = 'started' and p.is_charge and p.reference is null and p.started_at < now() - interval '1 hour'`,
  },
  {
    rule: 'a payment is in the currency of its order',
    broken: sql`select p.id as row from payment p join purchase_order o on o.token = p.order_token where p.currency <> o.currency`,
  },
]

const brokenBy = async (db: Kysely<Tables>, { rule, broken }: Rule): Promise<readonly StorageFault[]> =>
  (await sql<{ readonly row: string }>`select row from (${broken}) broken order by 1 limit ${sql.lit(MOST)}`.execute(db)).rows.map(
    ({ row }) => ({ rule, row }))

export const storageFaults = async (db: Kysely<Tables>): Promise<readonly StorageFault[]> => {
  const faults: StorageFault[] = []
  for (const rule of RULES) faults.push(...(await brokenBy(db, rule)))
  return faults
}
