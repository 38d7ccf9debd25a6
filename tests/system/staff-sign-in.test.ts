import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSettableClock, type SettableClock } from '../../adapters/memory/shop/settable-clock.ts'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { makeAttemptCounter } from '../../adapters/postgres/attempts/attempt-counter.ts'
import type { StaffRole } from '../../domain/staff/staff-role.ts'
import { openApi, openSmallShop } from '../support/api/open-api-shop.ts'
import { smallCatalogue } from '../support/api/small-catalogue.ts'
import { openListeningShop, type ListeningShop } from '../support/system/open-listening-shop.ts'
import { refusal, value } from '../support/outcome.ts'
import { enginesOverHttp } from '../support/postgres-engines.ts'
import { codeAt, STAFF_PASSWORD } from '../support/staff/back-office.ts'
import { aStaffBrowser, type StaffBrowser } from '../support/staff/staff-over-sockets.ts'
import { everyUseCase } from '../support/commerce.ts'

const [OFFICE, STRANGER, ANOTHER, HOTEL] = ['127.0.0.1', '127.0.0.66', '127.0.0.77', '127.0.0.99']
const SECONDS = 1000
const WRONG = 'nicht-richtig-3'

type Person = { readonly email: string; readonly secret: string; readonly id: string; readonly paymentProvider: StaffBrowser }

describe.each(enginesOverHttp)('signing in to the back office, over HTTP on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database
  let shop: ListeningShop
  let clock: SettableClock
  beforeAll(async () => { database = await open() }, 60_000)
  afterAll(() => database.close())
  beforeEach(async () => {
    clock = openSettableClock(new Date('2026-03-02T12:00:00Z'))
    shop = await openListeningShop(database, smallCatalogue, { clock })
    return () => shop.close()
  })

  const signIn = async ({ email, secret }: Pick<Person, 'email' | 'secret'>, from: string, browser = aStaffBrowser(shop.url, from)) => {
    clock.advance(60 * SECONDS)
    const first = await browser.ask('POST', '/session', { email, password: STAFF_PASSWORD })
    if (first.status !== 200) return { browser, outcome: first.type }
    const second = await browser.ask('POST', '/session/code', { code: codeAt(secret, clock.now()) })
    return { browser, outcome: second.type || 'in' }
  }
  const person = async (name: string, roles: readonly StaffRole[] = ['all']): Promise<Person> => {
    const email = `${name}@iris.example`
    const { person: { id }, secret } = await value(everyUseCase(shop.ports).addStaff('test',
      { email, name, roles, password: STAFF_PASSWORD }))
    const { browser, outcome } = await signIn({ email, secret }, OFFICE)
    expect(outcome).toBe('in')
    return { email, secret, id, paymentProvider: browser }
  }
  const knock = async (email: string, from = STRANGER): Promise<string> =>
    (await aStaffBrowser(shop.url, from).ask('POST', '/session', { email, password: WRONG })).type
  /** An attacker who locks others out: one wrong password every 80 seconds, without end. */
  const besiege = async (...emails: readonly string[]): Promise<void> => {
    for (let times = 0; times < 12; times += 1) {
      for (const email of emails) await knock(email, times % 2 === 0 ? STRANGER : ANOTHER)
      clock.advance(80 * SECONDS)
    }
  }
  const acts = async (what: string) =>
    database.db.selectFrom('audit_entry').select(['by_name', 'about', 'detail']).where('what', '=', what).orderBy('id').execute()

  it('H-S09 stays open from a known network during an attack on one account or on all', async () => {
    const [lea, omar] = [await person('lea'), await person('omar', ['orders'])]
    await besiege(lea.email, omar.email)
    expect(await knock(lea.email)).toBe('TooManyAttempts')
    expect((await signIn(lea, STRANGER)).outcome).toBe('TooManyAttempts')
    for (const one of [lea, omar]) expect((await signIn(one, OFFICE)).outcome).toBe('in')
    const input = { current_password: STAFF_PASSWORD, new_password: 'ganz-anders-8' }
    expect((await lea.paymentProvider.ask('POST', '/me/password', input)).status).toBe(200)
  })

  it('H-S09 is counted across two processes', async () => {
    const lea = await person('lea')
    const other = await openApi(
      openSmallShop(smallCatalogue, { ...shop.storage, attempts: makeAttemptCounter(database.db), clock }).commerce,
    )
    const url = `${await other.listen({ port: 0, host: '127.0.0.1' })}/api`
    for (let times = 0; times < 10; times += 1)
      await aStaffBrowser(times % 2 === 0 ? shop.url : url, STRANGER).ask('POST', '/session', { email: lea.email, password: WRONG })
    for (const at of [shop.url, url])
      expect((await signIn(lea, STRANGER, aStaffBrowser(at, STRANGER))).outcome).toBe('TooManyAttempts')
    expect((await signIn(lea, OFFICE, aStaffBrowser(url, OFFICE))).outcome).toBe('in')
    await other.close()
  })

  it('H-S09 accepts the owner’s code from a known network, too, when a stranger has the password', async () => {
    const lea = await person('lea')
    const attacker = aStaffBrowser(shop.url, STRANGER)
    expect((await attacker.ask('POST', '/session', { email: lea.email, password: STAFF_PASSWORD })).status).toBe(200)
    for (let times = 0; times < 5; times += 1) await attacker.ask('POST', '/session/code', { code: '000000' })
    clock.advance(60 * SECONDS)
    expect((await attacker.ask('POST', '/session/code', { code: codeAt(lea.secret, clock.now()) })).type).toBe('TooManyAttempts')
    expect((await signIn(lea, OFFICE)).outcome).toBe('in')
  })

  it('H-S09 is unlocked by the operator: once, or for a network', async () => {
    const lea = await person('lea')
    const { unlockStaff } = everyUseCase(shop.ports)
    await besiege(lea.email)
    expect((await signIn(lea, HOTEL)).outcome).toBe('TooManyAttempts')
    await value(unlockStaff('the machine', lea.email))
    expect((await signIn(lea, HOTEL)).outcome).toBe('in')
    const eve = await person('eve')
    await besiege(eve.email)
    await value(unlockStaff('the machine', eve.email, HOTEL))
    await besiege(eve.email)
    expect((await signIn(eve, HOTEL)).outcome).toBe('in')
    expect(await acts('staff.unlocked')).toEqual([
      { by_name: 'the machine', about: lea.email, detail: null }, { by_name: 'the machine', about: eve.email, detail: HOTEL },
    ])
    expect(await refusal(unlockStaff('the machine', 'no@iris.example'))).toEqual({ _tag: 'NotFound', what: 'staff' })
  })

  it('H-S09 H-S20 is monitored: failed attempts and reached limits are counted for an hour', async () => {
    const lea = await person('lea')
    const figures = async () => value(shop.storage.figuresReader.figures(clock.now()))
    expect(await figures()).toMatchObject({ staffSignInsFailed: 0, staffSignInsBlocked: 0 })
    await besiege(lea.email)
    const { staffSignInsFailed, staffSignInsBlocked } = await figures()
    expect(staffSignInsFailed).toBeGreaterThan(8)
    expect(staffSignInsBlocked).toBeGreaterThan(0)
    clock.advance(3700 * SECONDS)
    expect(await figures()).toMatchObject({ staffSignInsFailed: 0, staffSignInsBlocked: 0 })
  })

  it('H-S20 is in the audit log: sign-ins and failures, without any input', async () => {
    const lea = await person('lea')
    await knock(lea.email)
    await knock('my-own-password@typed.example')
    const half = aStaffBrowser(shop.url, STRANGER)
    await half.ask('POST', '/session', { email: lea.email, password: STAFF_PASSWORD })
    await half.ask('POST', '/session/code', { code: '000000' })
    expect(await acts('staff.sign_in_failed')).toEqual([
      { by_name: STRANGER, about: lea.email, detail: 'password' }, { by_name: STRANGER, about: '—', detail: 'password' },
      { by_name: STRANGER, about: lea.email, detail: 'code' },
    ])
    expect(await acts('staff.signed_in')).toEqual([{ by_name: 'lea', about: lea.email, detail: OFFICE }])
    const { body } = await lea.paymentProvider.ask('GET', '/audit-log?what=staff.sign_in_failed')
    expect(body['hydra:totalItems']).toBe(3)
  })

  it('H-S20 adds no more to the audit log than its limit', async () => {
    for (let network = 1; network <= 6; network += 1)
      for (let times = 0; times < 25; times += 1) await knock(`nobody-${times}@iris.example`, `127.0.1.${network}`)
    expect((await acts('staff.sign_in_failed')).length).toBe(100)
  })

  it('H-K09 gives a program at most the permissions its creator had, and has now', async () => {
    const [lea, gina] = [await person('lea'), await person('gina', ['products'])]
    const made = (roles: readonly string[]) => gina.paymentProvider.ask('POST', '/me/tokens', { name: 'feed', roles, days: null })
    for (const roles of [['all'], ['orders'], ['products', 'orders']]) expect((await made(roles)).type).toBe('RoleNotOwned')
    const { status, body: { token } } = await made(['products'])
    expect(status).toBe(201)
    const program = aStaffBrowser(shop.url, OFFICE, String(token))
    const statuses = async () => [(await program.ask('GET', '/products')).status, (await program.ask('GET', '/orders')).status]
    expect(await statuses()).toEqual([200, 403])
    const become = (roles: readonly string[]) => lea.paymentProvider.ask('PUT', `/members/${gina.id}/roles`, { roles })
    await become(['all'])
    expect(await statuses()).toEqual([200, 403])
    await become(['orders'])
    expect(await statuses()).toEqual([200, 403])
    await become(['content'])
    expect(await statuses()).toEqual([403, 403])
  })

  it('H-K02 ends sessions, pending codes and tokens of staff that is reset or disabled, permanently', async () => {
    const [lea, gina] = [await person('lea'), await person('gina', ['products'])]
    const makeToken = async (browser: StaffBrowser) => {
      const { body } = await browser.ask('POST', '/me/tokens', { name: 'feed', roles: ['products'], days: null })
      return aStaffBrowser(shop.url, OFFICE, String(body['token']))
    }
    const statusOf = async (browser: StaffBrowser) => (await browser.ask('GET', '/me')).status
    const [program, half] = [await makeToken(gina.paymentProvider), aStaffBrowser(shop.url, OFFICE)]
    await half.ask('POST', '/session', { email: gina.email, password: STAFF_PASSWORD })
    expect([await statusOf(program), await statusOf(gina.paymentProvider)]).toEqual([200, 200])
    const reset = await lea.paymentProvider.ask('POST', '/members/reset', { email: gina.email, password: STAFF_PASSWORD })
    const secret = String(reset.body['secret'])
    clock.advance(60 * SECONDS)
    expect((await half.ask('POST', '/session/code', { code: codeAt(secret, clock.now()) })).status).toBe(401)
    expect([await statusOf(program), await statusOf(gina.paymentProvider)]).toEqual([401, 401])
    const { browser } = await signIn({ email: gina.email, secret }, OFFICE)
    const next = await makeToken(browser)
    const access = (isOut: boolean) => lea.paymentProvider.ask('PUT', `/members/${gina.id}/access`, { is_disabled: isOut })
    await access(true)
    await access(false)
    expect([await statusOf(next), await statusOf(browser)]).toEqual([401, 401])
  })

  it('H-S20 H-S09 lets the role products create small coupons, a few a day, and see no order', async () => {
    const [lea, gina] = [await person('lea'), await person('gina', ['products'])]
    const small = {
      code: 'A', percent: 20, usage_limit: 200, last_day: '2026-06-01', new_customers_only: false, not_with_promotional_prices: false,
    }
    const make = (who: Person, more: object) => who.paymentProvider.ask('POST', '/coupons', { ...small, ...more })
    const beyond = [
      { percent: 21 }, { percent: null, amount: { value: 2001, currency: 'CHF' } }, { usage_limit: null }, { usage_limit: 201 },
      { last_day: null }, { last_day: '2026-06-03' },
    ]
    for (const more of beyond) expect((await make(gina, more)).type).toBe('CouponOutOfBounds')
    for (const [at, more] of beyond.entries()) expect((await make(lea, { ...more, code: `LEA${at}` })).status).toBe(201)
    for (const code of 'ABCDE') expect((await make(gina, { code })).status).toBe(201)
    expect((await make(gina, { code: 'F' })).type).toBe('TooManyAttempts')
    for (const path of ['/orders', '/orders/IR-2026-000001']) expect((await gina.paymentProvider.ask('GET', path)).status).toBe(403)
  })
})
