import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { OPERATIONS } from '../../adapters/commerce-api/operations.ts'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { DELETION_DAYS } from '../../domain/privacy/account-deletion.ts'
import { PERSONAL_PARTS } from '../../domain/privacy/personal-part.ts'
import { completeEmailLink } from '../support/complete-email-link.ts'
import { validBodyOf } from '../support/api/valid-bodies.ts'
import { smallCatalogue } from '../support/api/small-catalogue.ts'
import { openListeningShop, type ListeningShop } from '../support/system/open-listening-shop.ts'
import { aVisitor } from '../support/system/visitor.ts'
import { value } from '../support/outcome.ts'
import { enginesOverHttp } from '../support/postgres-engines.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht' }
const BEA = { email: 'bea.meier@example.ch', password: 'sehr7gute-sicht' }
type File = { readonly parts: readonly { readonly part: string; readonly title: string; readonly entries: readonly object[] }[] }

describe.each(enginesOverHttp)('personal data, over HTTP on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database
  let shop: ListeningShop
  beforeAll(async () => { database = await open() }, 60_000)
  beforeEach(async () => {
    shop = await openListeningShop(database, smallCatalogue)
    for (const one of [ANNA, BEA]) {
      await aVisitor(shop.url).ask('/customers', 'POST', { ...one, first_name: one.email.slice(0, 4), last_name: 'Keller' })
      await completeEmailLink(shop.ports, one)
    }
    return () => shop.close()
  })
  afterAll(() => database.close())

  const signedIn = async (who: typeof ANNA): Promise<string> => {
    const response = await fetch(`${shop.url}/session`, {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(who),
    })
    expect(response.status).toBe(200)
    await response.text()
    return response.headers.getSetCookie().map((one) => one.split(';')[0]).join('; ')
  }
  const fileFor = async (cookie: string, password: string, headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(`${shop.url}/customers/me/data-export?locale=fr`, {
      method: 'POST', redirect: 'manual', body: new URLSearchParams({ password }),
      headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers },
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  it('G9 is exported completely as one file, by readable names, without credentials', async () => {
    const cookie = await signedIn(ANNA)
    const body = JSON.stringify(validBodyOf(OPERATIONS.addAddress))
    const added = await fetch(`${shop.url}/customers/me/addresses`, {
      method: 'POST', headers: { cookie, 'content-type': 'application/json' }, body,
    })
    expect([added.status, (await added.text()).length > 2]).toEqual([201, true])
    const response = await fileFor(cookie, ANNA.password)
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')])
      .toEqual([200, 'application/json; charset=utf-8', 'no-store'])
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.json"$/)
    const { text } = response
    const { parts } = JSON.parse(text) as File
    expect(parts.map(({ part }) => part)).toEqual(PERSONAL_PARTS)
    expect(parts.find(({ part }) => part === 'addresses')).toMatchObject({ title: 'Carnet d’adresses', entries: [{ is_default: true }] })
    expect(text).toContain(ANNA.email)
    expect(text).not.toContain(BEA.email)
    const sessions = await database.db.selectFrom('session').select(['hash', 'id']).execute()
    const { password_hash: hash } = await database.db.selectFrom('customer').select('password_hash')
      .where('canonical_email', '=', ANNA.email).executeTakeFirstOrThrow()
    for (const secret of [hash ?? 'none', ...sessions.flatMap((one) => [one.hash, one.id]), cookie.split('=')[1] ?? 'none'])
      expect(text).not.toContain(secret)
  })

  it('G9 I12 requires the password, and is not exported to a guest, to a page of another site, or too often', async () => {
    const cookie = await signedIn(ANNA)
    const wrong = await fileFor(cookie, 'nicht7das-richtige')
    expect([wrong.status, wrong.headers.get('location')]).toEqual([303, '/fr/my-account/data?refused=WrongPassword'])
    expect((await fileFor('', ANNA.password)).headers.get('location')).toBe('/fr/my-account/data?refused=NotSignedIn')
    expect((await fileFor(cookie, ANNA.password, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    for (let times = 0; times < 5; times += 1) expect((await fileFor(cookie, ANNA.password)).status).toBe(200)
    expect((await fileFor(cookie, ANNA.password)).headers.get('location')).toBe('/fr/my-account/data?refused=TooManyAttempts')
  })

  it('G9 of a deleted account is inaccessible, with the same responses as for an unknown one', async () => {
    const read = async (response: Response): Promise<string> => `${response.status} ${await response.text()}`
    const post = (path: string, body: object, cookie = '', site = 'same-origin') => fetch(`${shop.url}${path}`, {
      method: 'POST', headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': site }, body: JSON.stringify(body),
    })
    const cookie = await signedIn(ANNA)
    const asking = { current_password: ANNA.password }
    expect((await post('/customers/me/deletion', asking, cookie, 'cross-site')).status).toBe(403)
    expect((await post('/customers/me/deletion', asking)).status).toBe(401)
    expect((await post('/customers/me/deletion', asking, cookie)).status).toBe(200)
    const later = new Date(shop.ports.clock.now().getTime() + DELETION_DAYS * 24 * 3_600_000)
    const due = await value(shop.storage.dueErasures.due({ now: later, limit: 9 }))
    expect(due).toHaveLength(1)
    const inside = await signedIn(ANNA)
    await database.db.updateTable('account_erasure').set({ due_at: shop.ports.clock.now() }).execute()
    expect(await value(shop.commerce.jobs.deleteAccounts())).toBe(1)
    expect(await database.db.selectFrom('customer').select('canonical_email').execute()).toEqual([{ canonical_email: BEA.email }])
    for (const old of [cookie, inside]) expect((await fileFor(old, ANNA.password)).headers.get('location')).toContain('NotSignedIn')
    const send = (email: string) => post('/session', { email, password: ANNA.password })
    expect(await read(await send(ANNA.email))).toBe(await read(await send('niemand@example.ch')))
    expect((await send(ANNA.email)).status).toBe(401)
    expect(await read(await post('/deletion-cancellations', { token: 'x'.repeat(43) }))).toMatch(/^200/)
  })
})
