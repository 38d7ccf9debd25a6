import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { JobFailed, reportedFailures } from '../../../adapters/composition/server/job-failed.ts'
import { openMetrics } from '../../../adapters/metrics/metrics.ts'
import { openSettableClock } from '../../../adapters/memory/shop/settable-clock.ts'
import { fromCart } from '../../../adapters/postgres/cart/cart-row.ts'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import type { ShopStorage } from '../../../adapters/postgres/open-shop-storage.ts'
import { fromLines, fromOrder } from '../../../adapters/postgres/order/order-row.ts'
import { fromPayment } from '../../../adapters/postgres/payment/payment-row.ts'
import type { Tables } from '../../../adapters/postgres/tables.ts'
import type { Commerce, CommercePorts } from '../../../application/commerce/commerce.ts'
import type { Mail } from '../../../application/commerce/mail/mail.ts'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import { JOB_NAMES, type JobName } from '../../../domain/job/job-name.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { Payment } from '../../../domain/payment/payment.ts'
import { ALARMS } from '../../support/alarms.ts'
import { openQuery } from '../../support/promql.ts'
import { smallCatalogue } from '../../support/api/small-catalogue.ts'
import { openSmallShop } from '../../support/api/open-api-shop.ts'
import { made } from '../../support/builders/made.ts'
import { aMail } from '../../support/builders/mail.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { aPayment, paymentId } from '../../support/builders/payment.ts'
import { value } from '../../support/outcome.ts'
import { queueMails } from '../../support/queue-mails.ts'
import { emptied, engines } from '../../support/postgres-engines.ts'
import { fillPerson, fillShop, testPerson } from '../../support/privacy/complete-person.ts'

const NOW = new Date('2026-03-20T12:00:00Z')
const ago = (minutes: number): string => new Date(NOW.getTime() - minutes * 60_000).toISOString()

const [broken, good] = [testPerson('anna', 1), testPerson('bea', 2)]

/** Any collaborator of a job, failing for the broken row. */
type Others = Pick<CommercePorts, 'cardVault' | 'providerUsers' | 'webhookSender' | 'mailer' | 'expiredData'>
type Environment = {
  readonly db: Kysely<Tables>
  readonly storage: ShopStorage
  readonly commerce: Commerce
  readonly sent: readonly string[]
}

/** A broken row, by its id, and a valid one. */
type Story = {
  readonly item: string
  readonly plant: (environment: Environment) => Promise<unknown>
  readonly run: (commerce: Commerce) => TE.TaskEither<unknown, unknown>
  /** The evidence that the other one was done. */
  readonly isDone: (environment: Environment) => Promise<boolean>
}

const ordered = async ({ db }: Environment, name: string, stated: Partial<Order> = {}): Promise<Order> => {
  const order = anOrder({
    token: orderToken(name), cartToken: cartToken(name), number: `IR-${name}`, id: name === 'broken' ? 1 : 2, status: 'payment_pending',
    paymentMethod: 'visa', createdAt: ago(name === 'broken' ? 20_001 : 20_000), ...stated,
  } as Parameters<typeof anOrder>[0])
  const { body, ...row } = fromOrder(order)
  await db.insertInto('purchase_order').values({ ...row, body: JSON.stringify(body) }).execute()
  await db.insertInto('order_line').values(fromLines(order)).execute()
  return order
}
const unreadableOrder = ({ db }: Environment) =>
  sql`update purchase_order set body = jsonb_set(body, '{lines}', '"none"') where number = 'IR-broken'`.execute(db)

const paying = async (environment: Environment, name: string, stated: Partial<Payment>): Promise<void> => {
  const order = await ordered(environment, name)
  const named = { id: paymentId(name), orderToken: order.token, reference: `ref-${name}` }
  const row = fromPayment(aPayment({ ...named, startedAt: ago(30), ...stated }))
  await environment.db.insertInto('payment').values(name === 'broken' ? { ...row, method: 'barter' } : row).execute()
}
const twoPayments = (stated: Partial<Payment>) => async (environment: Environment) => {
  await paying(environment, 'broken', stated)
  await paying(environment, 'good', stated)
}
const paymentIs = (status: string) => async ({ db }: Environment): Promise<boolean> =>
  (await db.selectFrom('payment').select('status').where('id', '=', paymentId('good')).executeTakeFirst())?.status === status
const people = async ({ db }: Environment): Promise<void> => {
  await fillShop(db, broken, good)
  for (const who of [broken, good]) await fillPerson(db, who, [who.orders.done])
}
const none = async (db: Kysely<Tables>, table: keyof Tables, where = sql<boolean>`true`): Promise<boolean> =>
  (await sql`select from ${sql.table(table)} where ${where}`.execute(db)).rows.length === 0

const mailTo = (name: string): Mail => aMail({ key: name, to: `${name}@example.ch` })

/** Every job of the shop, each with a broken row: a new job without an entry does not compile. */
const STORIES: { readonly [job in Exclude<JobName, 'attempts'>]: Story } = {
  mails: {
    item: '1',
    plant: async ({ storage, db }) => {
      await queueMails(storage.mailQueue, [mailTo('broken'), mailTo('good')])
      await sql`update outbox set body = '{"to": 1}' where key = 'broken'`.execute(db)
    },
    run: ({ jobs }) => jobs.sendMails(),
    isDone: async ({ sent }) => sent.includes('good'),
  },
  payments: {
    item: paymentId('broken'), plant: twoPayments({ status: 'started' }),
    run: ({ jobs }) => jobs.reconcilePayments(NOW), isDone: paymentIs('paid'),
  },
  refund_payments: {
    item: paymentId('broken'), plant: twoPayments({ status: 'refunding' }), run: ({ jobs }) => jobs.refundPayments(),
    isDone: paymentIs('refunded'),
  },
  pay_refunds: {
    item: 'refund-broken',
    plant: async (environment) => {
      await twoPayments({ status: 'paid' })(environment)
      await sql`update purchase_order set status = 'new', paid_at = ${NOW},
        body = body || jsonb_build_object('status', 'new', 'paidAt', ${ago(20)}::text)`.execute(environment.db)
      for (const name of ['broken', 'good'])
        await environment.db.insertInto('refund').values({
          id: `refund-${name}`, order_token: orderToken(name), payment_id: paymentId(name), amount_cents: 100, currency: 'CHF',
          state: 'requested', requested_at: ago(9),
        }).execute()
    },
    run: ({ jobs }) => jobs.payRefunds(),
    isDone: async ({ db }) => !(await none(db, 'refund', sql`id = 'refund-good' and state = 'paid'`)),
  },
  delete_cards: {
    item: '…broken',
    plant: ({ db }) =>
      db.insertInto('alias_removal').values(['provider-broken', 'provider-good'].map((provider_token) => ({ provider_token }))).execute(),
    run: ({ jobs }) => jobs.deleteCards(), isDone: ({ db }) => none(db, 'alias_removal', sql`provider_token = 'provider-good'`),
  },
  begin_prices: {
    item: `1001 broken ${ago(2)}`,
    plant: async ({ db }) => {
      const price = { product_id: 1001, currency: 'CHF', original_cents: 900, current_cents: 800, website_cents: 800, bulk: '[]' }
      await db.insertInto('price_plan').values([
        { ...price, price_channel: 'broken', from_at: ago(2), bulk: '"none"' }, { ...price, price_channel: 'good', from_at: ago(1) },
      ]).execute()
    },
    run: ({ jobs }) => jobs.beginPrices(), isDone: async ({ db }) => !(await none(db, 'price', sql`price_channel = 'good'`)),
  },
  release_orders: {
    item: 'IR-broken',
    plant: async (environment) => {
      for (const name of ['broken', 'good']) await ordered(environment, name)
      await unreadableOrder(environment)
    },
    run: ({ jobs }) => jobs.releaseUnpaidOrders(),
    isDone: async ({ db }) => !(await none(db, 'purchase_order', sql`number = 'IR-good' and status = 'cancelled'`)),
  },
  remind_transfers: {
    item: 'IR-broken',
    plant: async (environment) => {
      for (const name of ['broken', 'good']) await ordered(environment, name, { paymentMethod: 'prepayment' })
      await unreadableOrder(environment)
    },
    run: ({ jobs }) => jobs.remindOfTransfers(),
    isDone: async ({ db }) => !(await none(db, 'outbox', sql`key = ${`order-reminder:${orderToken('good')}`}`)),
  },
  reminders: {
    item: '1',
    plant: async (environment) => {
      await people(environment)
      await sql`delete from account_erasure`.execute(environment.db)
      await sql`update customer set body = '{}' where account_id = ${broken.accountId}`.execute(environment.db)
    },
    run: ({ jobs }) => jobs.sendReminders(),
    isDone: async ({ db }) => !(await none(db, 'reminder_alarm', sql`id = 2 and due_on > '2026-01-01'`)),
  },
  cart_reminders: {
    item: '1',
    plant: async ({ db }) => {
      for (const { accountId, canonicalEmail, email, word } of [broken, good]) {
        const body = JSON.stringify({ accountId, email, firstName: 'A', lastName: 'B' })
        await db.insertInto('customer')
          .values({ account_id: accountId, canonical_email: canonicalEmail, password_hash: null, body, verified_at: NOW }).execute()
        await sql`insert into cart (token, checkout_state, body, created_at, updated_at)
          values (${word('ownCart')}, 'cart', '{}', ${ago(1500)}, ${ago(1500)})`.execute(db)
        await db.insertInto('customer_cart').values({ account_id: accountId, cart_token: word('ownCart') }).execute()
      }
      await sql`update cart set updated_at = ${ago(1501)} where token = ${broken.word('ownCart')}`.execute(db)
      const { body } = fromCart(aCart({ token: made(makeCartToken(good.word('ownCart'))) }))
      await sql`update cart set body = ${body}::jsonb where token = ${good.word('ownCart')}`.execute(db)
    },
    run: ({ jobs }) => async () => {
      const first = await jobs.remindOfCarts()()
      return E.isLeft(first) ? first : await jobs.remindOfCarts()()
    },
    isDone: async ({ db }) => !(await none(db, 'abandoned_cart_mail', sql`cart_token = ${good.word('ownCart')}`)),
  },
  subscriptions: {
    item: '1',
    plant: async (environment) => {
      await people(environment)
      await sql`delete from account_erasure`.execute(environment.db)
      const lasting = {
        brandChannel: 'iris', locale: 'de', status: 'paused', frequencyDays: 30, tries: 0, lines: [], nextDay: '2026-01-01',
        billingAddress: good.home, shippingAddress: good.home, shippingMethod: 'standard', paymentMethod: 'invoice',
      }
      await sql`update subscription set body = ${JSON.stringify(lasting)} where account_id = ${good.accountId}`.execute(environment.db)
    },
    run: ({ jobs }) => jobs.renewSubscriptions(),
    isDone: async ({ db }) => none(db, 'subscription', sql`account_id = ${good.accountId} and due_on = '2026-01-01'`),
  },
  account_deletions: {
    item: broken.accountId,
    plant: async (environment) => {
      await people(environment)
      await sql`update customer set body = '{}' where account_id = ${broken.accountId}`.execute(environment.db)
    },
    run: ({ jobs }) => async () => {
      await jobs.deleteAccounts()()
      return jobs.deleteAccounts()()
    },
    isDone: ({ db }) => none(db, 'customer', sql`account_id = ${good.accountId}`),
  },
  reduce_orders: {
    item: 'IR-broken',
    plant: async (environment) => {
      for (const name of ['broken', 'good']) await ordered(environment, name, { status: 'shipped' })
      await sql`update purchase_order set is_account_deleted = true`.execute(environment.db)
      await unreadableOrder(environment)
    },
    run: ({ jobs }) => jobs.reduceOrders(),
    isDone: ({ db }) => none(db, 'purchase_order', sql`number = 'IR-good' and is_account_deleted`),
  },
  identities: {
    item: 'google …broken',
    plant: ({ db }) =>
      db.insertInto('identity_removal').values(['a-broken', 'b-good'].map((subject) => ({ provider: 'google', subject }))).execute(),
    run: ({ jobs }) => jobs.removeIdentities(), isDone: ({ db }) => none(db, 'identity_removal', sql`subject = 'b-good'`),
  },
  purge_expired_data: {
    item: 'sessions',
    plant: ({ db }) => db.insertInto('used_token').values({ hash: 'old', ends_at: ago(1) }).execute(),
    run: ({ jobs }) => jobs.purgeExpiredData(), isDone: ({ db }) => none(db, 'used_token'),
  },
  webhooks: {
    item: '1',
    plant: async ({ db }) => {
      for (const id of ['broken', 'good'])
        await db.insertInto('webhook_endpoint').values({ id, url: `https://${id}.example/`, added_at: NOW }).execute()
      for (const endpoint of ['broken', 'good'])
        await sql`insert into webhook_delivery (endpoint_id, event, type, data)
          values (${endpoint}, gen_random_uuid(), 'order.placed', '{}')`.execute(db)
    },
    run: ({ jobs }) => jobs.deliverWebhooks(), isDone: ({ db }) => none(db, 'webhook_delivery', sql`endpoint_id = 'good'`),
  },
}

const defect = (): never => { throw new TypeError('a planted defect') }

describe.each(engines.slice(0, 1))('jobs with a broken row on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database
  let environment: Environment
  let reports: unknown[]
  let sent: string[]
  beforeAll(async () => { database = await open() }, 60_000)
  afterAll(() => database.close())
  beforeEach(async () => {
    [reports, sent] = [[], []]
    const { db } = database
    const storage = await emptied(database, smallCatalogue)
    await sql`truncate account_erasure, linked_identity, subscription, reminder_alarm, alias_removal, price_plan restart identity cascade`
      .execute(db)
    const others: Others = {
      cardVault: {
        charge: defect, delete: (alias) => (alias.includes('broken') ? TE.left({ _tag: 'ServiceUnavailable' }) : TE.right(undefined)),
      },
      providerUsers: {
        remove: ({ subject }) => (subject.includes('broken') ? TE.left({ _tag: 'ServiceUnavailable' }) : TE.right(undefined)),
      } as CommercePorts['providerUsers'],
      webhookSender: { send: ({ endpoint }) => (endpoint === 'broken' ? defect() : TE.right(undefined)) },
      mailer: { send: ({ key }) => TE.fromIO(() => { sent.push(key) }) },
      expiredData: {
        purge: (leftover, until) =>
          (leftover === 'sessions' ? TE.left({ _tag: 'ServiceUnavailable' }) : storage.expiredData.purge(leftover, until)),
      },
    }
    const { commerce, paymentProvider } = openSmallShop(smallCatalogue, {
      ...storage, ...others, clock: openSettableClock(NOW),
      jobFailures: reportedFailures(storage.jobFailures, (error) => reports.push(error)),
    })
    paymentProvider.decide(aPayment({ id: paymentId('good') }), 'paid')
    environment = { db, storage, commerce, sent }
  })

  const named = Object.entries(STORIES)

  it.each(named)('H-S22 %s: the others are done, and the failure is reported, saved and counted with its id', async (job, story) => {
    await story.plant(environment)
    await value(story.run(environment.commerce))
    expect([job, await story.isDone(environment)]).toEqual([job, true])
    const { failures, total } = await value(environment.storage.jobFailures.list({ since: NOW, limit: 9 }))
    expect([failures, total]).toMatchObject([[{ job, item: story.item, attempts: 1 }], 1])
    expect(reports).toHaveLength(1)
    expect(reports[0]).toBeInstanceOf(JobFailed)
    expect(String(reports[0])).toContain(`Job ${job} failed for ${story.item}: ${failures[0]?.reason}`)
    expect((await value(environment.storage.figuresReader.figures(NOW))).jobFailures).toMatchObject({ count: 1 })
    const message = await openMetrics().text({ book: environment.storage.figuresReader, now: () => NOW, report: () => {} })
    expect(openQuery(ALARMS.get('JobItemFailed') ?? '').isRaised({ before: message, now: message })).toBe(true)
  })

  it('H-S22 no job is missing', () => {
    expect([...Object.keys(STORIES), 'attempts'].toSorted()).toEqual([...JOB_NAMES].toSorted())
  })
})
