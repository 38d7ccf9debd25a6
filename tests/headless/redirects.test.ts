import { describe, expect, it, vi } from 'vitest'
import { openHeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'
import { HashLogin } from '../../application/storefront/identity/hash-login.ts'
import { SendLoginLink } from '../../application/storefront/identity/send-login-link.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { ConsentStore } from '../../application/storefront/tracking/consent-store.ts'
import { OriginKeeper } from '../../application/storefront/tracking/origin-keeper.port.ts'
import { SetWipMode } from '../../application/storefront/visit/set-wip-mode.ts'
import { value } from '../support/outcome.ts'
import { tokenIn } from '../support/sign-in-methods.ts'
import { browse, fieldValue, replacing } from '../ui/checkout/browse.tsx'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const SHOP = 'https://shop.test'

/** The redirect after Anna's sign-in, and whether it is a full page navigation. */
const open = async () => {
  const visitor = openHeadlessShop().visitor()
  await visitor.signUp(ANNA)
  const settings = { ...visitor.injector.get(CurrentShop), publicUrl: SHOP, partners: ['https://partner.test'] }
  const browser = browse(replacing(visitor, CurrentShop, settings))
  return async (request: string, prefix = '') => {
    const { status, location, headers } = await browser.post(`${prefix}/login?redirectUrl=${encodeURIComponent(request)}`, ANNA)
    expect(status).toBe(302)
    return { to: location, isRead: headers.get('x-remix-reload-document') === 'true' }
  }
}

describe('the redirect after signing in', () => {
  it('AS-REDIR-01 AS-QUERY-10 is the path in the address, and home if that is not a path of the shop', async () => {
    const from = await open()
    expect(await from('/c/x')).toEqual({ to: '/c/x', isRead: false })
    for (const evil of ['//evil.test', 'https://evil.test', 'javascript:alert(1)', '/\\evil.test', ''])
      expect([evil, await from(evil), (await from(evil, '/it')).to]).toEqual([evil, { to: '/', isRead: false }, '/it/'])
  })

  it('AS-REDIR-02 is a page within the app for a full URL of the shop, without its flags', async () => {
    const from = await open()
    expect(await from(`${SHOP}/fr/c/x?a=1&newsletter=true`)).toEqual({ to: '/fr/c/x?a=1', isRead: false })
  })

  it('AS-REDIR-04 is a full page navigation if the address requires it', async () => {
    const from = await open()
    expect(await from(`${SHOP}/c/x?force_refresh=1`)).toEqual({ to: '/c/x?force_refresh=1', isRead: true })
    expect((await from(`${SHOP}/c/x?refresh=force_refresh`)).isRead).toBe(false)
  })

  it('AS-REDIR-05 is a full page navigation for appointments and service requests', async () => {
    const from = await open()
    const methods = [
      '/termin', '/en/appointment', '/fr/rendez-vous', '/it/appuntamento', '/service/', '/termin/zuerich?a=1', '/fr/service/x',
    ]
    for (const path of methods)
      for (const request of [path, SHOP + path]) expect([request, await from(request)]).toEqual([request, { to: path, isRead: true }])
    for (const path of ['/terminology', '/services', '/en/rendez-vous', '/c/service', '/en/termins'])
      expect([path, await from(path)]).toEqual([path, { to: path, isRead: false }])
  })

  it.each(['pdf', 'doc', 'docx', 'xls', 'xlsx', 'jpg', 'jpeg', 'png', 'PDF'])('AS-REDIR-06 is a file page: %s', async (kind) => {
    const from = await open()
    for (const file of [`${SHOP}/a/b.${kind}`, `https://a.storyblok.com/f/12/b.${kind}`])
      expect(await from(file, '/fr')).toEqual({ to: `/fr/download?file=${encodeURIComponent(file)}`, isRead: false })
    expect((await from(`/a/b.${kind}`)).to).toBe(`/download?file=${encodeURIComponent(`${SHOP}/a/b.${kind}`)}`)
  })

  it('AS-REDIR-06 is not a file page for other file types or hosts', async () => {
    const from = await open()
    expect((await from(`${SHOP}/a/b.html`)).to).toBe('/a/b.html')
    const foreign = ['https://a.storyblok.com.evil.test/b.pdf', 'https://a.storyblok.com/f/13/b.pdf']
    for (const evil of ['https://evil.test/b.pdf', '//evil.test/b.pdf', ...foreign])
      expect([evil, (await from(evil)).to]).toEqual([evil, '/'])
  })

  it('R7 AS-REDIR-07 is another site only if the shop lists it as a partner', async () => {
    const from = await open()
    expect(await from('https://partner.test/a?b=1')).toEqual({ to: 'https://partner.test/a?b=1', isRead: true })
    for (const evil of ['https://evil.test', 'https://partner.test.evil.test/', 'https://partner.test@evil.test/', 'http://partner.test/'])
      expect([evil, (await from(evil)).to]).toEqual([evil, '/'])
  })

  it('AS-REDIR-08 is in the language of the page if the path names none, and never in two', async () => {
    const from = await open()
    expect([(await from('/c/x', '/fr')).to, (await from('/c/x')).to]).toEqual(['/fr/c/x', '/c/x'])
    expect((await from('/fr/c/x', '/fr')).to).toBe('/fr/c/x')
  })

  it('AS-REDIR-09 AS-REDIR-10 is home in the language of the page for a login link and for an invalid address', async () => {
    const from = await open()
    for (const request of ['/en/authenticate?hash=x', '/LoginLink?hash=x', 'http://%%%', 'not a url'])
      expect([request, (await from(request, '/it')).to]).toEqual([request, '/it/'])
  })
})

describe('the address of a login link', () => {
  const UID = 'a1'.repeat(32)

  const open = async () => {
    const shop = openHeadlessShop()
    await shop.visitor().signUp(ANNA)
    const visitor = shop.visitor()
    await value(visitor.injector.get(SendLoginLink)({ email: ANNA.email }))
    return { visitor, hash: tokenIn('login', (await shop.mails()).at(-1)) }
  }

  it('AS-QUERY-08 contains the customer in its hash, the target in its url, and the visible part in its mode', async () => {
    const { visitor, hash } = await open()
    const search = `?hash=${hash}&url=${encodeURIComponent('/c/x?a=1')}&mode=wip`
    const { status, html } = await browse(visitor).get(`/authenticate${search}`)
    expect([status, fieldValue(html, 'hash'), fieldValue(html, 'url')]).toEqual([200, hash, '/c/x?a=1'])
    expect(await value(visitor.injector.get(SetWipMode)(search))).toBe(true)
    expect(await value(visitor.injector.get(SetWipMode)(search.replace('wip', 'live')))).toBe(false)
  })

  it('AS-QUERY-09 AS-HASH-13 may contain a report label in its url: it is stored, and removed from every redirect', async () => {
    const { visitor, hash } = await open()
    const url = `https://iris.example/c/x?uid=${UID}&a=1`
    const { html } = await browse(visitor).get(`/authenticate?hash=${hash}&url=${encodeURIComponent(url)}`)
    expect(fieldValue(html, 'url')).toBe('/c/x?a=1')
    visitor.injector.get(ConsentStore).choose('statistics')
    const setUid = vi.spyOn(visitor.injector.get(OriginKeeper), 'setUid')
    const done = await value(visitor.injector.get(HashLogin)({ pathname: '/', search: `?hash=${hash}&url=${encodeURIComponent(url)}` }))
    expect([done._tag, setUid.mock.calls]).toEqual(['SignedIn', [[UID]]])
  })
})
