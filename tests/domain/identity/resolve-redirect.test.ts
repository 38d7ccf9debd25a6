import { describe, expect, it } from 'vitest'
import { resolveContentLink } from '../../../domain/content/content-link.ts'
import { afterLogout } from '../../../domain/identity/after-logout.ts'
import { loginTarget } from '../../../domain/identity/login-target.ts'
import { localePath, readLocalizedPath } from '../../../domain/shop/localized-path.ts'
import { resolveRedirect, type RedirectSite } from '../../../domain/identity/resolve-redirect.ts'
import { HOSTILE_ADDRESSES } from '../../support/hostile-addresses.ts'

const OWN = 'https://shop.test'
const SITE: RedirectSite = { own: OWN, locale: 'fr', partners: ['https://partner.test'] }

const to = (request: string, site: RedirectSite = SITE): string => resolveRedirect(request, site).to
const isIn = (address: string): boolean => address.startsWith('/') && new URL(address, OWN).origin === OWN && !/[\p{Cc}\\]/u.test(address)

describe('a redirect address', () => {
  it('R1 R3 never leads out of the shop: redirectUrl, the url of an e-mail link, signing out', () => {
    expect(HOSTILE_ADDRESSES.length).toBeGreaterThan(500)
    for (const request of HOSTILE_ADDRESSES)
      expect(
        [request, ...[to(request), loginTarget(request, SITE).to, afterLogout(request, 'fr')].map(isIn)],
      ).toEqual([request, true, true, true])
  })

  it('R1 leads home if a browser would leave the shop', () => {
    const away = HOSTILE_ADDRESSES.filter((request) => !URL.canParse(request, OWN) || new URL(request, OWN).origin !== OWN)
    expect(away.length).toBeGreaterThan(500)
    for (const request of away) expect([request, resolveRedirect(request, SITE)]).toEqual([request, { _tag: 'Page', to: '/fr/' }])
  })

  it('R1 S27 in a content link stays in the shop, or is a complete web address', () => {
    for (const url of HOSTILE_ADDRESSES) {
      const link = resolveContentLink({ linktype: 'url', cachedUrl: '', url }, { locale: 'fr', domain: 'shop.test', origin: OWN }) ?? '/'
      expect([url, isIn(link) || /^#|^https?:\/\/[^/\\]/i.test(link)]).toEqual([url, true])
    }
  })

  it('R1 does not leave the shop in another language either', () => {
    const pages = HOSTILE_ADDRESSES.filter((one) => URL.canParse(one, OWN) && new URL(one, OWN).protocol.startsWith('http'))
    expect(pages.length).toBeGreaterThan(500)
    for (const request of pages)
      expect([request, isIn(localePath('de', readLocalizedPath(new URL(request, OWN).pathname).path))]).toEqual([request, true])
  })

  it.each(['/c/x\r\nSet-Cookie: a=1', '/c/x?a=\nb', '/c\\x', '/\tc/x', '/c/x\u2028', '/c/x\u0085', 'https://shop.test/c\\x'])(
    'R3 S1 leads home if a browser would read an address differently: %j', (request) => { expect(to(request)).toBe('/fr/') })

  it.each([undefined, []])('S1 leads to another origin only if the settings name it: %j', (partners) => {
    expect(to('https://partner.test/a', { own: OWN, locale: 'it', ...(partners && { partners }) })).toBe('/it/')
  })
})

describe('an address of the shop', () => {
  it('AS-REDIR-03 keeps its query, without the two flags in it', () => {
    expect(to('https://shop.test/c/x?a=1&newsletter=true&sign_up=true')).toBe('/c/x?a=1')
    expect(to('/c/x?newsletter=true&b=%20&newsletters=1#top')).toBe('/fr/c/x?b=%20&newsletters=1#top')
  })

  it('S1 keeps the language that it names, and uses that of the page when its path names none', () => {
    expect(['/c/x', '/fr/c/x', '/de/c/x', 'https://shop.test/c/x', '/', '/fr'].map((request) => to(request)))
      .toEqual(['/fr/c/x', '/fr/c/x', '/de/c/x', '/c/x', '/fr/', '/fr'])
    expect(to('/c/x', { own: OWN, locale: 'de' })).toBe('/c/x')
  })
})
