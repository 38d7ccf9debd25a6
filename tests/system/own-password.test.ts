import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest'
import { openMemoryMailer, type MemoryMailer } from '../../adapters/memory/mail/memory-mailer.ts'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { completeEmailLink } from '../support/complete-email-link.ts'
import { smallCatalogue } from '../support/api/small-catalogue.ts'
import { allAtOnce } from '../support/system/all-at-once.ts'
import { everyRow } from '../support/system/every-row.ts'
import { openListeningShop, type ListeningShop } from '../support/system/open-listening-shop.ts'
import { aVisitor, type Visitor } from '../support/system/visitor.ts'
import { value } from '../support/outcome.ts'
import { enginesOverHttp } from '../support/postgres-engines.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht' }
const PATH = '/customers/me/password'
const changing = (current: string, input: string, confirmed = input) =>
  ({ current_password: current, new_password: input, confirm_new_password: confirmed })

describe.each(enginesOverHttp)('the account password, over HTTP on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database
  let shop: ListeningShop
  let mailer: MemoryMailer
  beforeAll(async () => { database = await open() }, 60_000)
  beforeEach(async () => {
    mailer = openMemoryMailer()
    shop = await openListeningShop(database, smallCatalogue, { mailer })
    await aVisitor(shop.url).ask('/customers', 'POST', { ...ANNA, first_name: 'Anna', last_name: 'Keller' })
    await completeEmailLink(shop.ports, ANNA)
    return () => shop.close()
  })
  afterAll(() => database.close())

  const signedIn = async (): Promise<Visitor> => {
    const visitor = aVisitor(shop.url)
    expect((await visitor.ask('/session', 'POST', ANNA)).status).toBe(200)
    return visitor
  }
  const isIn = async (visitor: Visitor): Promise<boolean> => (await visitor.ask('/customers/me')).status === 200

  it('AS-CALL-11 AS-CALL-12 I12 is changed with the current one, by these names, and the owner is notified', async () => {
    const [paymentProvider, phone] = [await signedIn(), await signedIn()]
    const done = await paymentProvider.ask(`${PATH}?locale=it`, 'PUT', changing(ANNA.password, 'xbcdefg1'))
    expect([done.status, done.body, await isIn(paymentProvider), await isIn(phone)]).toEqual([200, { changed: true }, true, false])
    expect((await phone.ask('/session', 'POST', ANNA)).status).toBe(401)
    expect((await phone.ask('/session', 'POST', { ...ANNA, password: 'xbcdefg1' })).status).toBe(200)
    await value(shop.commerce.jobs.sendMails())
    const mail = mailer.sent().at(-1)
    expect([mail?.to, mail?.subject]).toEqual([ANNA.email, 'La Sua password presso Iris è stata cambiata'])
    expect(JSON.stringify(await everyRow(database.db))).not.toMatch(/readable:sehr7gute-sicht/)
  })

  it('AS-CALL-11 AS-CALL-12 points at the invalid field, in the language of the request, and changes nothing', async () => {
    const paymentProvider = await signedIn()
    type Violations = { readonly violations: readonly { readonly property_path?: string; readonly propertyPath?: string }[] }
    for (const [body, field, message] of [
      [changing('nicht7das-richtige', 'mein9eigenes-neues'), 'current_password', 'mot de passe actuel'],
      [changing(ANNA.password, 'abcdefgh'), 'new_password', 'une lettre et un chiffre'],
      [changing(ANNA.password, 'mein9eigenes-neues', 'mein9eigenes-neu'), 'confirm_new_password', 'pas identiques'],
    ] as const) {
      const { status, text } = await paymentProvider.ask<Violations>(`${PATH}?locale=fr`, 'PUT', body)
      expect([status, text]).toEqual([422, expect.stringContaining(`"${field}"`)])
      expect(text).toContain(message)
    }
    expect(
      (await paymentProvider.ask(PATH, 'PUT', { current_password: ANNA.password, new_password: 'mein9eigenes-neues' })).status,
    ).toBe(422)
    expect((await aVisitor(shop.url).ask('/session', 'POST', ANNA)).status).toBe(200)
    expect(await isIn(paymentProvider)).toBe(true)
  })

  it('L8 of ten concurrent changes from two sessions one succeeds, and one session remains', async () => {
    const devices = [await signedIn(), await signedIn()]
    const inputs = Array.from({ length: 10 }, (_, index) => ({ device: devices[index % 2], password: `mein9eigenes-neues${index}` }))
    const responses = await allAtOnce(inputs, async ({ device, password }) => device?.ask(PATH, 'PUT', changing(ANNA.password, password)))
    const won = responses.flatMap((response, index) => (response?.status === 200 ? [index] : []))
    expect(won).toHaveLength(1)
    expect(await database.db.selectFrom('session').selectAll().execute()).toHaveLength(1)
    const password = inputs[won[0] ?? 0]?.password
    expect((await aVisitor(shop.url).ask('/session', 'POST', { ...ANNA, password })).status).toBe(200)
  })

  it('I8 has the same attempt limit as the sign-in', async () => {
    const paymentProvider = await signedIn()
    const statuses: number[] = []
    for (let guess = 0; guess < 12; guess += 1)
      statuses.push((await paymentProvider.ask(PATH, 'PUT', changing(`geraten${guess}-ist-es`, 'mein9eigenes-neues'))).status)
    expect(statuses.indexOf(429)).toBe(10)
    expect((await paymentProvider.ask(PATH, 'PUT', changing(ANNA.password, 'mein9eigenes-neues'))).status).toBe(429)
    expect(await isIn(paymentProvider)).toBe(true)
  })

  it('AS-CALL-08 is not changed by a session that ended elsewhere', async () => {
    const paymentProvider = await signedIn()
    await paymentProvider.ask('/session', 'DELETE')
    expect((await paymentProvider.ask(PATH, 'PUT', changing(ANNA.password, 'mein9eigenes-neues'))).status).toBe(401)
    expect((await aVisitor(shop.url).ask(PATH, 'PUT', changing(ANNA.password, 'mein9eigenes-neues'))).status).toBe(401)
  })
})
