import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'
import { menuStory } from '../../adapters/seed/content/menu-story.ts'
import { settingsStory } from '../../adapters/seed/content/settings-story.ts'
import { ReadFrame, type Frame } from '../../application/storefront/content/read-frame.ts'
import { LOCALES, type Locale } from '../../domain/shop/locale.ts'
import { openContentFixture } from '../support/content-fixture.ts'
import { openPages } from '../support/open-pages.ts'
import { value } from '../support/outcome.ts'

const MENU = 'menus/header-menu'

const openFixture = () => {
  const environment = openContentFixture([menuStory('iris'), settingsStory('iris')])
  const shop = openHeadlessShop({ content: environment.content })
  const frame = (locale: Locale): Promise<Frame> => value(shop.visitor({ locale }).injector.get(ReadFrame)(locale))
  const names = async (locale: Locale) => (await frame(locale)).menu?.items.map(({ displayName }) => displayName)
  return { ...environment, frame, names }
}

const fails = (locale: string) => (url: URL) =>
  url.pathname.endsWith(MENU) && url.searchParams.get('language') === locale ? new Response('{}', { status: 503 }) : undefined

describe('the menu of a shop', () => {
  it('AS-MENU-05 is cached: the next visitor causes no request', async () => {
    const { content, requestsFor, names } = openFixture()
    await content.refresh()
    const before = requestsFor(MENU).length
    expect(await names('fr')).toContain('Lentilles de contact')
    expect(await names('fr')).toContain('Lentilles de contact')
    await content.refresh()
    expect([before, requestsFor(MENU).length]).toEqual([4, 4])
  })

  it('AS-MENU-06 is requested once a language, by any number of simultaneous visitors', async () => {
    const { content, requestsFor } = openFixture()
    await Promise.all([content.refresh(), content.refresh(), content.refresh()])
    content.version()
    const languages = requestsFor(MENU).map(({ searchParams }) => searchParams.get('language'))
    expect(languages).toEqual(['default', 'en', 'fr', 'it'])
  })

  it('AS-MENU-07 that fails in one language is logged once, and is missing in that language only', async () => {
    const { content, answerWith, names, problems } = openFixture()
    answerWith(fails('fr'))
    await content.refresh()
    const result = await Promise.all(LOCALES.map(async (locale) => [locale, (await names(locale))?.length]))
    expect(Object.fromEntries(result)).toEqual({ de: 3, en: 3, fr: undefined, it: 3 })
    expect(problems).toEqual([expect.stringMatching(/^the content service of iris responded with 503 to .*header-menu \(fr\)$/)])
  })

  it('C20 that failed is requested again, and makes the pages without it stale', async () => {
    const { content, answerWith, names } = openFixture()
    answerWith(fails('fr'))
    await content.refresh()
    const before = content.version()
    answerWith(() => undefined)
    await content.refresh()
    expect(await names('fr')).toContain('Lentilles de contact')
    expect(content.version()).not.toBe(before)
  })

  it('keeps its last good version when its service fails later', async () => {
    const { content, answerWith, change, names } = openFixture()
    await content.refresh()
    answerWith(fails('fr'))
    change([menuStory('mrlens'), settingsStory('mrlens')])
    await content.refresh()
    expect(await names('fr')).toContain('Lentilles de contact')
  })

  it('AS-MENU-10 is requested once, for any number of pages', async () => {
    const { content, requestsFor } = openFixture()
    await content.refresh()
    const pages = openPages({ content })
    const before = requestsFor('').length
    const paths = ['', 'c/lens', 'c/lenscare', 'c/sunglasses', 'c/saline', 's?search=bio', 'returns', 'terms', 'privacy', 'contact']
    for (const path of paths) {
      const { status, html } = await pages.get(`/fr/${path}`)
      expect([path, status, html.includes('Marques appréciées')]).toEqual([path, 200, true])
    }
    expect(requestsFor('').length).toBe(before)
    expect(requestsFor(MENU).filter(({ searchParams }) => searchParams.get('language') === 'fr')).toHaveLength(1)
  })
})
