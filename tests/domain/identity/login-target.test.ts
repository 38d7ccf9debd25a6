import { describe, expect, it } from 'vitest'
import { loginTarget as way } from '../../../domain/identity/login-target.ts'

const AT = { locale: 'fr', own: 'https://shop.test' } as const
const loginTarget = (...request: Parameters<typeof way>): string => way(...request).to

describe('the target of a login link', () => {
  it.each([
    ['https://shop.test/c/x?uid=1&b=2', '/c/x?b=2'], ['/fr/c/x?b=2&uid=1#top', '/fr/c/x?b=2#top'], ['/c/x?uid', '/fr/c/x'],
    ['/c/x?guid=1&b=%20', '/fr/c/x?guid=1&b=%20'],
  ])('AS-HASH-09 AS-REDIR-02 is its url without the uid: %s', (url, target) => { expect(loginTarget(url, AT)).toBe(target) })

  it('AS-HASH-10 is home without a url, in the language of the page', () => {
    expect([loginTarget(null, AT), loginTarget(undefined, { ...AT, locale: 'de' })]).toEqual(['/fr/', '/'])
  })

  it('AS-HASH-11 is an abandoned cart with its unchanged address, in this shop', () => {
    expect(loginTarget('/abandoned-cart/token/abc?uid=1', AT)).toBe('/fr/abandoned-cart/token/abc?uid=1')
    expect(loginTarget('https://evil.test/abandoned-cart/token/abc?uid=1', AT)).toBe('/fr/')
  })

  it.each([
    '/authenticate?hash=x', '/en/authenticate?hash=x', '/LoginLink', 'https://evil.test', '//evil.test', 'https://shop.test.evil.test/',
    'https://shop.test@evil.test/', 'https://shop.test/\\evil.test', 'javascript:alert(1)', 'not a url', 'http://shop.test/c/x',
  ])('AS-REDIR-09 S1 is home instead of %s', (url) => { expect(loginTarget(url, AT)).toBe('/fr/') })
})
