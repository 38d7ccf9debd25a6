import { describe, expect, it } from 'vitest'
import { cookieCampaignOf, storedCampaign } from '../../../adapters/cookies/campaign-cookie.ts'
import { makeCampaignKeeper } from '../../../adapters/cookies/campaign-keeper.ts'
import { makeLoginLinkKeeper } from '../../../adapters/cookies/login-link-keeper.ts'
import type { Email } from '../../../domain/customer/email.ts'
import { makeCartTokenKeeper } from '../../../adapters/cookies/cart-token-keeper.ts'
import { COOKIES } from '../../../adapters/cookies/cookie-table.ts'
import { makeConsentKeeper } from '../../../adapters/cookies/consent-keeper.ts'
import { chosenLocale } from '../../../adapters/cookies/locale-keeper.ts'
import { makePurchaseTraces } from '../../../adapters/cookies/purchase-traces.ts'
import { makeSessionKeeper } from '../../../adapters/cookies/session-keeper.ts'
import { makeSignedInKeeper } from '../../../adapters/cookies/signed-in-keeper.ts'
import { makeCookieSigner } from '../../../adapters/cookies/cookie-signer.ts'
import { documentCookies } from '../../../adapters/cookies/document-cookies.ts'
import { isLocalhost } from '../../../adapters/cookies/is-localhost.ts'
import { requestCookies } from '../../../adapters/cookies/request-cookies.ts'
import { randomRequestKeys } from '../../../adapters/composition/random-request-keys.ts'
import { makeAddToCart } from '../../../application/storefront/cart/add-to-cart.ts'
import { makeOptOutOfGifts } from '../../../application/storefront/cart/opt-out-of-gifts.ts'
import { openCartQueue } from '../../../application/storefront/cart/cart-queue.ts'
import { openCartStore } from '../../../application/storefront/cart/cart-store.ts'
import { makeQuotePrice } from '../../../application/storefront/pricing/quote-price.ts'
import type { CampaignOf } from '../../../application/storefront/visit/campaign-keeper.port.ts'
import { clientOf } from '../http-client/client-of.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { testCookieSigner } from '../../support/cookie-signer.ts'
import { productId } from '../../support/builders/product.ts'

const jarOf = (header?: string, secure = true) => requestCookies(header, { secure })
const setOf = (cookie: (typeof COOKIES)[keyof typeof COOKIES], value = 'x'): string => {
  const jar = jarOf()
  jar.set(cookie, value)
  return jar.changes()[0] ?? ''
}
const T = cartToken('T')

describe('cookies', () => {
  it('CC-COOKIE-04 AS-COOKIE-03 vsf-atc lives 4 hours, for the whole site', () => {
    expect(setOf(COOKIES.campaign)).toBe('vsf-atc=x; Path=/; Max-Age=14400; SameSite=Lax; Secure')
  })
  it('CC-COOKIE-06 AS-COOKIE-05 AS-LINK-03 vsf-login-link stores the address for a day, and nothing invalid', () => {
    const jar = jarOf()
    makeLoginLinkKeeper(jar).store('anna@example.ch' as Email)
    expect(jar.changes()).toStrictEqual(['vsf-login-link=anna%40example.ch; Path=/; Max-Age=86400; SameSite=Lax; Secure'])
    expect(makeLoginLinkKeeper(jarOf('vsf-login-link=anna%40example.ch')).read()).toBe('anna@example.ch')
    expect(makeLoginLinkKeeper(jarOf('vsf-login-link=%3Cb%3E')).read()).toBeUndefined()
    const empty = jarOf()
    makeLoginLinkKeeper(empty).clear()
    expect(empty.changes()).toStrictEqual([])
  })
  it('the cart is stored for 30 days and deleted at once', () => {
    const jar = jarOf()
    makeCartTokenKeeper(jar).store(T)
    expect(jar.changes()).toStrictEqual([`cart_id=${T}; Path=/; Max-Age=2592000; SameSite=Lax; Secure`])
    makeCartTokenKeeper(jar).clear()
    expect(jar.changes()).toStrictEqual(['cart_id=; Path=/; Max-Age=0; SameSite=Lax; Secure'])
  })
  it('AS-COOKIE-02 are all for the whole site', () => {
    for (const cookie of Object.values(COOKIES)) expect(setOf(cookie)).toContain('; Path=/;')
  })

  it('are sent over https only, except on localhost', () => {
    const jar = jarOf(undefined, false)
    jar.set(COOKIES.cart, T)
    expect(jar.changes()[0]).not.toContain('Secure')
    expect(['localhost', 'mrlens.localhost:3000', '127.0.0.1:3000', '[::1]:3000'].map(isLocalhost)).toStrictEqual([true, true, true, true])
    expect(['iris.example', 'localhost.evil.example', 'evillocalhost', '127.evil.example'].map(isLocalhost))
      .toStrictEqual([false, false, false, false])
  })

  it('are read among others, only by their full name', () => {
    const header = `other=1; xcart_id=no;cart_id="${T}"; cart_id=second; broken`
    expect(makeCartTokenKeeper(jarOf(header)).read()).toBe(T)
    expect(makeCartTokenKeeper(jarOf('CART_ID=x')).read()).toBeUndefined()
  })

  it('H-K09 are read from the first valid one of their name: one of another path or domain hides none', () => {
    const jar = jarOf(`cart_id=junk; vsf-locale=xx; vsf-consent=; cart_id=${T}; vsf-locale=fr; vsf-consent=necessary`)
    expect(makeCartTokenKeeper(jar).read()).toBe(T)
    expect(chosenLocale(jar)).toBe('fr')
    expect(makeConsentKeeper(jar).read()).toBe('necessary')
    const [order, email] = ['o'.repeat(22), 'anna@example.ch']
    expect(makePurchaseTraces(jarOf(`vsf-order=x; vsf-order=${order}`)).ordered()).toBe(order)
    expect(makeLoginLinkKeeper(jarOf(`vsf-login-link=%00; vsf-login-link=${email}`)).read()).toBe(email)
    const key = 'k'.repeat(43)
    const keeper = makeSessionKeeper(jarOf(
      `vsf-browser=!; vsf-browser=${key}; vsf-link-binding=x; vsf-link-binding=${key}; access_token=-; access_token=${key}`,
    ), { secure: false }, { signer: testCookieSigner })
    expect([keeper.browser(), keeper.linkBindings(), keeper.read()]).toEqual([key, [key], key])
    const mark = makeSignedInKeeper(jarOf('vsf-signed-in=never; vsf-signed-in=1767225600000'))
    expect(mark.endsAt()).toEqual(new Date('2026-01-01T00:00:00Z'))
  })

  it('H-K09 that only the shop may write are signed: forged ones, or values of another cookie, are ignored', () => {
    const [cart, former] = ['c'.repeat(22), makeCookieSigner('the former secret of this shop')]
    const orderedIn = (text: string, signer = testCookieSigner) =>
      makeSessionKeeper(jarOf(`vsf-ordered=${text}`), { secure: false }, { signer }).ordered()
    const signed = testCookieSigner.sign('vsf-ordered', cart)
    const forged = [
      cart, `${cart}.`, `${cart}.${'x'.repeat(43)}`, former.sign('vsf-ordered', cart), testCookieSigner.sign('vsf-order', cart),
      signed.replace('c', 'd'), `${'d'.repeat(22)}.${signed}`,
    ]
    for (const text of forged) expect([text, orderedIn(text)]).toEqual([text, []])
    expect(orderedIn(signed)).toEqual([cart])
    expect(orderedIn(`${cart}; vsf-ordered=${signed}`)).toEqual([cart])
    expect(orderedIn(former.sign('vsf-ordered', cart), makeCookieSigner('new', ['the former secret of this shop']))).toEqual([cart])
  })

  it('name no cart if their value cannot be a token', () => {
    for (const value of ['', 'short', '%E0%A4%A', `${T}<script>`, 'x'.repeat(5000), '%00'.repeat(22)]) {
      expect(makeCartTokenKeeper(jarOf(`cart_id=${value}`)).read()).toBeUndefined()
    }
  })

  it('are read back as written', () => {
    const jar = jarOf(`cart_id=${T}`)
    makeCartTokenKeeper(jar).clear()
    expect(makeCartTokenKeeper(jar).read()).toBeUndefined()
    expect(jarOf(`cart_id=${T}`).changes()).toStrictEqual([])
  })

  it('are written by the page with the same attributes', () => {
    const page = { cookie: `cart_id=${T}`, location: { host: 'iris.example' } }
    const keeper = makeCartTokenKeeper(documentCookies(page))
    expect(keeper.read()).toBe(T)
    keeper.clear()
    expect(page.cookie).toBe('cart_id=; Path=/; Max-Age=0; SameSite=Lax; Secure')
    const atHome = { cookie: '', location: { host: 'localhost:3000' } }
    makeCartTokenKeeper(documentCookies(atHome)).store(T)
    expect(atHome.cookie).not.toContain('Secure')
  })

  it('CC-CALL-03 CC-CALL-25 AS-CALL-35 contain the token of a new cart, used for prices, gifts and recommendations', async () => {
    const jar = jarOf()
    const keeper = makeCartTokenKeeper(jar)
    const client = clientOf()
    const add = makeAddToCart({
      shop: client.shop, keeper, store: openCartStore(), queue: openCartQueue(), additions: randomRequestKeys(),
      campaignOf: () => undefined,
    })
    await add([{ productId: productId(5), option: {}, quantity: 1 }], 'de')()
    expect(jar.get(COOKIES.cart)).toBe(aCart().token)
    expect(aCart().token).not.toBe(String(aCart().id))
    await makeQuotePrice({ shop: client.shop, keeper, campaignOf: () => undefined })(productId(5), 1)()
    expect(client.last()?.query.get('cart_token')).toBe(aCart().token)
    await makeOptOutOfGifts({ shop: client.shop, keeper, store: openCartStore(), queue: openCartQueue() })()()
    expect(client.last()?.body).toEqual({ cart_token: aCart().token })
    await client.shop.recommendation.getRecommendations({ cart: aCart() })()
    expect(client.last()?.body).toMatchObject({ cart_token: aCart().token, cart_id: aCart().id })
  })
})

describe('a campaign cookie', () => {
  const campaign = { productId: productId(5), fk: 'F', priceChannel: 'pc' }
  const addTwo = async ({ shop }: ReturnType<typeof clientOf>, campaignOf: CampaignOf) => {
    const keeper = { read: () => T, store: () => {}, clear: () => {} }
    const deps = { shop, keeper, store: openCartStore(), queue: openCartQueue(), additions: randomRequestKeys(), campaignOf }
    await makeAddToCart(deps)([5, 6].map((id) => ({ productId: productId(id), option: {}, quantity: 2 })), 'de')()
  }

  it('CC-CALL-06 applies its price channel and key to its own product, and nothing to any other', async () => {
    const jar = jarOf()
    makeCampaignKeeper(jar).store(campaign)
    const client = clientOf()
    await addTwo(client, cookieCampaignOf(jar, () => {}))
    expect(client.last()?.body).toMatchObject({
      items: [{ price_channel: 'pc', fk: 'F', quantity: 2 }, { price_channel: 'iris-ch', fk: null, quantity: 2 }],
    })
  })

  it('contains product, key and price channel, and never a key that could not be read back', () => {
    const jar = jarOf()
    makeCampaignKeeper(jar).store({ ...campaign, fk: 'x'.repeat(201) })
    expect(jar.changes()).toStrictEqual([])
    makeCampaignKeeper(jar).store(campaign)
    expect(JSON.parse(jar.get(COOKIES.campaign) ?? '')).toStrictEqual({ product_id: 5, fk: 'F', price_channel: 'pc' })
    expect(storedCampaign(jar, () => {})).toStrictEqual(campaign)
  })

  it('AS-ERRCAT-28 is ignored, with one warning, if it cannot be read', async () => {
    for (const value of [
      '%E0%', 'x', '{}',
      encodeURIComponent('{"product_id":"5","fk":"F","price_channel":"pc"}'),
      encodeURIComponent('null'),
    ]) {
      const warnings: string[] = []
      const campaignOf = cookieCampaignOf(jarOf(`vsf-atc=${value}`), (warning) => warnings.push(warning))
      const client = clientOf()
      await addTwo(client, campaignOf)
      expect(client.last()?.body).toMatchObject({ items: [5, 6].map(() => ({ price_channel: 'iris-ch', fk: null })) })
      expect(warnings).toStrictEqual(['cookie vsf-atc cannot be read'])
    }
    const silent: string[] = []
    expect(storedCampaign(jarOf(), (warning) => silent.push(warning))).toBeUndefined()
    expect(silent).toStrictEqual([])
  })
})
