import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openMemoryMailer, type MemoryMailer } from '../../adapters/memory/mail/memory-mailer.ts'
import { OPERATIONS } from '../../adapters/commerce-api/operations.ts'
import { apiTexts } from '../../adapters/composition/server/api-texts.ts'
import { openShopStorage } from '../../adapters/postgres/open-shop-storage.ts'
import type { EmailLinks } from '../../application/commerce/identity/email-links.port.ts'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { completeEmailLink } from '../support/complete-email-link.ts'
import { validBodyOf } from '../support/api/valid-bodies.ts'
import { openApi, openSmallShop } from '../support/api/open-api-shop.ts'
import { smallCatalogue } from '../support/api/small-catalogue.ts'
import type { Reply } from '../support/system/request-shop.ts'
import { openListeningShop, type ListeningShop } from '../support/system/open-listening-shop.ts'
import { BILLING, toOrderPlacement, type WireCart } from '../support/system/shopper.ts'
import { aVisitor, type Visitor } from '../support/system/visitor.ts'
import { value } from '../support/outcome.ts'
import { enginesOverHttp } from '../support/postgres-engines.ts'
import { tokenIn } from '../support/sign-in-methods.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht' }
const NEW_PASSWORD = 'mein9eigenes-neues'
const STRANGE = { first_name: 'Bad', last_name: 'Wolf' }
const STREET = 'Wolfsgasse'
type Me = { readonly first_name: string; readonly email: string }
type Welcomed = { readonly cart_token: string | null; readonly customer: Me }

/** The personal data of another person in a response. */
const STRANGERS = /Bad|Wolf|\+4179|992000/

describe.each(enginesOverHttp)('the life of an account, over HTTP on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database
  let shop: ListeningShop
  let mailer: MemoryMailer
  beforeAll(async () => { database = await open() }, 60_000)
  beforeEach(async () => {
    mailer = openMemoryMailer()
    shop = await openListeningShop(database, smallCatalogue, { mailer })
    return () => shop.close()
  })
  afterAll(() => database.close())

  const browser = (): Visitor => aVisitor(shop.url)
  const mailsTo = async (email = ANNA.email) => {
    await value(shop.commerce.jobs.sendMails())
    return mailer.sent().filter(({ to }) => to === email)
  }
  const tokens = async (purpose: 'claim' | 'password' | 'login', email?: string) =>
    (await mailsTo(email)).map((mail) => tokenIn(purpose, mail)).filter((token) => token !== 'none')
  const last = async (purpose: 'claim' | 'password' | 'login') => (await tokens(purpose)).at(-1)
  const isIn = async (visitor: Visitor) => (await visitor.ask('/customers/me')).status === 200

  /** A stranger registers Anna's address, fills the account, and stores the token of its cart. */
  const seeded = async (): Promise<{ readonly stranger: Visitor; readonly token: string }> => {
    const stranger = browser()
    const { token_value: token } = await toOrderPlacement(stranger, { email: ANNA.email })
    await stranger.ask(`/carts/${token}`, 'PATCH', { billing_address: { ...BILLING, ...STRANGE, street: STREET }, shipping_address: null })
    await stranger.ask('/customers', 'POST', { email: ANNA.email, password: 'nicht7ihres-hier', ...STRANGE, cart_token: token })
    await stranger.ask('/customers/me/addresses', 'POST', {
      ...(validBodyOf(OPERATIONS.addAddress) as object), billing_address: { ...BILLING, ...STRANGE, street: STREET },
    })
    await stranger.ask('/customers/me', 'PUT', { ...STRANGE, birthday: null, phone_number: '+41791234567', locale_code: 'de' })
    expect((await stranger.ask('/customers/me/addresses')).text).toContain(STREET)
    return { stranger, token }
  }

  const WAYS = {
    'a login link': async (anna: Visitor, cart_token: string) => {
      await anna.ask('/login-links', 'POST', { email: ANNA.email })
      return anna.ask<Welcomed>('/login-links/exchange', 'POST', { hash: await last('login'), cart_token, confirmed: true })
    },
    'the verification mail': async (anna: Visitor, cart_token: string) =>
      anna.ask<Welcomed>('/email-verifications', 'POST', { token: await last('claim'), password: NEW_PASSWORD, cart_token }),
    'a new password': async (anna: Visitor, cart_token: string) => {
      await anna.ask('/password-resets', 'POST', { email: ANNA.email })
      return anna.ask<Welcomed>('/passwords', 'POST', { token: await last('password'), password: NEW_PASSWORD, cart_token })
    },
  }

  it.each(Object.entries(WAYS))('H-S01 is emptied once its address is verified, by %s', async (_way, enter) => {
    const { stranger, token } = await seeded()
    const anna = browser()
    const { token_value: guests } = await toOrderPlacement(anna, { email: ANNA.email })
    const entered = await enter(anna, guests)
    expect([entered.status, entered.body.customer.email]).toEqual([200, ANNA.email])
    const seen = await Promise.all(['/customers/me', '/customers/me/addresses', '/customers/me/orders', '/customers/me/subscriptions']
      .map((path) => anna.ask(path)))
    expect(seen.map(({ text }) => STRANGERS.exec(text)?.[0])).toEqual(seen.map(() => undefined))
    expect(entered.body.cart_token).not.toBe(token)
    expect(entered.text).not.toMatch(STRANGERS)
    const cart = await anna.ask<WireCart>(`/carts/${entered.body.cart_token ?? ''}`)
    expect([cart.body.items.length, STRANGERS.exec(cart.text)]).toEqual([1, null])
    expect(await isIn(stranger)).toBe(false)
    expect((await stranger.ask('/session', 'POST', { email: ANNA.email, password: 'nicht7ihres-hier' })).status).toBe(401)
    const readByToken = await stranger.ask(`/carts/${token}`)
    expect([readByToken.status, readByToken.text.includes('Anna')]).toEqual([404, false])
  })

  it('R3 a stranger who registers an address whose owner answers the mail gets no access, and keeps a guest cart', async () => {
    const anna = browser()
    const storage = openShopStorage(database.db)
    let entered: Reply<Welcomed> | undefined
    /** Anna's request is answered during the registration: its mail is written, its cart not yet taken over. */
    const meanwhile: EmailLinks['begin'] = (...mail) => pipe(storage.proofs.begin(...mail), TE.chainFirstTaskK(() => async () => {
      entered ??= await anna.ask<Welcomed>('/email-verifications', 'POST', { token: await last('claim'), password: NEW_PASSWORD })
    }))
    const ports = { ...storage, proofs: { ...storage.proofs, begin: meanwhile } }
    const elsewhere = await openApi(openSmallShop(smallCatalogue, ports).commerce, { words: apiTexts() })
    try {
      const registrant = aVisitor(`${await elsewhere.listen({ port: 0, host: '127.0.0.1' })}/api`)
      const { token_value: cart } = await toOrderPlacement(registrant, { email: ANNA.email })
      const registered = await registrant.ask('/customers', 'POST', {
        email: ANNA.email, password: 'nicht7ihres-hier', ...STRANGE, cart_token: cart,
      })
      expect([registered.status, entered?.status, entered?.body.cart_token]).toEqual([401, 200, null])
      expect([await isIn(registrant), await isIn(anna)]).toEqual([false, true])
      expect((await registrant.ask<WireCart>(`/carts/${cart}`)).body.items).toHaveLength(1)
      expect(await shop.db.selectFrom('customer_cart').selectAll().execute()).toEqual([])
    } finally {
      await elsewhere.close()
    }
  })

  it('H-S01 a customer who registers and verifies in the same browser keeps names and cart, and nothing else', async () => {
    const anna = browser()
    const { token_value: token } = await toOrderPlacement(anna, { email: ANNA.email })
    await anna.ask('/customers', 'POST', { ...ANNA, first_name: 'Anna', last_name: 'Keller', cart_token: token })
    const entered = await anna.ask<Welcomed>('/email-verifications', 'POST', { token: await last('claim'), password: NEW_PASSWORD })
    expect([entered.status, entered.body.customer.first_name]).toEqual([200, 'Anna'])
    const cart = await anna.ask<WireCart>(`/carts/${entered.body.cart_token ?? ''}`)
    expect([cart.body.items.length, cart.text.includes(BILLING.street)]).toEqual([1, false])
    expect((await anna.ask('/customers/me/addresses')).text).not.toContain(BILLING.street)
  })

  it('H-S01 a second session is no proof: another person may have filled the account', async () => {
    const { stranger } = await seeded()
    const other = browser()
    await other.ask('/session', 'POST', { email: ANNA.email, password: 'nicht7ihres-hier' })
    const entered = await other.ask<Welcomed>('/email-verifications', 'POST', { token: await last('claim'), password: NEW_PASSWORD })
    expect([entered.status, entered.body.cart_token, entered.text.match(STRANGERS)]).toEqual([200, null, null])
    expect(await isIn(stranger)).toBe(false)
  })

  it('H-S01 an unverified account whose address is changed is emptied, too', async () => {
    const stranger = browser()
    await stranger.ask('/customers', 'POST', { ...ANNA, first_name: 'Anna', last_name: 'Keller' })
    await stranger.ask('/customers/me/addresses', 'POST', {
      ...(validBodyOf(OPERATIONS.addAddress) as object), billing_address: { ...BILLING, street: STREET },
    })
    expect((await stranger.ask('/customers/me/addresses')).text).toContain(STREET)
    const email = 'anna.neu@example.ch'
    await stranger.ask('/customers/me/email-change', 'POST', { email, current_password: ANNA.password })
    const mail = (await mailsTo(email)).at(-1)
    const [, token] = /\/email\/confirm\/([\w-]+)/.exec(mail?.text ?? '') ?? []
    const confirmed = await stranger.ask<Me>('/customers/me/email-change/confirmation', 'POST', { token })
    expect([confirmed.status, confirmed.body.email]).toEqual([200, email])
    expect((await stranger.ask('/customers/me/addresses')).text).not.toContain(STREET)
  })

  describe('the owner', () => {
    beforeEach(async () => {
      await browser().ask('/customers', 'POST', { ...ANNA, first_name: 'Anna', last_name: 'Keller' })
      await completeEmailLink(shop.ports, ANNA)
    })
    const signedIn = async (password = ANNA.password): Promise<Visitor> => {
      const visitor = browser()
      expect((await visitor.ask('/session', 'POST', { ...ANNA, password })).status).toBe(200)
      return visitor
    }
    const ATTACKER = 'thief@example.ch'
    /** An attacker with the password requests a change of address; the genuine mail is sent to the attacker's address. */
    const requestChange = async (): Promise<string> => {
      const attacker = await signedIn()
      const change = { email: ATTACKER, current_password: ANNA.password }
      expect((await attacker.ask('/customers/me/email-change', 'POST', change)).status).toBe(200)
      const [, token = 'none'] = /\/email\/confirm\/([\w-]+)/.exec((await mailsTo(ATTACKER)).at(-1)?.text ?? '') ?? []
      return token
    }
    const ENDS = {
      'a reset': async () => {
        const anna = browser()
        await anna.ask('/password-resets', 'POST', { email: ANNA.email })
        await anna.ask('/passwords', 'POST', { token: await last('password'), password: NEW_PASSWORD })
        return anna
      },
      'a new password': async () => {
        const anna = await signedIn()
        await anna.ask('/customers/me/password', 'PUT', {
          current_password: ANNA.password, new_password: NEW_PASSWORD, confirm_new_password: NEW_PASSWORD,
        })
        return anna
      },
      'signing out everywhere': async () => {
        const anna = await signedIn()
        await anna.ask('/customers/me/sessions/removal', 'POST', {})
        return anna
      },
    }

    it.each(Object.entries(ENDS))('H-K02 a pending change and every mail link expire with %s', async (_how, end) => {
      const token = await requestChange()
      await browser().ask('/login-links', 'POST', { email: ANNA.email })
      const login = await last('login')
      const anna = await end()
      expect((await anna.ask('/customers/me/email-change/confirmation', 'POST', { token })).status).toBe(422)
      expect((await anna.ask<Me>('/customers/me')).body.email).toBe(ANNA.email)
      expect((await browser().ask('/login-links/exchange', 'POST', { hash: login, confirmed: true })).status).toBe(422)
      expect((await anna.ask('/customers/me/email-change')).text).toContain('"waiting":false')
    })

    it('H-K03 of two mail links of a kind the newer one works', async () => {
      for (const [path, purpose] of [['/login-links', 'login'], ['/password-resets', 'password']] as const) {
        for (const _time of [1, 2]) await browser().ask(path, 'POST', { email: ANNA.email })
        const [older, newer] = await tokens(purpose)
        const responses = [older, newer].map((token) => (purpose === 'login'
          ? browser().ask('/login-links/exchange', 'POST', { hash: token, confirmed: true })
          : browser().ask('/passwords', 'POST', { token, password: NEW_PASSWORD })))
        expect([purpose, (await responses[0]!).status, (await responses[1]!).status]).toEqual([purpose, 422, 200])
      }
    })
  })
})
