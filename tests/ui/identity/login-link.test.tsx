import { describe, expect, it } from 'vitest'
import { makeEmail } from '../../../domain/customer/email.ts'
import { made } from '../../support/builders/made.ts'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { LoginLinkKeeper } from '../../../application/storefront/visit/login-link-keeper.port.ts'
import signInLink from '../../../ui/messages/sign-in-link.json' with { type: 'json' }
import { TRIES } from '../../support/repetitions.ts'
import { elements, textsOf } from '../../support/html.ts'
import { tokenIn } from '../../support/sign-in-methods.ts'
import { browse, fieldValue, openFilled } from '../checkout/browse.tsx'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }

const open = async () => {
  const shop = openHeadlessShop()
  const anna = shop.visitor()
  await anna.signUp(ANNA)
  await anna.verifyEmail({ token: tokenIn('claim', (await shop.mails()).at(-1)), password: ANNA.password })
  const link = async (asking = shop.visitor(), redirect = '') => {
    await browse(asking).post(`/login${redirect}`, { email: ANNA.email, method: 'link' })
    const mail = (await shop.mails()).at(-1)
    return { mail, hash: tokenIn('login', mail), path: /\/authenticate\S+/.exec(mail?.text ?? '')?.[0] ?? '' }
  }
  return { shop, anna, link }
}

describe('the request for a login link', () => {
  it('AS-LINK-02 AS-LINK-04 AS-LOGIN-02 I7 is answered alike for everybody, with steps shown once', async () => {
    const { shop } = await open()
    const send = async (email: string) => {
      const { status, html } = await browse(shop.visitor()).post('/login', { email: ` ${email} `, method: 'link' })
      return { status, html: html.replaceAll(email, 'E') }
    }
    const [known, unknown] = [await send(ANNA.email), await send('nobody.there@example.ch')]
    expect(known).toEqual(unknown)
    expect([known.status, elements(known.html, 'ol > li').length > 0, known.html.includes('>E<')]).toEqual([200, true, true])
    expect((await browse(shop.visitor()).get('/login')).words).not.toContain(signInLink['sign_in_link.sent_title'].de)
    expect((await browse(shop.visitor()).post('/login', { email: 'anna@', method: 'link' })).status).toBe(422)
  })

  it('AS-LINK-03 stores the trimmed address here, for the form and for the link', async () => {
    const { shop } = await open()
    const visitor = shop.visitor()
    await browse(visitor).post('/login', { email: ` ${ANNA.email} `, method: 'link' })
    expect(visitor.injector.get(LoginLinkKeeper).read()).toBe(ANNA.email)
    expect(fieldValue((await browse(visitor).get('/login')).html, 'email')).toBe(ANNA.email)
    await visitor.signOut()
    expect(visitor.injector.get(LoginLinkKeeper).read()).toBeUndefined()
  })

  it('AS-AUTH-21 creates an account without a password for a new address, and leaves an existing one unchanged', async () => {
    const { shop } = await open()
    const send = async (email: string) => {
      const names = { firstName: 'Neu', lastName: 'Hier' }
      const { status, html } = await browse(shop.visitor()).post('/register?redirectUrl=%2Fc%2Flens', { ...names, email, method: 'link' })
      return { status, html: html.replaceAll(email, 'E') }
    }
    expect(await send(ANNA.email)).toEqual(await send('neu@example.ch'))
    const mails = await shop.mails()
    for (const [email, firstName, lastName] of [[ANNA.email, 'Anna', 'Keller'], ['neu@example.ch', 'Neu', 'Hier']] as const) {
      const own = shop.visitor()
      const mail = mails.findLast(({ to }) => to === email)
      expect(mail?.text).toContain(`&url=${encodeURIComponent('/c/lens')}`)
      await browse(own).post('/authenticate', { hash: tokenIn('login', mail), confirmed: 'true' })
      const profile = await own.loadProfile()
      expect(profile).toMatchObject({ customer: { firstName, lastName, email, isVerified: true } })
    }
    await expect(shop.visitor().signIn({ email: 'neu@example.ch', password: '' })).rejects.toThrow('WrongCredentials')
    expect(await shop.visitor().signIn(ANNA)).toMatchObject({ firstName: 'Anna' })
  })
})

describe('the page of a login link', () => {
  it('AS-ROUTE-21 L1 has both addresses, is not cached and uses nothing up for any number of views', async () => {
    const { shop, link: sent } = await open()
    const { hash } = await sent()
    const paths = ['/authenticate', '/LoginLink', '/en/authenticate', '/authenticate']
    for (let look = 0; look < TRIES.linkReads; look += 1) {
      const path = paths[look % paths.length] ?? ''
      const { status, headers, html } = await browse(shop.visitor()).get(`${path}?hash=${hash}`)
      expect([path, status, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([path, 200, 'no-store', 'no-referrer'])
      // The form is sent to the bare address: only the form contains the hash.
      expect([fieldValue(html, 'hash'), html.includes(`action="${path}"`)]).toEqual([hash, true])
    }
    const own = shop.visitor()
    const seen = await browse(own).post('/authenticate', { hash, confirmed: 'true' })
    expect([seen.status, seen.words.includes('Angemeldet als Anna.')]).toEqual([200, true])
    expect(await own.loadProfile()).toMatchObject({ customer: { email: ANNA.email } })
  })

  it('L8 S7 masks the account in another browser and waits, and names the account signed in there', async () => {
    const { shop, link: sent } = await open()
    const bea = shop.visitor()
    await bea.signUp({ ...ANNA, email: 'bea@example.ch', firstName: 'Bea' })
    const { path } = await sent()
    const { html } = await browse(bea).get(path)
    expect([html.includes('a•••@example.ch'), html.includes('anna.keller'), html.includes('Bea')]).toEqual([true, false, true])
    expect([html.includes(signInLink['sign_in_link.other_browser'].de), textsOf(html, '[href="/"]').includes('Ohne Anmeldung fortfahren')])
      .toEqual([true, true])
    expect(await bea.loadProfile()).toMatchObject({ customer: { firstName: 'Bea' } })
  })

  it('H-K01 R1 signs in by a form that submits itself only in the browser that requested the link', async () => {
    const { shop, link: sent } = await open()
    const [here, elsewhere] = [shop.visitor(), shop.visitor()]
    const { hash, path } = await sent(here)
    // The e-mail address alone proves nothing: anybody may have it stored.
    elsewhere.injector.get(LoginLinkKeeper).store(made(makeEmail(ANNA.email)))
    for (const [browser, isForeign] of [[elsewhere, true], [here, false]] as const)
      expect((await browse(browser).get(path)).html.includes(signInLink['sign_in_link.other_browser'].de)).toBe(isForeign)
    const refused = await browse(elsewhere).post('/authenticate', { hash })
    expect([refused.status, await elsewhere.loadProfile()]).toEqual([422, { _tag: 'Guest' }])
    expect((await browse(here).post('/authenticate', { hash })).words).toContain('Angemeldet als Anna.')
  })

  it('AS-HASH-09 takes over the current cart, redirects to the link’s target, and deletes the stored address', async () => {
    const { shop, link: sent } = await open()
    const { visitor, cart } = await openFilled({}, shop)
    const target = '/checkout/address?uid=x&a=1'
    const { path, hash } = await sent(visitor, `?redirectUrl=${encodeURIComponent(target)}`)
    expect(path).toContain('url=')
    // Neither the page nor a request may store the uid.
    for (const url of [target, undefined]) {
      const at = url === undefined ? path : `/authenticate?hash=${hash}&url=${encodeURIComponent(url)}`
      expect(fieldValue((await browse(visitor).get(at)).html, 'url')?.replaceAll('&amp;', '&')).toBe('/checkout/address?a=1')
    }
    const { html } = await browse(visitor).post('/authenticate', { hash, url: target })
    expect(html).toContain('href="/checkout/address?a=1"')
    expect(visitor.cartToken()).not.toBe(cart.token)
    expect((await visitor.loadCart())?.id).toBe(cart.id)
    expect(await shop.visitor().signIn(ANNA)).toBeDefined()
    expect(visitor.injector.get(LoginLinkKeeper).read()).toBeUndefined()
  })

  it('AS-HASH-10 AS-HASH-11 redirects home without an url, in the language of the page, and to an abandoned cart as written', async () => {
    const { shop, link: sent } = await open()
    const { hash } = await sent()
    const led = async (page: string, url?: string) => {
      const query = url === undefined ? '' : `&url=${encodeURIComponent(url)}`
      return fieldValue((await browse(shop.visitor()).get(`${page}?hash=${hash}${query}`)).html, 'url')?.replaceAll('&amp;', '&')
    }
    expect([await led('/authenticate'), await led('/fr/authenticate')]).toEqual(['/', '/fr/'])
    expect(await led('/authenticate', '/abandoned-cart/token/abc?uid=1')).toBe('/abandoned-cart/token/abc?uid=1')
    expect(await led('/authenticate', 'https://evil.example/abandoned-cart/token/abc?uid=1')).toBe('/')
  })

  it('AS-ERRCAT-30 R1 S8 redirects nowhere else, whatever was requested, in the mail or in the address', async () => {
    const { shop, link: sent } = await open()
    for (const evil of ['https://evil.example/x', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/authenticate?hash=x']) {
      const query = `redirectUrl=${encodeURIComponent(evil)}`
      const { mail, hash } = await sent(shop.visitor(), `?${query}`)
      expect(mail?.text).not.toContain('evil')
      const page = await browse(shop.visitor()).get(`/fr/authenticate?hash=${hash}&url=${encodeURIComponent(evil)}`)
      expect([evil, fieldValue(page.html, 'url')]).toEqual([evil, '/fr/'])
      const { html } = await browse(shop.visitor()).post('/authenticate', { hash, url: evil, confirmed: 'true' })
      expect([evil, html.includes('href="/"'), html.includes('evil.example')]).toEqual([evil, true, false])
      shop.clock.advance(16 * 60_000)
    }
  })

  it('AS-HASH-16 says that a link is expired, offers a new one, and redirects a signed-in customer', async () => {
    const { shop, anna, link: sent } = await open()
    const [late, used] = [await sent(), await sent()]
    await browse(shop.visitor()).post('/authenticate', { hash: used.hash, confirmed: 'true' })
    for (const hash of ['', 'x'.repeat(43), used.hash, late.hash]) {
      const page = await browse(shop.visitor()).get(`/authenticate?hash=${hash}&url=/c/lens`)
      const pressed = await browse(shop.visitor()).post('/authenticate', { hash, url: '/c/lens' })
      expect([page.status, pressed.status]).toEqual([hash === '' ? 200 : 410, 422])
      for (const { html } of [page, pressed])
        expect([html.includes(signInLink['sign_in_link.expired'].de), html.includes('action="/login?redirectUrl=%2Fc%2Flens"')])
          .toEqual([true, true])
    }
    expect((await browse(anna).get(`/authenticate?hash=${used.hash}&url=/c/lens`)).location).toBe('/c/lens')
    shop.clock.advance(24 * 3_600_000)
    const fresh = await sent()
    shop.clock.advance(24 * 3_600_000 - 1000)
    expect((await browse(shop.visitor()).get(`/authenticate?hash=${fresh.hash}`)).status).toBe(200)
    shop.clock.advance(1000)
    expect((await browse(shop.visitor()).post('/authenticate', { hash: fresh.hash })).status).toBe(422)
  })

  it('F-I05 takes an account from a stranger who registered the address: password and sessions are revoked', async () => {
    const { shop } = await open()
    const stranger = shop.visitor()
    await stranger.signUp({ ...ANNA, email: 'clara@example.ch', password: 'nicht7ihres-hier' })
    const clara = shop.visitor()
    await browse(clara).post('/login', { email: 'clara@example.ch', method: 'link' })
    await browse(clara).post('/authenticate', { hash: tokenIn('login', (await shop.mails()).at(-1)), confirmed: 'true' })
    await expect(stranger.shop.order.listOrders({ page: 1 })).rejects.toThrow('NotSignedIn')
    await expect(shop.visitor().signIn({ email: 'clara@example.ch', password: 'nicht7ihres-hier' })).rejects.toThrow('WrongCredentials')
    expect(await clara.loadProfile()).toMatchObject({ customer: { isVerified: true } })
  })

  it('S7 is valid in the shop it was requested in, and in no other', async () => {
    const { shop, link: sent } = await open()
    const { hash } = await sent()
    expect((await browse(shop.visitor({ brand: 'mrlens' })).post('/authenticate', { hash, confirmed: 'true' })).status).toBe(422)
    expect((await browse(shop.visitor()).post('/authenticate', { hash, confirmed: 'true' })).status).toBe(200)
  })
})
