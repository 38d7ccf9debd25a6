import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest'
import { openMemoryMailer, type MemoryMailer } from '../../adapters/memory/mail/memory-mailer.ts'
import { openSettableClock, type SettableClock } from '../../adapters/memory/shop/settable-clock.ts'
import type { Database } from '../../adapters/postgres/database/database.ts'
import type { PasskeyCreationOptions, PasskeyAssertion, PasskeyRequestOptions } from '../../domain/passkey/passkey-options.ts'
import { completeEmailLink } from '../support/complete-email-link.ts'
import { smallCatalogue } from '../support/api/small-catalogue.ts'
import { allAtOnce } from '../support/system/all-at-once.ts'
import { everyRow } from '../support/system/every-row.ts'
import { openListeningShop, type ListeningShop } from '../support/system/open-listening-shop.ts'
import { aVisitor, type Visitor } from '../support/system/visitor.ts'
import { value } from '../support/outcome.ts'
import { openPasskeyDevice, type DeviceClaims, type TestDevice } from '../support/passkey-device.ts'
import { enginesOverHttp } from '../support/postgres-engines.ts'
import { tokenIn } from '../support/sign-in-methods.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht' }
const ORIGIN = 'http://shop.example'
const OWN = '/customers/me/passkeys'
const SIGN_IN = '/session/passkey'

type Listed = { readonly 'hydra:member': readonly { readonly id: string; readonly name: string; readonly last_used: string | null }[] }

describe.each(enginesOverHttp)('passkeys, over HTTP on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database
  let shop: ListeningShop
  let mailer: MemoryMailer
  let clock: SettableClock
  beforeAll(async () => { database = await open() }, 60_000)
  beforeEach(async () => {
    mailer = openMemoryMailer()
    clock = openSettableClock(new Date('2026-03-02T08:00:00Z'))
    shop = await openListeningShop(database, smallCatalogue, { mailer, clock })
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
  const send = async (visitor: Visitor, password: string | null = ANNA.password): Promise<PasskeyCreationOptions> => {
    const { body } = await visitor.ask<PasskeyCreationOptions>(`${OWN}/challenge`, 'POST', { current_password: password })
    return body
  }
  const add = async (visitor: Visitor, device: TestDevice, claims: DeviceClaims = {}, path = OWN) => {
    const { clientData, ...answer } = device.make(await send(visitor), claims)
    return visitor.ask(path, 'POST', { name: 'Mein Telefon', ...answer, client_data: clientData })
  }
  const challenged = async (visitor: Visitor): Promise<PasskeyRequestOptions> =>
    (await visitor.ask<PasskeyRequestOptions>(`${SIGN_IN}/challenge`, 'POST', {})).body
  const give = (visitor: Visitor, { clientData, authenticatorData, ...answer }: PasskeyAssertion, path = SIGN_IN) =>
    visitor.ask(path, 'POST', { ...answer, client_data: clientData, authenticator_data: authenticatorData, cart_token: null })
  const isIn = async (visitor: Visitor): Promise<boolean> => (await visitor.ask('/customers/me')).status === 200
  const enter = async (device: TestDevice, claims: DeviceClaims = {}) => {
    const visitor = aVisitor(shop.url)
    return { visitor, ...await give(visitor, device.answer(await challenged(visitor), claims)) }
  }

  it('are added and removed with a mail each in the language of the request; no credentials are stored or returned', async () => {
    const [paymentProvider, device] = [await signedIn(), openPasskeyDevice(ORIGIN)]
    expect((await add(paymentProvider, device, {}, `${OWN}?locale=fr`)).status).toBe(201)
    const challenge = await send(paymentProvider)
    const { text, body } = await paymentProvider.ask<Listed>(OWN)
    expect(text).not.toContain(device.credential)
    expect(JSON.stringify(await everyRow(database.db))).not.toContain(challenge.challenge)
    const { visitor, status } = await enter(device)
    expect([status, await isIn(visitor)]).toEqual([200, true])
    const gone = await paymentProvider.ask(
      `${OWN}/${body['hydra:member'][0]?.id}/removal?locale=it`, 'POST', { current_password: ANNA.password },
    )
    expect([gone.status, (await enter(device)).status]).toEqual([200, 422])
    await value(shop.commerce.jobs.sendMails())
    expect(mailer.sent().slice(-2).map(({ to, subject }) => [to, subject])).toEqual([
      [ANNA.email, 'Nouvelle clé d’accès pour votre compte chez Iris'], [ANNA.email, 'Passkey del Suo account presso Iris rimossa'],
    ])
  })

  it('are rejected alike for any missing field, and sign nobody in', async () => {
    const [paymentProvider, device] = [await signedIn(), openPasskeyDevice(ORIGIN)]
    for (const claims of [
      { origin: 'http://evil.example' }, { host: 'evil.example' }, { isVerified: false }, { challenge: 'x'.repeat(44) },
      { type: 'webauthn.get' },
    ]) expect([claims, (await add(paymentProvider, device, claims)).status]).toEqual([claims, 422])
    expect((await paymentProvider.ask<Listed>(OWN)).body['hydra:member']).toEqual([])
    expect((await add(paymentProvider, device)).status).toBe(201)
    const wrong: readonly DeviceClaims[] = [
      { origin: 'http://evil.example' }, { host: 'evil.example' }, { isVerified: false }, { challenge: 'x'.repeat(44) },
      { type: 'webauthn.create' }, { holder: 'x'.repeat(22) }, { holder: '' },
    ]
    const responses = await Promise.all(wrong.map((claims) => enter(device, claims)))
    const foreign = openPasskeyDevice(ORIGIN)
    foreign.make({ ...await send(paymentProvider) })
    const stranger = await enter(foreign)
    const forger = aVisitor(shop.url)
    const forged = await give(forger, { ...device.answer(await challenged(forger)), signature: 'AAAA' })
    const taken = aVisitor(shop.url)
    const swapped = await give(taken, { ...foreign.answer(await challenged(taken)), credential: device.credential })
    for (const { status, text } of [...responses, stranger, forged, swapped]) {
      expect(status).toBe(422)
      expect(text).toBe(stranger.text)
    }
    for (const { visitor } of [...responses, stranger]) expect(await isIn(visitor)).toBe(false)
    expect((await enter(device)).status).toBe(200)
  })

  it('are answered once, in the requesting browser, and in time', async () => {
    const [paymentProvider, device] = [await signedIn(), openPasskeyDevice(ORIGIN)]
    await add(paymentProvider, device)
    const visitor = aVisitor(shop.url)
    const passkeyAssertion = device.answer(await challenged(visitor))
    expect((await give(aVisitor(shop.url), passkeyAssertion)).status).toBe(422)
    const elsewhere = aVisitor(shop.url)
    await challenged(elsewhere)
    expect((await give(elsewhere, passkeyAssertion)).status).toBe(422)
    expect((await give(visitor, passkeyAssertion)).status).toBe(200)
    for (const who of [visitor, elsewhere]) expect((await give(who, passkeyAssertion)).status).toBe(422)
    const many = aVisitor(shop.url)
    const one = device.answer(await challenged(many))
    const outcomes = await allAtOnce(Array.from({ length: 8 }, () => one), (input) => give(many, input))
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1)
    const late = device.answer(await challenged(visitor))
    clock.advance(10 * 60_000)
    expect((await give(visitor, late)).status).toBe(422)
    expect(await database.db.selectFrom('session').selectAll().execute()).toHaveLength(3)
  })

  it('with a decreased counter are rejected as copied', async () => {
    const [paymentProvider, device] = [await signedIn(), openPasskeyDevice(ORIGIN)]
    await add(paymentProvider, device, { counter: 5 })
    const statuses = []
    for (const counter of [6, 6, 5, 9, 7]) statuses.push((await enter(device, { counter })).status)
    expect(statuses).toEqual([200, 422, 422, 200, 422])
  })

  it('start a new session each time, and end the previous one', async () => {
    const [paymentProvider, device] = [await signedIn(), openPasskeyDevice(ORIGIN)]
    await add(paymentProvider, device)
    const [before] = await database.db.selectFrom('session').select('hash').execute()
    expect((await give(paymentProvider, device.answer(await challenged(paymentProvider)))).status).toBe(200)
    const after = await database.db.selectFrom('session').select('hash').execute()
    expect([after.length, after[0]?.hash === before?.hash, await isIn(paymentProvider)]).toEqual([1, false, true])
  })

  it('cannot be added with a challenge from before a password change', async () => {
    const [attacker, owner, device] = [await signedIn(), await signedIn(), openPasskeyDevice(ORIGIN)]
    const { clientData, ...answer } = device.make(await send(attacker))
    const changed = { current_password: ANNA.password, new_password: 'mein9eigenes-neues', confirm_new_password: 'mein9eigenes-neues' }
    expect((await owner.ask('/customers/me/password', 'PUT', changed)).status).toBe(200)
    expect((await attacker.ask(OWN, 'POST', { name: 'Dieb', ...answer, client_data: clientData })).status).toBe(401)
    expect((await owner.ask(OWN, 'POST', { name: 'Dieb', ...answer, client_data: clientData })).status).toBe(422)
    expect((await owner.ask<Listed>(OWN)).body['hydra:member']).toEqual([])
  })

  it('of an account without password are added and removed shortly after a sign-in, and not later', async () => {
    const visitor = aVisitor(shop.url)
    const bea = { email: 'bea.meier@example.ch', first_name: 'Bea', last_name: 'Meier', redirect_link: null }
    await visitor.ask('/login-links', 'POST', bea)
    await value(shop.commerce.jobs.sendMails())
    const hash = tokenIn('login', mailer.sent().at(-1))
    expect((await visitor.ask('/login-links/exchange', 'POST', { hash, cart_token: null })).status).toBe(200)
    const device = openPasskeyDevice(ORIGIN)
    const { clientData, ...answer } = device.make(await send(visitor, null))
    expect((await visitor.ask(OWN, 'POST', { name: 'Telefon', ...answer, client_data: clientData })).status).toBe(201)
    const id = (await visitor.ask<Listed>(OWN)).body['hydra:member'][0]?.id
    clock.advance(15 * 60_000)
    const confirmed = { current_password: null }
    for (const path of [`${OWN}/challenge`, `${OWN}/${id}/removal`]) {
      const { status, text } = await visitor.ask(path, 'POST', confirmed)
      expect([status, text]).toEqual([422, expect.stringContaining('SignInAgain')])
    }
    expect((await give(visitor, device.answer(await challenged(visitor)))).status).toBe(200)
    expect((await visitor.ask(`${OWN}/${id}/removal`, 'POST', confirmed)).status).toBe(200)
  })

  it('have the attempt limits of passwords, and a limit on challenges', async () => {
    const visitor = aVisitor(shop.url)
    const device = openPasskeyDevice(ORIGIN)
    const passkeyAssertion = device.answer(await challenged(visitor))
    const statuses: number[] = []
    for (let guess = 0; guess < 102; guess += 1) statuses.push((await give(visitor, passkeyAssertion)).status)
    expect(statuses.indexOf(429)).toBe(100)
    expect((await visitor.ask('/session', 'POST', { email: 'x@example.ch', password: 'geraten1-ist-es' })).status).toBe(429)
    const requests: number[] = []
    for (let ask = 0; ask < 201; ask += 1) requests.push((await visitor.ask(`${SIGN_IN}/challenge`, 'POST', {})).status)
    expect(requests.indexOf(429)).toBe(199)
  })
})
