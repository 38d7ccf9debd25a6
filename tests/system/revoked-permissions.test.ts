import * as E from 'fp-ts/lib/Either.js'
import type { FastifyInstance } from 'fastify'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STAFF_OPERATIONS } from '../../adapters/commerce-api/staff/staff-operations.ts'
import type { StaffOperationName } from '../../application/contract/staff/staff.ts'
import type { Tables } from '../../adapters/postgres/tables.ts'
import type { Database } from '../../adapters/postgres/database/database.ts'
import type { ShopStorage } from '../../adapters/postgres/open-shop-storage.ts'
import { makeAccountId } from '../../domain/customer/account-id.ts'
import { makeEmail } from '../../domain/customer/email.ts'
import { makeSessionToken } from '../../domain/identity/session.ts'
import type { StaffId } from '../../domain/staff/staff-member.ts'
import type { StaffRole } from '../../domain/staff/staff-role.ts'
import { openApi, openSmallShop } from '../support/api/open-api-shop.ts'
import { smallCatalogue, solution } from '../support/api/small-catalogue.ts'
import { aCart, cartToken } from '../support/builders/cart.ts'
import { aLine } from '../support/builders/cart-line.ts'
import { made } from '../support/builders/made.ts'
import { aMail } from '../support/builders/mail.ts'
import { anOrder, orderToken } from '../support/builders/order.ts'
import { aReview, stars } from '../support/builders/rating.ts'
import { aSession } from '../support/builders/session.ts'
import { value } from '../support/outcome.ts'
import { emptied, engines } from '../support/postgres-engines.ts'
import { requestBackOffice, STAFF_PASSWORD, signedInAs, type RequestBackOffice } from '../support/staff/back-office.ts'

const anna = {
  accountId: made(makeAccountId('account-anna'.padEnd(22, '_'))), email: made(makeEmail('anna@example.ch')), isVerified: true,
  firstName: 'Anna', lastName: 'Keller',
}
const READ = { price_channel: 'iris-ch', currency: 'CHF', original: 5000, current: 4500, website: 6000, bulk: [] }
const PRICE = { price_channel: 'iris-ch', currency: 'CHF', original: 1990, current: 1490, website: 1790, bulk: [] }
const FROM = '2027-01-01T00:00:00.000Z'
const PACK = { item_id: 'line-1', quantity: 1 }

/** A request for each operation that changes something, and each logged view, in an order in which all of them succeed. */
const ACTS: Partial<Record<StaffOperationName, object>> = {
  getOrderFile: {},
  recordTransfer: { key: 'transfer-1', amount: { value: 10_790, currency: 'CHF' } },
  stepOrder: { key: 'accepting', step: 'accept' },
  shipParcel: { key: 'parcel-01', tracking: '99.00.123', items: [PACK] },
  returnItems: { key: 'return-01', items: [PACK], is_sellable: true },
  refundOrder: { key: 'refund-01', amount: { value: 100, currency: 'CHF' }, method: 'transfer' },
  markRefundPaid: { key: 'refund-02' },
  cancelRemainingItems: { key: 'the-rest-1' },
  cancelOrder: { key: 'cancel-001' },
  changeStock: { options: {}, read: { on_hand: 40, stop_order: false }, kind: 'to', packs: 7, stop_order: false, reason: 'count' },
  changePrice: { price: PRICE, read: READ, from: FROM },
  cancelPlannedPrice: { price_channel: 'iris-ch', from: FROM },
  setProductVisibility: { is_active: false },
  stopSale: { reason: 'recall' },
  createCoupon: { code: 'NEU5', percent: 5, new_customers_only: false, not_with_promotional_prices: false },
  endCoupon: {},
  resendMail: {},
  publishReview: { version: 0 },
  replyToReview: { version: 1, text: 'Danke.' },
  deleteReviewReply: { version: 2 },
  rejectReview: { version: 3, reason: 'off_topic' },
  getCustomer: {},
  listBuyers: {},
  exportCustomer: {},
  signCustomerOut: {},
  deleteCustomer: {},
  addStaff: { email: 'nora@iris.example', name: 'Nora', password: STAFF_PASSWORD, roles: ['orders'] },
  changeStaffRoles: { roles: ['content'] },
  setStaffAccess: { is_disabled: true },
  resetStaff: { email: 'eve@iris.example', password: 'ganz-anders-8' },
  createAccessToken: { name: 'feed', roles: ['products'] },
  revokeAccessToken: {},
  endOwnSession: {},
  endOtherOwnSessions: {},
  changeOwnPassword: { current_password: STAFF_PASSWORD, new_password: 'ganz-anders-8' },
}
const OWN: readonly string[] = ['createAccessToken', 'revokeAccessToken', 'endOwnSession', 'endOtherOwnSessions', 'changeOwnPassword']
const NOT_ALLOWED = [403, 'urn:iris:problem:NotAllowed']
const NAMES = Object.keys(ACTS) as readonly StaffOperationName[]

/** Rows with an audit entry or a change; of staff only the other accounts. */
const TABLES = [
  'order_change', 'purchase_order', 'refund', 'audit_entry', 'outbox', 'coupon', 'price', 'price_plan', 'price_history', 'stock',
  'product',
  'session', 'account_erasure', 'access_token', 'staff_session', 'product_rating',
] as const
const rowsOf = async ({ db }: Database, but: StaffId): Promise<unknown> => Promise.all([
  ...TABLES.map(async (name) => (await sql`select * from ${sql.table(name)} as t order by t::text`.execute(db)).rows),
  db.selectFrom('staff').selectAll().where('id', '<>', but).orderBy('name').execute(),
])

/** The tables of audit entries. */
const WRITTEN = ['order_change', 'audit_entry'] as const
/** Enables or disables audit entries: like a full disk. */
const writeDown = async ({ db }: Database, so: boolean): Promise<void> => {
  const raising = sql`create or replace function full_disk() returns trigger language plpgsql
    as 'begin raise exception ''disk full''; end'`
  await raising.execute(db)
  for (const name of WRITTEN)
    await (so
      ? sql`drop trigger full_disk on ${sql.table(name)}`
      : sql`create trigger full_disk before insert on ${sql.table(name)} execute function full_disk()`).execute(db)
}

const filled = async ({ customers, carts, orders, sessions, outbox, ratings }: ShopStorage): Promise<void> => {
  await value(customers.add(anna, 'hash'))
  const token = made(makeSessionToken('session-anna'.padEnd(44, '_')))
  await value(sessions.begin(aSession({ token, accountId: anna.accountId, endsAt: new Date('2027-01-01') })))
  for (const name of ['a', 'b']) {
    const { id: _id, ...cart } = aCart({ token: cartToken(name) })
    await value(carts.put(cart))
    const order = anOrder({
      token: orderToken(name), cartToken: cart.token, number: `IR-2026-00000${name}`.toUpperCase(), paymentMethod: 'prepayment',
      status: 'new', lines: [aLine({ quantity: 2 })],
    })
    const mails = [aMail({ key: name })]
    await value(orders.place(cart.token, (_cart, id) => E.right({ order: { ...order, id }, reservations: [], mails })))
  }
  await value(ratings.rate(anna.accountId, { product: solution, stars: stars(4), now: new Date() }, () => E.right(undefined)))
  await value(ratings.review(anna.accountId, solution.group.key, aReview({ state: 'held' })))
  const [mail] = await value(outbox.take(1, new Date()))
  await value(outbox.failPermanently(mail!.id, new Date(), { kind: 'unreachable' }))
}

describe.each(engines)('a permission that is checked early and revoked before use, on $name', { timeout: 60_000 }, ({ name, open }) => {
  let database: Database
  let storage: ShopStorage
  let app: FastifyInstance
  let lea: Awaited<ReturnType<typeof signedInAs>>
  let eve: StaffId
  let program: RequestBackOffice
  /** A change by others between the authentication of a request and its execution. */
  let meanwhile: (() => Promise<unknown>) | undefined
  const keep = (db: Kysely<Tables>, input: { readonly roles?: StaffRole[]; readonly is_disabled?: boolean }): Promise<unknown> =>
    db.updateTable('staff').set(input).where('id', '=', lea.person.id).execute()

  beforeAll(async () => {
    database = await open()
    storage = await emptied(database, smallCatalogue)
    await filled(storage)
    const { staffSessions, accessTokens } = storage
    const then = <Answer>(find: () => Promise<Answer>) => async (): Promise<Answer> => {
      const response = await find()
      const others = meanwhile
      meanwhile = undefined
      await others?.()
      return response
    }
    const { commerce, ports } = openSmallShop(smallCatalogue, {
      ...storage,
      staffSessions: { ...staffSessions, holder: (token, now) => then(staffSessions.holder(token, now)) },
      accessTokens: { ...accessTokens, holder: (token, now) => then(accessTokens.holder(token, now)) },
    })
    app = await openApi(commerce)
    const shop = { ports, now: () => ports.clock.now() }
    eve = (await signedInAs(app, shop, 'eve', ['all'])).person.id
    lea = await signedInAs(app, shop, 'lea', ['all'])
    await database.db.insertInto('staff_session').values({
      hash: 'elsewhere', staff_id: lea.person.id, is_confirmed: true, used_at: ports.clock.now(), ends_at: new Date('2100-01-01'),
    }).execute()
    program = requestBackOffice(
      app, { token: String((await lea.ask('POST', '/me/tokens', { name: 'old', roles: ['all'] })).body['token']) },
    )
  }, 60_000)
  afterAll(async () => {
    await app.close()
    await database.close()
  })

  const send = async (name: StaffOperationName, ask: RequestBackOffice = lea.ask) => {
    const { method, path } = STAFF_OPERATIONS[name]
    const { db } = database
    const [refund, mail, token, session, review] = [
      await db.selectFrom('refund').select('id').executeTakeFirst(),
      await db.selectFrom('outbox').select('id').where('failed_at', 'is not', null).executeTakeFirst(),
      await db.selectFrom('access_token').select('id').where('name', '=', 'old').executeTakeFirst(),
      await db.selectFrom('staff_session').select('id').where('hash', '=', 'elsewhere').executeTakeFirst(),
      await db.selectFrom('product_rating').select('id').where('review', 'is not', null).executeTakeFirst(),
    ]
    const named: Readonly<Record<string, unknown>> = {
      number: name === 'cancelOrder' ? 'IR-2026-00000B' : 'IR-2026-00000A', refund_id: refund?.id, product_id: solution.id,
      account_id: anna.accountId, code: 'RICH', mail_id: mail?.id, member_id: eve, token_id: token?.id, session_id: session?.id,
      review_id: review?.id,
    }
    const where = path.replace('/api/staff', '').replaceAll(/\{(\w+)\}/g, (_all, part: string) => String(named[part]))
    return ask(method as 'GET', where, ACTS[name])
  }

  it('is checked for every operation that changes something', () => {
    const changing = Object.entries(STAFF_OPERATIONS).filter(([, { method, permission }]) => method !== 'GET' && permission !== 'anyone')
    expect(changing.map(([name]) => name).filter((name) => !(name in ACTS))).toEqual([])
  })

  it('belongs to the program while its token is valid', async () => {
    const before = await rowsOf(database, lea.person.id)
    meanwhile = () => database.db.updateTable('staff').set({ is_disabled: true }).where('id', '=', lea.person.id).execute()
    expect((await send('endCoupon', program)).status).toBe(403)
    await keep(database.db, { is_disabled: false })
    const { db } = database
    const storedToken = await db.selectFrom('access_token').selectAll().executeTakeFirstOrThrow()
    meanwhile = () => db.deleteFrom('access_token').execute()
    expect((await send('endCoupon', program)).status).toBe(403)
    await db.insertInto('access_token').values(storedToken).execute()
    expect(await rowsOf(database, lea.person.id)).toEqual(before)
  })

  // The embedded engine has one connection: no query runs while it is used.
  it.runIf(name === 'PostgreSQL')('waits for a concurrent revocation', async () => {
    const before = await rowsOf(database, lea.person.id)
    let isAnswered = false
    const response = await database.db.transaction().execute(async (tx) => {
      await keep(tx, { roles: ['content'] })
      const pending = send('endCoupon').finally(() => { isAnswered = true })
      const waits = async (): Promise<boolean> => (await sql`select from pg_locks where not granted`.execute(tx)).rows.length > 0
      while (!isAnswered && !(await waits()));
      return { pending }
    })
    expect((await response.pending).status).toBe(403)
    expect(await rowsOf(database, lea.person.id)).toEqual(before)
    await keep(database.db, { roles: ['all'] })
  })

  it('creates no coupon beyond the limits of a role that was reduced meanwhile', async () => {
    const before = await rowsOf(database, lea.person.id)
    const half = { ...ACTS.createCoupon, code: 'HALF', percent: 50 }
    meanwhile = () => keep(database.db, { roles: ['products'] })
    const refused = await lea.ask('POST', '/coupons', half)
    expect([refused.status, refused.body['type']]).toEqual(NOT_ALLOWED)
    expect(await rowsOf(database, lea.person.id)).toEqual(before)
    await keep(database.db, { roles: ['all'] })
  })

  it.each(NAMES)('changes nothing and is rejected; a permitted employee succeeds, and not without an audit entry: %s', async (act) => {
    const before = await rowsOf(database, lea.person.id)
    // The own password and tokens need no permission.
    const without = STAFF_OPERATIONS[act].permission === 'reviews:write' ? 'products' : 'content'
    meanwhile = () => keep(database.db, OWN.includes(act) ? { is_disabled: true } : { roles: [without] })
    const refused = await send(act)
    expect([refused.status, refused.body['type']]).toEqual(NOT_ALLOWED)
    expect(await rowsOf(database, lea.person.id)).toEqual(before)
    await keep(database.db, { roles: ['all'], is_disabled: false })
    await writeDown(database, false)
    expect([(await send(act)).status, await rowsOf(database, lea.person.id)]).toEqual([500, before])
    await writeDown(database, true)
    const done = await send(act)
    expect([done.status, done.body]).toMatchObject([STAFF_OPERATIONS[act].status, {}])
    expect(await rowsOf(database, lea.person.id)).not.toEqual(before)
  })
})
