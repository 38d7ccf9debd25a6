import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'
import type { Visitor } from '../../adapters/composition/headless/open-visitor.ts'
import { CartStore } from '../../application/storefront/cart/cart-store.ts'
import { makeHashLogin, HashLogin } from '../../application/storefront/identity/hash-login.ts'
import { RefererKeeper } from '../../application/storefront/visit/referer-keeper.port.ts'
import { SignedInKeeper } from '../../application/storefront/visit/signed-in-keeper.port.ts'
import { SignOut } from '../../application/storefront/identity/sign-out.ts'
import { LoadCart } from '../../application/storefront/cart/load-cart.ts'
import { ExchangeLoginLink } from '../../application/storefront/identity/exchange-login-link.ts'
import { Log } from '../../application/storefront/shop/log.port.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'
import { SendLoginLink } from '../../application/storefront/identity/send-login-link.ts'
import { value } from '../support/outcome.ts'
import { tokenIn } from '../support/sign-in-methods.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const BEA = { ...ANNA, email: 'bea.meier@example.ch', firstName: 'Bea' }
const DEAD = 'x'.repeat(43)

const open = async () => {
  const shop = openHeadlessShop()
  await shop.visitor().signUp(ANNA)
  /** Requested in this visitor's own browser, or in another one if none is given. */
  const hash = async (browser = shop.visitor()) => {
    await value(browser.injector.get(SendLoginLink)({ email: ANNA.email }))
    return tokenIn('login', (await shop.mails()).at(-1))
  }
  const hits = await shop.visitor().search('Biofinity')
  const hit = hits.find(({ product: { titles } }) => titles.de === 'Biofinity')
  const put = (visitor: Visitor) => visitor.addToCart({
    productId: hit?.product.id ?? (0 as never), eye: 'right', option: { sphere: -3, radius: 8.6, diameter: 14 }, quantity: 1,
  })
  return { shop, hash, put }
}

const by = (visitor: Visitor, pathname: string, hash: string, more = '') =>
  value(visitor.injector.get(HashLogin)({ pathname, search: `?hash=${hash}${more}` }))

const isCustomer = async (visitor: Visitor): Promise<boolean> => (await visitor.loadProfile())._tag === 'SignedIn'

describe('the hash of a login link in the address of a page', () => {
  it('AS-HASH-01 AS-HASH-03 AS-HASH-04 AS-CALL-18 signs in and leads to the same page without it; the cart is kept', async () => {
    const { shop, hash, put } = await open()
    const guest = shop.visitor()
    await put(guest)
    expect(await by(guest, '/c/x', await hash(guest), '&a=1')).toEqual({ _tag: 'SignedIn', name: ANNA.email, target: '/c/x?a=1' })
    expect(await isCustomer(guest)).toBe(true)
    expect((await guest.loadCart())?.lines).toHaveLength(1)
    expect(await by(shop.visitor(), '/c/x', '')).toEqual({ _tag: 'NoHash' })
  })

  it('AS-GUARD-05 AS-GUARD-06 is handled by the login link page if that is open', async () => {
    const { shop, hash } = await open()
    const device = shop.visitor()
    const link = await hash(device)
    for (const path of ['/authenticate', '/en/authenticate', '/LoginLink', '/fr/LoginLink'])
      expect([path, await by(device, path, link)]).toEqual([path, { _tag: 'NoHash' }])
    expect(await by(device, '/', link)).toMatchObject({ _tag: 'SignedIn' })
  })

  it('AS-GUARD-07 AS-GUARD-08 redirects home from a link to a cart or an order, and nowhere else, if it is invalid', async () => {
    const { shop } = await open()
    const led = async (path: string) => {
      const done = await by(shop.visitor(), path, DEAD)
      return done._tag === 'Dead' ? done.target : done._tag
    }
    expect(await led('/reorder/token/abc')).toBe('/')
    expect(await led('/en/reorder/token/abc')).toBe('/en/')
    expect(await led('/abandoned-cart/token/abc')).toBe('/')
    expect(await led('/p/1')).toBe('/p/1')
  })

  it('H-S04 H-K01 signs no one in or out and hands no cart over in a browser that did not request the link', async () => {
    const { shop, hash, put } = await open()
    const link = await hash()
    const [guest, bea] = [shop.visitor(), shop.visitor()]
    await bea.signUp(BEA)
    for (const victim of [guest, bea]) {
      const cart = await put(victim)
      const query = new URLSearchParams({ hash: link, url: '/fr/c/x?a=1' })
      const requests = { _tag: 'Unconfirmed', target: `/fr/authenticate?${query.toString()}` }
      for (const _look of [1, 2]) expect(await by(victim, '/fr/c/x', link, '&a=1')).toEqual(requests)
      expect([victim.cartToken(), victim.injector.get(CartStore).view().cart?.lines.length]).toEqual([cart.token, 1])
    }
    expect([await isCustomer(guest), await isCustomer(bea)]).toEqual([false, true])
    expect((await bea.loadProfile())).toMatchObject({ customer: { firstName: 'Bea' } })
    // A script that skips the confirmation does not get further without the click.
    const skipped = await guest.injector.get(ExchangeLoginLink)({ hash: link, isConfirmed: false })()
    expect([skipped, await isCustomer(guest)]).toEqual([E.left({ _tag: 'LinkUnconfirmed' }), false])
    // The link itself still works once.
    const confirmed = shop.visitor().injector.get(ExchangeLoginLink)({ hash: link, isConfirmed: true })
    expect(await value(confirmed)).toMatchObject({ email: ANNA.email })
  })

  it('H-S05 changes nothing if the hash is invalid: a customer stays signed in, a guest keeps the cart', async () => {
    const { shop, hash, put } = await open()
    const [bea, guest, used] = [shop.visitor(), shop.visitor(), await hash()]
    await value(shop.visitor().injector.get(ExchangeLoginLink)({ hash: used, isConfirmed: true }))
    await bea.signUp(BEA)
    for (const dead of [DEAD, used, 'short', '<script>']) {
      expect([dead, await by(bea, '/', encodeURIComponent(dead))]).toEqual([dead, { _tag: 'Dead', target: '/' }])
      expect([dead, await isCustomer(bea)]).toEqual([dead, true])
    }
    await put(guest)
    await by(guest, '/', DEAD)
    expect((await guest.loadCart())?.lines).toHaveLength(1)
    expect(guest.injector.get(CartStore).view().cart?.lines).toHaveLength(1)
  })

  it('AS-HASH-07 AS-ERRCAT-06 signs the current customer out if a sign-in that started here fails', async () => {
    const { shop, hash } = await open()
    const bea = shop.visitor()
    const { injector } = bea
    const link = await hash(bea)
    await bea.signUp(BEA)
    const login = makeHashLogin({
      signOut: injector.get(SignOut), loadCart: injector.get(LoadCart), store: injector.get(CartStore), log: injector.get(Log),
      signedInKeeper: injector.get(SignedInKeeper), referer: injector.get(RefererKeeper), shop: injector.get(Shop),
      exchange: () => TE.left({ _tag: 'ServiceUnavailable' }),
    })
    expect(await value(login({ pathname: '/', search: `?hash=${link}` }))).toEqual({ _tag: 'Dead', target: '/' })
    expect(await isCustomer(bea)).toBe(false)
  })

  it('S7 AS-HASH-16 signs out another customer first, whose cart stays theirs, and works once', async () => {
    const { shop, hash, put } = await open()
    const device = shop.visitor()
    await device.signUp(BEA)
    await put(device)
    const link = await hash(device)
    expect(await by(device, '/', link)).toMatchObject({ _tag: 'SignedIn', name: ANNA.email })
    expect((await device.loadCart())?.lines ?? []).toEqual([])
    const bea = shop.visitor()
    await bea.signIn(BEA)
    expect((await bea.loadCart())?.lines).toHaveLength(1)
    expect(await by(shop.visitor(), '/', link)).toMatchObject({ _tag: 'Dead' })
  })

  it('R1 signs in by the newest of several links requested here, but not if other links were requested', async () => {
    const { shop, hash } = await open()
    const [device, other] = [shop.visitor(), shop.visitor()]
    const [, newest] = [await hash(device), await hash(device)]
    await value(other.injector.get(SendLoginLink)({ email: 'nobody.there@example.ch' }))
    expect(await by(other, '/', newest)).toMatchObject({ _tag: 'Unconfirmed' })
    expect(await by(device, '/', newest)).toMatchObject({ _tag: 'SignedIn', name: ANNA.email })
  })

  it('AS-HASH-02 shows no cart before it signs in', async () => {
    const { shop, hash, put } = await open()
    const { injector, ...guest } = shop.visitor()
    await put({ injector, ...guest })
    const carts: unknown[] = []
    const login = makeHashLogin({
      signOut: injector.get(SignOut), loadCart: injector.get(LoadCart), store: injector.get(CartStore), log: injector.get(Log),
      signedInKeeper: injector.get(SignedInKeeper), referer: injector.get(RefererKeeper), shop: injector.get(Shop),
      exchange: (one) => {
        carts.push(injector.get(CartStore).view().cart)
        return injector.get(ExchangeLoginLink)(one)
      },
    })
    await value(login({ pathname: '/', search: `?hash=${await hash({ injector, ...guest })}` }))
    expect(carts).toEqual([undefined])
    expect(injector.get(CartStore).view().cart?.lines).toHaveLength(1)
  })
})
