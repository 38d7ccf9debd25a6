import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest'
import { openMemoryMailer, type MemoryMailer } from '../../adapters/memory/mail/memory-mailer.ts'
import { openShopStorage } from '../../adapters/postgres/open-shop-storage.ts'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { completeEmailLink } from '../support/complete-email-link.ts'
import { smallCatalogue } from '../support/api/small-catalogue.ts'
import { allAtOnce } from '../support/system/all-at-once.ts'
import { requestFrom } from '../support/system/request-from.ts'
import { everyRow } from '../support/system/every-row.ts'
import { openListeningShop, type ListeningShop } from '../support/system/open-listening-shop.ts'
import { aVisitor, type Visitor } from '../support/system/visitor.ts'
import { value } from '../support/outcome.ts'
import { enginesOverHttp } from '../support/postgres-engines.ts'
import { TRIES } from '../support/repetitions.ts'
import { recordQueries } from '../support/record-queries.ts'
import { tokenIn } from '../support/sign-in-methods.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht' }
const UNKNOWN = 'nobody@example.ch'
const NEW_PASSWORD = 'mein9eigenes-neues'

describe.each(enginesOverHttp)('sign-in methods, over HTTP on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database
  let shop: ListeningShop
  let mailer: MemoryMailer
  let watched: ReturnType<typeof recordQueries>
  beforeAll(async () => { database = await open() }, 60_000)
  beforeEach(async () => {
    mailer = openMemoryMailer()
    watched = recordQueries(database.db)
    const { customers, proofs, attempts } = openShopStorage(watched.watched)
    shop = await openListeningShop(database, smallCatalogue, { mailer, customers, proofs, attempts })
    await aVisitor(shop.url).ask('/customers', 'POST', { ...ANNA, first_name: 'Anna', last_name: 'Keller' })
    await completeEmailLink(shop.ports, ANNA)
    return () => shop.close()
  })
  afterAll(() => database.close())

  const mails = async (email: string) => {
    await value(shop.commerce.jobs.sendMails())
    return mailer.sent().filter((mail) => mail.to === email)
  }
  const signedIn = async (visitor: Visitor): Promise<boolean> => (await visitor.ask('/customers/me')).status === 200

  describe.each([
    { what: 'a forgotten password', path: '/password-resets' },
    { what: 'a login link', path: '/login-links' },
  ])('$what', ({ path }) => {
    it('AS-CALL-13 I7 are answered the same, with the same queries, with an account and without', async () => {
      const send = async (email: string) => {
        const before = watched.statements().length
        const { status, text } = await aVisitor(shop.url).ask(path, 'POST', { email })
        return { status, text: text.replaceAll(email, 'E'), statements: watched.statements().slice(before) }
      }
      const [known, unknown] = [await send(ANNA.email), await send(UNKNOWN)]
      expect(known).toEqual(unknown)
      expect([known.status, known.statements.length]).toEqual([200, expect.any(Number)])
      expect(known.statements.join()).toContain('insert into "outbox"')
      const [mail, other] = [(await mails(ANNA.email)).at(-1), (await mails(UNKNOWN)).at(-1)]
      expect(other?.text).not.toMatch(/token|hash/)
      expect(mail?.subject).not.toBe(other?.subject)
    })

    it('L10 send three mails to an address in a quarter of an hour, and answer the same beyond', async () => {
      const own = (await mails(ANNA.email)).length
      const responses = new Set<string>()
      for (let time = 0; time < TRIES.mailsToOne; time += 1) {
        const response = await requestFrom(`127.0.2.${1 + time}`)(`${shop.url}${path}`, 'POST', { email: ANNA.email })
        responses.add(JSON.stringify(response))
      }
      expect([...responses]).toEqual([expect.stringContaining('"status":200')])
      expect((await mails(ANNA.email)).length - own).toBe(3)
    })

    it('L10 limit a client that sends mails to a list of addresses', async () => {
      const statuses: number[] = []
      for (let one = 0; one < TRIES.addressesOfOneCaller; one += 1) {
        const { status } = await aVisitor(shop.url).ask(path, 'POST', { email: `one${one}@example.ch` })
        statuses.push(status)
      }
      expect(statuses.indexOf(429)).toBe(20)
    })
  })

  it('AS-CALL-14 AS-CALL-15 a reset opens the account once, for any number of concurrent requests, and ends every session', async () => {
    const [phone, stranger] = [aVisitor(shop.url), aVisitor(shop.url)]
    await phone.ask('/session', 'POST', ANNA)
    await stranger.ask('/password-resets', 'POST', { email: ANNA.email })
    const token = tokenIn('password', (await mails(ANNA.email)).at(-1))
    const weak = await stranger.ask('/passwords', 'POST', { token, password: 'short1' })
    expect([weak.status, await signedIn(phone)]).toEqual([422, true])
    const presses = await allAtOnce(Array.from({ length: 10 }), () =>
      aVisitor(shop.url).ask('/passwords', 'POST', { token, password: NEW_PASSWORD }))
    const statuses = presses.map(({ status }) => status).toSorted((one, other) => one - other)
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 422)])
    expect(await signedIn(phone)).toBe(false)
    expect((await stranger.ask('/session', 'POST', ANNA)).status).toBe(401)
    expect((await stranger.ask('/session', 'POST', { ...ANNA, password: NEW_PASSWORD })).status).toBe(200)
    expect((await mails(ANNA.email)).map(({ subject }) => subject)).toContain('Ihr Passwort bei Iris wurde geändert')
  })

  it('L2 AS-CALL-18 AS-HASH-16 a login link exchanged two hundred times at once creates one session', async () => {
    await aVisitor(shop.url).ask('/login-links', 'POST', { email: ANNA.email })
    const hash = tokenIn('login', (await mails(ANNA.email)).at(-1))
    const before = await database.db.selectFrom('session').selectAll().execute()
    const visitors = Array.from({ length: 200 }, () => aVisitor(shop.url))
    const responses = await allAtOnce(visitors, (visitor) =>
      visitor.ask<{ readonly status: string }>('/login-links/exchange', 'POST', { hash, confirmed: true }))
    expect(responses.filter(({ status, body }) => status === 200 && body.status === 'OK')).toHaveLength(1)
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 422, 429]))
    const after = await database.db.selectFrom('session').selectAll().execute()
    expect(after.length - before.length).toBe(1)
    const [winner] = visitors.filter((_, index) => responses[index]?.status === 200)
    expect(winner === undefined ? false : await signedIn(winner)).toBe(true)
  })

  it('H-S04 H-S05 H-K01 a login link does nothing in another browser before confirmation, and an expired one nothing at all', async () => {
    const victim = aVisitor(shop.url)
    const own = { email: 'victim@example.ch', password: ANNA.password, first_name: 'Vera', last_name: 'Muster' }
    expect((await victim.ask('/customers', 'POST', own)).status).toBe(201)
    const [owner, mailed] = [aVisitor(shop.url), (await mails(ANNA.email)).length]
    await owner.ask('/login-links', 'POST', { email: ANNA.email })
    const hash = tokenIn('login', (await mails(ANNA.email)).at(-1))
    expect((await mails(ANNA.email)).length).toBe(mailed + 1)
    const before = await database.db.selectFrom('session').selectAll().orderBy('hash').execute()
    for (const dead of ['x'.repeat(43), hash.slice(0, -1)])
      expect((await victim.ask('/login-links/exchange', 'POST', { hash: dead })).status).toBe(422)
    const refused = await victim.ask('/login-links/exchange', 'POST', { hash })
    expect([refused.status, refused.text.includes('LinkUnconfirmed'), await signedIn(victim)]).toEqual([409, true, true])
    expect(await database.db.selectFrom('session').selectAll().orderBy('hash').execute()).toEqual(before)
    // Its own browser needs no confirmation, and no script can read why.
    expect((await owner.ask('/login-links/exchange', 'POST', { hash })).status).toBe(200)
    expect([await signedIn(owner), await signedIn(victim)]).toEqual([true, true])
  })

  it('AS-CALL-17 a login link is sent to its address alone, in the requested language', async () => {
    await aVisitor(shop.url).ask('/login-links?locale=fr', 'POST', { email: ANNA.email })
    const mail = (await mails(ANNA.email)).at(-1)
    expect([mail?.to, mail?.subject, mail?.text.includes('/fr/authenticate?hash=')])
      .toEqual([ANNA.email, 'Votre lien de connexion chez Iris', true])
  })

  it('L4 store no usable link of a mail once it is sent', async () => {
    for (const path of ['/password-resets', '/login-links']) await aVisitor(shop.url).ask(path, 'POST', { email: ANNA.email })
    const tokens = (await mails(ANNA.email)).flatMap((mail) =>
      [tokenIn('claim', mail), tokenIn('password', mail), tokenIn('login', mail)])
    // The verification mail was still pending when it was answered: it is no longer sent.
    expect(new Set(tokens).size).toBe(3)
    const rows = JSON.stringify(await everyRow(database.db))
    for (const token of tokens.filter((one) => one !== 'none')) expect(rows).not.toContain(token)
  })
})
