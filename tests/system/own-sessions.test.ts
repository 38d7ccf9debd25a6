import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { smallCatalogue } from '../support/api/small-catalogue.ts'
import { everyRow } from '../support/system/every-row.ts'
import { openListeningShop, type ListeningShop } from '../support/system/open-listening-shop.ts'
import { enginesOverHttp } from '../support/postgres-engines.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht' }
const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0'
const SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15'

type Entry = { readonly id: string; readonly browser: string; readonly system: string; readonly here: boolean; readonly last_used: string }

describe.each(enginesOverHttp)('the sessions of a customer, over HTTP on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database
  let shop: ListeningShop
  beforeAll(async () => { database = await open() }, 60_000)
  beforeEach(async () => {
    shop = await openListeningShop(database, smallCatalogue)
    return () => shop.close()
  })
  afterAll(() => database.close())

  /** A browser with a user agent. */
  const device = async (agent: string, path: string, body: object) => {
    let cookie = ''
    const ask = async (to: string, method = 'GET', sent?: object) => {
      const response = await fetch(`${shop.url}${to}`, {
        method, headers: { cookie, 'user-agent': agent, ...(sent === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
      })
      const newCookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
      if (newCookies.length > 0) cookie = newCookies.join('; ')
      return { status: response.status, text: await response.text() }
    }
    await ask(path, 'POST', body)
    const list = async (): Promise<readonly Entry[]> =>
      (JSON.parse((await ask('/customers/me/sessions')).text) as { readonly 'hydra:member': readonly Entry[] })['hydra:member']
    return { ask, list, cookie: () => cookie }
  }

  it('I12 I17 are listed with the browser and without any secret or address, and an ended session makes a guest', async () => {
    const phone = await device(FIREFOX, '/customers', { ...ANNA, first_name: 'Anna', last_name: 'Keller' })
    const paymentProvider = await device(SAFARI, '/session', ANNA)
    const listed = await paymentProvider.list()
    expect(listed.map(({ browser, system, here }) => `${browser} ${system} ${here}`).toSorted((one, two) => one.localeCompare(two)))
      .toEqual(['firefox android false', 'safari mac true'])
    const values = [phone, paymentProvider].flatMap(({ cookie }) => cookie().split('; ').map((one) => one.split('=')[1] ?? ''))
    const secrets = values.filter((one) => one.length > 20)
    // Two sessions, and the cookie that this browser requested the confirmation link.
    expect(secrets).toHaveLength(3)
    for (const secret of secrets) expect(JSON.stringify(listed)).not.toContain(secret)
    const rows = (await everyRow(database.db))['session']
    expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|::1|Mozilla/)
    const other = listed.find(({ here }) => !here)
    expect((await paymentProvider.ask(`/customers/me/sessions/${other?.id}`, 'DELETE')).status).toBe(200)
    expect([(await phone.ask('/customers/me')).status, (await paymentProvider.ask('/customers/me')).status]).toEqual([401, 200])
    expect((await paymentProvider.ask(`/customers/me/sessions/${other?.id}`, 'DELETE')).status).toBe(404)
  })

  it('AS-CALL-08 all others end at one press, and signing out ends the last', async () => {
    const here = await device(SAFARI, '/customers', { ...ANNA, first_name: 'Anna', last_name: 'Keller' })
    const others = await Promise.all(Array.from({ length: 5 }, () => device(FIREFOX, '/session', ANNA)))
    expect(await here.list()).toHaveLength(6)
    expect((await here.ask('/customers/me/sessions/removal', 'POST', {})).status).toBe(200)
    expect(await Promise.all(others.map(async ({ ask }) => (await ask('/customers/me')).status))).toEqual([401, 401, 401, 401, 401])
    const cookie = here.cookie()
    expect((await here.ask('/session', 'DELETE')).status).toBe(200)
    expect((await fetch(`${shop.url}/customers/me`, { headers: { cookie } })).status).toBe(401)
    expect(await database.db.selectFrom('session').selectAll().execute()).toEqual([])
  })
})
