import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { IdentityStore } from '../../../application/storefront/identity/identity-store.ts'
import { ACCOUNT_SECTIONS } from '../../../ui/account/account-sections.ts'
import account from '../../../ui/messages/account.json' with { type: 'json' }
import error from '../../../ui/messages/error.json' with { type: 'json' }
import emailVerification from '../../../ui/messages/email-verification.json' with { type: 'json' }
import order from '../../../ui/messages/order.json' with { type: 'json' }
import loyalty from '../../../ui/messages/loyalty.json' with { type: 'json' }
import reorder from '../../../ui/messages/reorder.json' with { type: 'json' }
import { PAGES } from '../../../ui/routing/pages.ts'
import { completeEmailLink } from '../../support/complete-email-link.ts'
import { consentTo } from '../../support/consent-to.ts'
import { attributesOf, markupOf, element, textOf, textsOf } from '../../support/html.ts'
import { value } from '../../support/outcome.ts'
import { openPages } from '../../support/open-pages.ts'
import { browse, openAt, replacingOperations } from '../checkout/browse.tsx'
import { Shop } from '../../../application/storefront/shop/shop.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const OVERVIEW = '/my-account/overview'

const main = (html: string): string => markupOf(html, 'main')

const freshAccount = async () => {
  const visitor = openHeadlessShop().visitor()
  await visitor.signUp(ANNA)
  return { visitor, browser: browse(visitor) }
}

/** A customer with one paid order and its address. */
const withOrder = async () => {
  const { shop, visitor } = await openAt('payment')
  await shop.visitor().signUp(ANNA)
  await completeEmailLink(shop.ports, ANNA)
  await visitor.signIn(ANNA)
  await visitor.loadCart()
  const cart = await visitor.choosePayment('twint')
  const { orderToken } = await visitor.placeOrder(consentTo(cart))
  await shop.settlePayment(orderToken, 'paid')
  const [last] = (await visitor.shop.order.listOrders({ page: 1 })).orders
  return { shop, visitor, browser: browse(visitor), last: last! }
}

const OF_ACCOUNT = PAGES.map(({ path }) => path).filter((path) => /^my-account(?:\/|$)/.test(path))
  .map((path) => `/${path.replace(/\/:\w+\?/, '/1')}`)

describe('the pages of an account', () => {
  it.each(OF_ACCOUNT)('AS-GUARD-03 AS-GUARD-09 %s asks a guest to sign in, and is shown after the sign-in', async (path) => {
    const { shop } = await withOrder()
    const browser = browse(shop.visitor())
    for (const request of path === '/my-account' ? [] : [path, `/fr${path}`]) {
      const seen = await browser.get(request)
      expect([seen.status, seen.html]).toEqual([302, ''])
      expect(seen.location).toBe(`${request.startsWith('/fr') ? '/fr' : ''}/login?redirectUrl=${encodeURIComponent(request)}`)
      const sent = await browser.post(request, { document: 'invoice-1' })
      expect([sent.status === 302 ? sent.location : sent.status]).not.toContain(200)
      expect(sent.html).not.toContain(ANNA.email)
    }
    const signedIn = await browser.post(`/login?redirectUrl=${encodeURIComponent(path)}`, ANNA)
    expect(signedIn.location).toBe(path)
  })

  it('AS-GUARD-09 ask a customer signed out elsewhere to sign in first, for a view and for an action, and return', async () => {
    const { shop, visitor, browser } = await withOrder()
    const elsewhere = shop.visitor()
    await elsewhere.signIn(ANNA)
    await value(elsewhere.injector.get(Shop).security.endOtherSessions({}))
    const store = visitor.injector.get(IdentityStore)
    const here = store.identity()
    const believed = (): void => {
      if (here?._tag !== 'SignedIn') throw new Error('Nobody is signed in')
      store.send({ type: 'credentials.given' })
      store.send({ type: 'credentials.accepted', customer: here.customer })
    }
    for (const path of OF_ACCOUNT.filter((one) => one !== '/my-account'))
      for (const ask of [() => browser.get(path), () => browser.post(path, {})]) {
        believed()
        const { status, location, html } = await ask()
        const isLed = status === 302 && location === `/login?redirectUrl=${encodeURIComponent(path)}`
        expect([path, status, isLed || !html.includes(error['error.occurred'].de)]).toEqual([path, status, true])
      }
    const headings: string[] = []
    for (const { path } of ACCOUNT_SECTIONS) {
      believed()
      if ((await browser.get(path)).status !== 302) headings.push(path)
    }
    // The list of opticians is public; an action there redirects to the sign-in.
    expect(headings).toEqual(['/my-account/optician'])
  })

  it('AS-ACCT-06 link to each other: every page of the navigation has its heading and marks the current one', async () => {
    const { browser } = await withOrder()
    for (const prefix of ['', '/fr'])
      for (const { path } of ACCOUNT_SECTIONS) {
        const { status, html } = await browser.get(prefix + path)
        expect([path, status]).toEqual([path, 200])
        expect(textsOf(html, 'main h1').filter((heading) => heading !== '')).toHaveLength(1)
        const places = attributesOf(html, 'main a[href*="/my-account/"]', 'href')
        for (const place of ACCOUNT_SECTIONS) expect(places).toContain(prefix + place.path)
        expect(attributesOf(html, 'main a[href*="/my-account/"][aria-current=page]', 'href')).toEqual([prefix + path])
      }
  })

  it('AS-ACCT-06 link to all thirteen areas: the password by the security page, an order by the history', async () => {
    const { browser, last } = await withOrder()
    const linksOf = async (path: string) =>
      attributesOf((await browser.get(path)).html, 'main a[href^="/my-account/"]', 'href')
        .map((to) => /^\/my-account\/([^?]*)/.exec(to)?.[1])
    expect(await linksOf(OVERVIEW)).toEqual(expect.arrayContaining([
      'overview', 'history', 'profile', 'addresses', 'security', 'newsletter', 'bonus-points', 'optician', 'my-subscriptions', 'reminders',
      'miles-and-more', 'lens-pass', 'payment-methods',
    ]))
    expect(await linksOf('/my-account/security')).toContain('password')
    expect(await linksOf('/my-account/history')).toContain(`order/${last.id}`)
  })

  it('AS-ACCT-06 have a sign-out button each, without JavaScript', async () => {
    const { browser } = await freshAccount()
    for (const { path } of ACCOUNT_SECTIONS)
      expect(element((await browser.get(path)).html, 'main form[method=post][action="/logout"] > button[type=submit]')).toBeDefined()
  })

  it('AS-ACCT-02 AS-ACCT-03 begin with the page the brand configures, also after signing in, in the same language', async () => {
    const { browser, visitor } = await freshAccount()
    expect((await browser.get('/my-account')).location).toBe('/my-account/profile')
    expect((await browser.get('/it/my-account')).location).toBe('/it/my-account/profile')
    for (const [brand, landing] of [['discountlens', OVERVIEW], ['mrlens', '/my-account/profile']] as const) {
      const there = openPages({}, brand)
      const path = `/login?redirectUrl=${encodeURIComponent('/my-account')}`
      await there.visitorAt('/').signUp(ANNA)
      expect((await there.get(path)).headers.get('location')).toBe('/my-account')
      expect((await there.get('/my-account')).headers.get('location')).toBe(landing)
    }
    await visitor.signOut()
    expect((await browser.post('/it/login', ANNA)).location).toBe('/it/my-account')
  })
})

describe('the overview', () => {
  it('AS-ACCT-01 shows the last order with its status and a reorder link, then address, points and e-mail address', async () => {
    const { browser, last } = await withOrder()
    const { html } = await browser.get(OVERVIEW)
    // The pages of the account are named like their headings.
    const words = textOf(main(html).replace(markupOf(html, 'main nav'), ''))
    const parts = [
      account['account.last_order'].de, last.number, order['order.status.new'].de, reorder['reorder.submit'].de,
      account['account.default_address'].de, 'Seeweg 4', '8002 Zürich', account['account.bonus_points'].de, ANNA.email,
    ]
    const places = parts.map((part) => words.indexOf(part))
    expect(places, parts.filter((_part, index) => places[index] === -1).join()).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(main(html)).toContain(`action="/reorder/id/${String(last.id)}"`)
  })

  it('AS-ACCT-01 links to the lenses if there is no order yet', async () => {
    const { browser } = await freshAccount()
    const { words, html } = await browser.get(OVERVIEW)
    expect(words).toContain(account['account.no_orders'].de)
    expect(words).toContain(account['account.no_address'].de)
    expect(main(html)).toContain('href="/c/lens"')
  })

  it('AS-ACCT-01 shows whether the address is verified, and sends the mail once more on demand', async () => {
    const { browser } = await freshAccount()
    expect((await browser.get(OVERVIEW)).words).toContain(account['account.email_unverified'].de)
    const sent = await browser.post(OVERVIEW, {})
    expect([sent.status, sent.words.includes(emailVerification['email_verification.sent_again'].de)]).toEqual([200, true])
  })

  it('AS-ACCT-01 shows the rest if orders and points are unavailable, and says what is missing', async () => {
    const { visitor } = await withOrder()
    const silent = () => TE.left({ _tag: 'ServiceUnavailable' } as const)
    const shop = { order: { listOrders: silent }, loyalty: { getBonusPoints: silent } }
    const { status, words } = await browse(replacingOperations(visitor, shop)).get(OVERVIEW)
    expect(status).toBe(200)
    for (const message of [
      account['account.orders_not_loaded'].de, loyalty['error.bonus_points'].de, 'Seeweg 4',
    ]) expect(words).toContain(message)
  })

  it('is not cached', async () => {
    const { browser } = await freshAccount()
    expect((await browser.get(OVERVIEW)).headers.get('cache-control')).toBe('no-store')
  })
})
