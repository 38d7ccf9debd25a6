import { describe, expect, it } from 'vitest'
import { afterLogout } from '../../../domain/identity/after-logout.ts'
import { isMarked } from '../../../ui/binding/page-marks.ts'
import { PAGES } from '../../../ui/routing/pages.ts'
import { openPages } from '../../support/open-pages.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }

const addressOf = (path: string): string => `/${path.replaceAll(/:\w+\?/g, '').replaceAll(/:\w+/g, 'x').replace(/\/+$/, '')}`

describe('signing out', () => {
  it('AS-GUARD-12 AS-GUARD-13 redirects home from every page of the checkout, and from every private one', async () => {
    const marked: string[] = []
    for (const page of PAGES) {
      const route: { readonly handle?: unknown } = { handle: (await page.load() as { readonly handle?: unknown }).handle }
      if (isMarked('checkout')(route) || isMarked('noFetchInitUserData')(route)) marked.push(addressOf(page.path))
    }
    expect(marked.length).toBeGreaterThan(12)
    expect(marked).toEqual(expect.arrayContaining(['/checkout/payment', '/reorder/x/x', '/authenticate', '/abandoned-cart/x/x']))
    expect(marked.filter((path) => afterLogout(`https://shop.test${path}`, 'de') !== '/')).toEqual([])
    expect(marked.filter((path) => afterLogout(`https://shop.test/fr${path}`, 'fr') !== '/fr/')).toEqual([])
  })

  it('AS-GUARD-13 stays on any other page, and in this shop', () => {
    for (const path of ['/c/x', '/', '/fr/p/12/abc?a=1', '/cart', '/checkout-tips', '/newsletter', '/s?search=a'])
      expect(afterLogout(`https://shop.test${path}`, 'it')).toBe(path)
    for (const from of [null, undefined, 'http://%%%', 'https://shop.test//evil.test']) expect(afterLogout(from, 'it')).toBe('/it/')
  })

  it('AS-GUARD-12 AS-GUARD-13 does so on the page with the button, with its session ended', async () => {
    for (const [from, to] of [['/reorder/token/x', '/'], ['/checkout/payment', '/'], ['/c/lens', '/c/lens']] as const) {
      const pages = openPages()
      await pages.visitorAt('/').signUp(ANNA)
      const out = await pages.post('/logout', {}, { referer: `http://shop.example${from}` })
      expect([out.status, out.headers.get('location')]).toEqual([302, to])
      expect((await pages.visitorAt('/').loadProfile())._tag).toBe('Guest')
    }
  })
})
