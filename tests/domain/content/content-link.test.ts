import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolveContentLink } from '../../../domain/content/content-link.ts'
import type { Locale } from '../../../domain/shop/locale.ts'

const siteIn = (locale: Locale) => ({ locale, domain: 'shop.test', origin: 'https://www.shop.test' })
const story = (cachedUrl: string, locale: Locale = 'de') => resolveContentLink({ linktype: 'story', cachedUrl, url: '' }, siteIn(locale))
const url = (address: string, locale: Locale = 'de') =>
  resolveContentLink({ linktype: 'url', cachedUrl: '', url: address }, siteIn(locale))

describe('a link of the content service', () => {
  it('AS-CMS-02 leads to the path of its story, with one leading slash', () => {
    expect([story('c/x'), story('/c/x'), story('//c/x'), story('home')]).toEqual(['/c/x', '/c/x', '/c/x', '/'])
    expect(story('')).toBeUndefined()
  })

  it('AS-CMS-03 takes its language from a leading segment of two letters, else German', () => {
    expect([story('fr/c/x', 'fr'), story('c/x'), story('xx/c')]).toEqual(['/fr/c/x', '/c/x', '/xx/c'])
  })

  it('AS-CMS-04 leads to the shop by its path if it names the shop’s exact host', () => {
    expect(url('https://www.shop.test/c/x?a=1#b')).toBe('/c/x?a=1#b')
    expect(url('https://shop.test/c/x')).toBe('/c/x')
    for (const foreign of ['https://shop.test.evil.com/c/x', 'https://evil.com/shop.test', 'https://shop.test@evil.com/'])
      expect(url(foreign)).toBe(foreign)
  })

  it('AS-CMS-05 leads to another language by its full URL', () => {
    expect([story('fr/c/x'), story('c/x', 'fr')]).toEqual(['https://www.shop.test/fr/c/x', 'https://www.shop.test/c/x'])
    expect(url('https://shop.test/it/c/x', 'fr')).toBe('https://www.shop.test/it/c/x')
  })

  it('AS-CMS-06 names no language if it is the default one', () => {
    expect([story('de/c/x'), url('/de/c/x'), url('https://shop.test/de/c/x')]).toEqual(['/c/x', '/c/x', '/c/x'])
  })

  it('leads to a web address, an e-mail address or a phone number, and nowhere else', () => {
    for (const method of ['tel:+41440001010', '#brands', 'https://example.org/a']) expect(url(method)).toBe(method)
    expect(resolveContentLink({ linktype: 'email', cachedUrl: '', url: 'a@shop.test' }, siteIn('de'))).toBe('mailto:a@shop.test')
    for (const hostile of ['javascript:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x'])
      expect([hostile, url(hostile)]).toEqual([hostile, undefined])
    for (const hostile of ['//evil.com', '/\\evil.com']) expect([hostile, url(hostile)]).toEqual([hostile, undefined])
  })

  it('never throws and never leaves the shop except by an allowed scheme, whatever it contains', () => {
    fc.assert(fc.property(fc.constantFrom('story', 'url', 'email'), fc.string(), fc.string(), (linktype, cachedUrl, address) => {
      const to = resolveContentLink({ linktype, cachedUrl, url: address }, siteIn('fr'))
      expect(to === undefined || /^(\/(?![/\\])|#|https?:|mailto:|tel:)/i.test(to)).toBe(true)
    }))
  })
})
