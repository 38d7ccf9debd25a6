import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'
import { Refused } from '../../adapters/composition/headless/storefront-of.ts'
import { SendLoginLink } from '../../application/storefront/identity/send-login-link.ts'
import { SendPasswordReset } from '../../application/storefront/identity/send-password-reset.ts'
import { LoginLinkKeeper } from '../../application/storefront/visit/login-link-keeper.port.ts'
import signInLink from '../../ui/messages/sign-in-link.json' with { type: 'json' }
import password from '../../ui/messages/password.json' with { type: 'json' }
import refusals from '../../ui/messages/refusals.json' with { type: 'json' }
import { consentTo } from '../support/consent-to.ts'
import { openPages } from '../support/open-pages.ts'
import { refusal, value } from '../support/outcome.ts'
import { tokenIn } from '../support/sign-in-methods.ts'
import { browse, openAt } from '../ui/checkout/browse.tsx'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const SILENT = () => TE.left({ _tag: 'ServiceUnavailable' } as const)

/** Anna has a verified account. */
const open = async () => {
  const shop = openHeadlessShop()
  const anna = shop.visitor()
  await anna.signUp(ANNA)
  await anna.verifyEmail({ token: tokenIn('claim', (await shop.mails()).at(-1)), password: ANNA.password })
  return { shop, anna }
}

describe('a requested login link', () => {
  it('AS-LINK-02 is reported as sent, in the language of the page; for an invalid address it is not', async () => {
    const { shop } = await open()
    const title = signInLink['sign_in_link.sent_title']
    for (const [prefix, message] of [['', title.de], ['/it', title.it]] as const) {
      const browser = browse(shop.visitor({ locale: prefix === '' ? 'de' : 'it' }))
      const before = (await shop.mails()).length
      const sent = await browser.post(`${prefix}/login`, { email: ANNA.email, method: 'link' })
      expect([sent.status, sent.words.includes(message), (await shop.mails()).length - before]).toEqual([200, true, 1])
      expect((await browser.post(`${prefix}/login`, { email: 'anna@', method: 'link' })).words).not.toContain(message)
    }
  })

  it('AS-LINK-03 stores the trimmed address on the requesting device', async () => {
    const { shop } = await open()
    const visitor = shop.visitor()
    await value(visitor.injector.get(SendLoginLink)({ email: `  ${ANNA.email} ` }))
    expect(visitor.injector.get(LoginLinkKeeper).read()).toBe(ANNA.email)
    expect(shop.visitor().injector.get(LoginLinkKeeper).read()).toBeUndefined()
    expect((await refusal(visitor.injector.get(SendLoginLink)({ email: 'anna@' })))._tag).toBe('InvalidEmail')
    expect(visitor.injector.get(LoginLinkKeeper).read()).toBe(ANNA.email)
  })
})

describe('a forgotten password', () => {
  it('AS-LOGIN-12 gets the same response, whether or not the mail could be sent', async () => {
    const { shop } = await open()
    const broken = openHeadlessShop({ ...shop.ports, proofs: { ...shop.ports.proofs, begin: SILENT } })
    const away = openHeadlessShop({ ...shop.ports, attempts: { ...shop.ports.attempts, count: SILENT } })
    const seen = []
    for (const request of [shop, broken, away]) {
      await value(request.visitor().injector.get(SendPasswordReset)(ANNA.email))
      const { status, words } = await browse(request.visitor()).post('/forgot-password', { email: ANNA.email })
      seen.push({ status, words })
    }
    expect([seen[1], seen[2]]).toEqual([seen[0], seen[0]])
    expect(seen[0]?.status).toBe(200)
    expect(seen[0]?.words).toContain(password['password.sent_title'].de)
  })

  it('AS-ERRCAT-29 C12 reports the errors of the new one, and is corrected with the same link', async () => {
    const { shop } = await open()
    const visitor = shop.visitor()
    await value(visitor.injector.get(SendPasswordReset)(ANNA.email))
    const path = `/reset-password?token=${tokenIn('password', (await shop.mails()).at(-1))}`
    const refused = await browse(visitor).post(path, { password: 'abcdef1' })
    expect([refused.status, refused.words.includes(refusals['validation.password_too_short'].de)]).toEqual([422, true])
    expect(refused.html).toContain('name="password"')
    expect((await browse(visitor).post(path, { password: 'mein9eigenes-neues' })).status).toBe(302)
    expect(await shop.visitor().signIn({ ...ANNA, password: 'mein9eigenes-neues' })).toMatchObject({ firstName: 'Anna' })
  })
})

describe('the pages of an account', () => {
  it('AS-GUARD-09 S2 require a guest to sign in and reveal nothing of an order; after that they show it', async () => {
    const { shop, visitor } = await openAt('payment', {}, async ({ mails }, who) => {
      await who.signUp(ANNA)
      await who.verifyEmail({ token: tokenIn('claim', (await mails()).at(-1)), password: ANNA.password })
    })
    const cart = await visitor.choosePayment('twint')
    const { orderToken } = await visitor.placeOrder(consentTo(cart))
    await shop.settlePayment(orderToken, 'paid')
    const { id, number } = (await visitor.shop.order.listOrders({ page: 1 })).orders[0]!
    const path = `/my-account/order/${String(id)}`
    const guest = shop.visitor()
    const response = await browse(guest).get(path)
    expect([response.status, response.location, response.html]).toEqual([302, `/login?redirectUrl=${encodeURIComponent(path)}`, ''])
    expect((await browse(guest).get(response.location ?? '')).html).not.toContain(number)
    await expect(guest.shop.order.listOrders({ page: 1 })).rejects.toThrow(Refused)
    expect((await browse(guest).post(response.location ?? '', ANNA)).location).toBe(path)
    const page = await browse(guest).get(path)
    expect([page.status, page.words.includes(number)]).toEqual([200, true])
  })
})

describe('signing out', () => {
  const leaving = async (from: string) => {
    const pages = openPages()
    await pages.visitorAt(from).signUp(ANNA)
    const prefix = from.startsWith('/fr/') ? '/fr' : ''
    const out = await pages.post(`${prefix}/logout`, {}, { referer: `http://shop.example${from}` })
    expect((await pages.visitorAt(from).loadProfile())._tag).toBe('Guest')
    return [out.status, out.headers.get('location')]
  }

  it('AS-GUARD-12 C10 redirects home, in the language of the page, from a page that loads its own visitor', async () => {
    expect(await leaving('/reorder/token/x')).toEqual([302, '/'])
    expect(await leaving('/abandoned-cart/token/x')).toEqual([302, '/'])
    expect(await leaving('/fr/reorder/token/x')).toEqual([302, '/fr/'])
  })

  it('AS-GUARD-13 C10 redirects home from the checkout, and stays on a public page', async () => {
    expect(await leaving('/checkout/payment')).toEqual([302, '/'])
    expect(await leaving('/fr/checkout/payment')).toEqual([302, '/fr/'])
    expect(await leaving('/c/lens')).toEqual([302, '/c/lens'])
  })
})
