import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LOCALE, homePath, inLocale, isLocale, LOCALES, toBackendLocale } from '../../../domain/shop/locale.ts'
import { localePath, readLocalizedPath } from '../../../domain/shop/localized-path.ts'
import { readRouteName, routeName } from '../../../domain/shop/route-name.ts'

describe('the four languages', () => {
  it('CC-L10N-01 are de, en, fr, it; an address without prefix is German and /es is no language', () => {
    expect(LOCALES).toEqual(['de', 'en', 'fr', 'it'])
    expect(DEFAULT_LOCALE).toBe('de')
    expect(readLocalizedPath('/p/1')).toEqual({ locale: 'de', path: '/p/1', prefixed: false })
    expect(readLocalizedPath('/es/p/1')).toEqual({ locale: 'de', path: '/es/p/1', prefixed: false })
  })

  it('AS-LOCALE-02 are distinguished from any other text', () => {
    expect(['de', 'en', 'fr', 'it'].every(isLocale)).toBe(true)
    expect(['es', 'DE-de', '', 'DE', '__proto__'].some(isLocale)).toBe(false)
    expect(DEFAULT_LOCALE).toBe('de')
  })

  it('CC-L10N-02 have their own names at the service, and German for an unknown name', () => {
    expect(LOCALES.map(toBackendLocale)).toEqual(['de_CH', 'en_US', 'fr_CH', 'it_CH'])
    expect(toBackendLocale('xx')).toBe('de_CH')
  })

  it('AS-LOCALE-08 have a home page each', () => {
    expect(LOCALES.map(homePath)).toEqual(['/', '/en/', '/fr/', '/it/'])
  })

  it('AS-LOCALE-12 fall back to German for a missing text', () => {
    expect(inLocale({ de: 'Linse', fr: 'Lentille' }, 'fr')).toBe('Lentille')
    expect(inLocale({ de: 'Linse', fr: 'Lentille' }, 'it')).toBe('Linse')
  })
})

describe('addresses by language', () => {
  it('have a prefix in every language but German', () => {
    expect(LOCALES.map((locale) => localePath(locale, '/c/lens')))
      .toEqual(['/c/lens', '/en/c/lens', '/fr/c/lens', '/it/c/lens'])
    expect(LOCALES.map((locale) => localePath(locale, '/'))).toEqual(LOCALES.map(homePath))
  })

  it('are read with and without a trailing slash, and with the German prefix', () => {
    expect(readLocalizedPath('/fr')).toEqual({ locale: 'fr', path: '/', prefixed: true })
    expect(readLocalizedPath('/fr/')).toEqual({ locale: 'fr', path: '/', prefixed: true })
    expect(readLocalizedPath('/de/p/12/abc')).toEqual({ locale: 'de', path: '/p/12/abc', prefixed: true })
    expect(readLocalizedPath('/french')).toEqual({ locale: 'de', path: '/french', prefixed: false })
    expect(readLocalizedPath('/FR/p')).toEqual({ locale: 'de', path: '/FR/p', prefixed: false })
    expect(readLocalizedPath('')).toEqual({ locale: 'de', path: '/', prefixed: false })
  })

  it('never leave the shop by a double slash', () => {
    expect(readLocalizedPath('/en//evil.example').path).toBe('/evil.example')
    expect(readLocalizedPath('//evil.example').path).toBe('/evil.example')
    expect(localePath('de', '//evil.example')).toBe('/evil.example')
  })

  it('are read back as they were written', () => {
    const parts = fc.constantFrom('p', '12', 'de', 'fr', '%20', 'café', '')
    const paths = fc.array(parts, { maxLength: 4 }).map((all) => `/p/${all.join('/')}`)
    fc.assert(fc.property(fc.constantFrom(...LOCALES), paths, (locale, path) => {
      const read = readLocalizedPath(localePath(locale, path))
      expect(read).toEqual({ locale, path, prefixed: locale !== 'de' })
    }))
  })
})

describe('names of pages', () => {
  it('AS-LOCALE-07 end with the language after three underscores', () => {
    expect(routeName('index', 'fr')).toBe('index___fr')
    expect(readRouteName('checkout:address___it')).toEqual({ base: 'checkout:address', locale: 'it' })
    expect(['index', 'index___xx', 'shell', ''].map(readRouteName)).toEqual([undefined, undefined, undefined, undefined])
  })
})
