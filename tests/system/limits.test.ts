import * as TE from 'fp-ts/lib/TaskEither.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openMemoryMailer, type MemoryMailer } from '../../adapters/memory/mail/memory-mailer.ts'
import { openSettableClock } from '../../adapters/memory/shop/settable-clock.ts'
import type { Database } from '../../adapters/postgres/database/database.ts'
import type { Mailer } from '../../application/commerce/mail/mailer.port.ts'
import { completeEmailLink } from '../support/complete-email-link.ts'
import { smallCatalogue } from '../support/api/small-catalogue.ts'
import { aKey } from '../support/builders/idempotent-request.ts'
import { requestFrom } from '../support/system/request-from.ts'
import { openListeningShop, type ListeningShop } from '../support/system/open-listening-shop.ts'
import { value } from '../support/outcome.ts'
import { engines } from '../support/postgres-engines.ts'

const OWNER = 'anna.keller@example.ch'
const MESSAGE = { name: 'Anna', email: OWNER, subject: 'Frage', message: 'Wann?' }
const WITHDRAWAL = { name: 'Anna Keller', contract: 'IR-2026-000123', email: OWNER }
/** Each message and each declaration is another request. */
const keyOf = (path: string): object => (['/contact-messages', '/withdrawals'].includes(path) ? { key: aKey() } : {})
const PASSWORD = 'sehr7gute-sicht'
const QUARTER_HOUR = 15 * 60_000
/** Client networks of strangers; the owner uses another one. */
const STRANGERS = Array.from({ length: 12 }, (_, index) => `127.0.1.${index + 1}`)
const HOME = '127.0.0.9'

describe.each(engines)('limits that protect people, over HTTP on $name', { timeout: 120_000 }, ({ open }) => {
  let database: Database
  let shop: ListeningShop
  let mailer: MemoryMailer
  let clock: ReturnType<typeof openSettableClock>
  beforeAll(async () => { database = await open() }, 60_000)
  beforeEach(async () => {
    mailer = openMemoryMailer()
    clock = openSettableClock(new Date('2026-03-02T08:00:00Z'))
    shop = await openListeningShop(database, smallCatalogue, { mailer, clock })
    return () => shop.close()
  })
  afterAll(() => database.close())

  const ask = async (network: string, path: string, body: object): Promise<number> =>
    (await requestFrom(network)(`${shop.url}${path}`, 'POST', { ...keyOf(path), ...body }))?.status ?? 0
  const sendAll = async (): Promise<void> => {
    while ((await value(shop.commerce.jobs.sendMails())).sent > 0);
  }
  const sentTo = (email: string): readonly string[] =>
    mailer.sent().filter(({ to }) => to === email).map(({ key }) => key.split(':')[0] ?? '')

  it('H-S07 accept the withdrawal of an owner after a stranger has used up the limit of the e-mail address', async () => {
    for (let message = 0; message < 7; message += 1) await ask(STRANGERS[message] ?? '', '/contact-messages', MESSAGE)
    for (const network of STRANGERS) expect(await ask(network, '/withdrawals', WITHDRAWAL)).toBe(200)
    expect(await ask(HOME, '/withdrawals', WITHDRAWAL)).toBe(200)
    await sendAll()
    expect(mailer.sent().filter(({ key }) => key.startsWith('withdrawal:'))).toHaveLength(13)
  })

  it('H-S07 reject withdrawals beyond the limit of one network, and accept those of others', async () => {
    const responses: number[] = []
    for (let number = 0; number < 21; number += 1)
      responses.push(await ask(STRANGERS[0] ?? '', '/withdrawals', { ...WITHDRAWAL, email: `stranger-${number}@example.ch` }))
    expect(responses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
    expect(await ask(HOME, '/withdrawals', WITHDRAWAL)).toBe(200)
  })

  it('H-S07 save a withdrawal whose mails no server accepts, and postpone a confirmation beyond the limit of its address', async () => {
    const down: Mailer = { send: () => TE.left({ _tag: 'ServiceUnavailable' }) }
    const offline = await openListeningShop(database, smallCatalogue, { mailer: down, clock })
    const response = await requestFrom(HOME)(`${offline.url}/withdrawals`, 'POST', { ...keyOf('/withdrawals'), ...WITHDRAWAL })
    await value(offline.commerce.jobs.sendMails())
    await offline.close()
    expect(response?.status).toBe(200)
    const pendingMails = await database.db.selectFrom('outbox').select(['key', 'attempts', 'sent_at']).orderBy('id').execute()
    expect(pendingMails.map(({ key, attempts, sent_at: sentAt }) => [key.split(':')[0], attempts, sentAt])).toEqual([
      ['withdrawal', 1, null], ['withdrawal-arrived', 1, null],
    ])
    for (const network of STRANGERS) await ask(network, '/withdrawals', WITHDRAWAL)
    clock.advance(QUARTER_HOUR)
    await sendAll()
    expect(sentTo(OWNER)).toHaveLength(10)
    clock.advance(25 * 60 * 60_000)
    await sendAll()
    expect(sentTo(OWNER)).toHaveLength(13)
  })

  it('H-S21 send one address few mails a day, for any mix of requests, and still let its owner withdraw', async () => {
    const doors: readonly (readonly [path: string, body: (spelling: string) => object])[] = [
      ['/customers', (email) => ({ email, password: PASSWORD, first_name: 'E', last_name: 'M' })],
      ['/login-links', (email) => ({ email, redirect_link: '/', first_name: null, last_name: null })],
      ['/login-links', (email) => ({ email, redirect_link: '/', first_name: 'E', last_name: 'M' })],
      ['/password-resets', (email) => ({ email })],
      ['/newsletter-requests', (email) => ({ email })],
      ['/contact-messages', (email) => ({ ...MESSAGE, email })],
    ]
    const written = new Set<string>()
    for (let quarter = 0; quarter < 96; quarter += 6) {
      for (const [index, network] of STRANGERS.slice(0, 5).entries()) {
        const spelling = OWNER.replace('@', `+${index}@`)
        written.add(spelling)
        for (const [path, body] of doors) await ask(network, path, body(index === 0 ? OWNER : spelling))
      }
      await sendAll()
      clock.advance(6 * QUARTER_HOUR - 1000)
    }
    const all = mailer.sent().filter(({ to }) => to === OWNER || written.has(to))
    expect(all.length).toBeGreaterThan(10)
    expect(all.length).toBeLessThanOrEqual(24)
    expect(await ask(HOME, '/withdrawals', WITHDRAWAL)).toBe(200)
    await sendAll()
    expect(sentTo(OWNER)).toContain('withdrawal-arrived')
  })

  it('H-S21 exempt the network of an owner’s session, after strangers have used up the requests', async () => {
    await ask(HOME, '/customers', { email: OWNER, password: PASSWORD, first_name: 'Anna', last_name: 'Keller' })
    await completeEmailLink(shop.ports, { email: OWNER, password: PASSWORD })
    expect(await ask(HOME, '/session', { email: OWNER, password: PASSWORD, cart_token: null })).toBe(200)
    const link = { email: OWNER, redirect_link: '/', first_name: null, last_name: null }
    for (let hour = 0; hour < 10; hour += 1) {
      for (const network of STRANGERS.slice(0, 4)) await ask(network, '/login-links', link)
      await sendAll()
      clock.advance(60 * 60_000)
    }
    const links = (): number => sentTo(OWNER).filter((kind) => kind === 'login-link').length
    // The first of the twelve was the address confirmation.
    expect(links()).toBe(11)
    await ask(HOME, '/login-links', link)
    await sendAll()
    expect(links()).toBe(12)
  })
})
