import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate, migrations } from '../../../adapters/postgres/migrations/migrate.ts'
import { emptied, engines } from '../../support/postgres-engines.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import {
  standardCustomerNames, standardMailNames, standardNames, standardOrderNames, standardOutboxNames, standardPaymentNames,
} from '../../../adapters/postgres/migrations/0175-standard-names.ts'
import type { Database } from '../../../adapters/postgres/database/database.ts'

const AT = '2026-03-02T12:00:00Z'

describe.each(engines)('a shop from before the standard names, on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database
  beforeAll(async () => { database = await open() }, 60_000)
  afterAll(() => database.close())

  it('keeps its rows, with the standard names and values', async () => {
    const { db } = database
    await emptied(database, aCatalogue({ products: [] }))
    await sql`create table product_text (category_titles text)`.execute(db)
    for (const step of [
      standardNames, standardPaymentNames, standardOutboxNames, standardOrderNames, standardMailNames, standardCustomerNames,
    ]) await step.down(db)
    await sql`delete from kysely_migration where name >= '0175'`.execute(db)
    await sql`alter table order_change drop constraint order_change_by_kind_check`.execute(db)
    await sql`alter table refund drop constraint refund_state_check, drop constraint refund_check`.execute(db)
    await sql`alter table order_change add constraint order_change_by_kind_check check (by_kind in ('staff', 'shop', 'payment_house'))`
      .execute(db)
    await sql`alter table refund add constraint refund_state_check check (state in ('asked', 'done', 'refused')),
      add constraint refund_check check ((state = 'asked') = (ended_at is null))`.execute(db)
    await sql`insert into customer (account_id, mailbox, body, proven_at) values ('anna', 'anna@example.ch', '{}', ${AT})`.execute(db)
    await sql`insert into staff (id, mailbox, email, name, roles, is_disabled, password_hash, secret)
      values ('gina', 'gina@iris.example', 'gina@iris.example', 'Gina', '{goods,orders}', false, '', '')`.execute(db)
    await sql`insert into staff_act (by_name, what, about, at) values ('Gina', 'coupon.made', 'X', ${AT})`.execute(db)
    const order = { status: 'shipped', undone: { cents: 1, currency: 'CHF' }, comment: '"undone": no', lines: [{ broughtBy: 'a' }] }
    await sql`insert into purchase_order
      (token, number, cart_token, status, email, customer, id, currency, items_cents, shipping_cents, total_cents, body, created_at)
      values ('order', 'IR-1', 'cart', 'shipped', 'a@example.ch', 'a@example.ch', 1, 'CHF', 1, 0, 1,
        ${JSON.stringify(order)}::jsonb, ${AT})`
      .execute(db)
    await sql`insert into order_change (order_token, key, event, from_status, to_status, by_kind, at)
      values ('order', 'money.came:p', 'money.came', 'payment_pending', 'new', 'payment_house', ${AT})`.execute(db)
    await sql`insert into refund (id, order_token, amount_cents, currency, state, asked_at, ended_at)
      values ('one', 'order', 1, 'CHF', 'asked', ${AT}, null), ('two', 'order', 1, 'CHF', 'done', ${AT}, ${AT})`.execute(db)
    await sql`insert into outbox (key, body) values ('mailbox-proof:1', '{}'), ('order-rest-dropped:order:a', '{}')`.execute(db)
    await migrate(db, migrations)

    expect((await db.selectFrom('customer').select(['canonical_email']).where('verified_at', 'is not', null).execute()))
      .toEqual([{ canonical_email: 'anna@example.ch' }])
    expect(await db.selectFrom('staff').select(['canonical_email', 'roles']).execute())
      .toEqual([{ canonical_email: 'gina@iris.example', roles: ['products', 'orders'] }])
    expect(await db.selectFrom('audit_entry').select(['what', 'about']).execute()).toEqual([{ what: 'coupon.created', about: 'X' }])
    expect(await db.selectFrom('order_change').select(['key', 'event', 'by_kind']).execute())
      .toEqual([{ key: 'payment.received:p', event: 'payment.received', by_kind: 'payment_provider' }])
    expect(await db.selectFrom('outbox').select('key').orderBy('id').execute())
      .toEqual([{ key: 'email-verification:1' }, { key: 'order-remaining-items-cancelled:order:a' }])
    expect(await db.selectFrom('refund').select(['id', 'state']).orderBy('id').execute())
      .toEqual([{ id: 'one', state: 'requested' }, { id: 'two', state: 'paid' }])
    expect((await db.selectFrom('purchase_order').select('body').execute())[0]?.body).toEqual({
      status: 'shipped', reversed: { cents: 1, currency: 'CHF' }, comment: '"undone": no', lines: [{ addedBy: 'a' }],
    })
  })
})
