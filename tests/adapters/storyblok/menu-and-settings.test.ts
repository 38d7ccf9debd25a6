import { describe, expect, it } from 'vitest'
import { homeStory } from '../../../adapters/seed/content/home-story.ts'
import { menuStory } from '../../../adapters/seed/content/menu-story.ts'
import { settingsStory } from '../../../adapters/seed/content/settings-story.ts'
import { openContentFixture } from '../../support/content-fixture.ts'
import { openPages } from '../../support/open-pages.ts'

const MENU = 'stories/menus/header-menu'
const SETTINGS = 'stories/settings/shop-settings'

const openFixture = async () => {
  const environment = openContentFixture([menuStory('iris'), settingsStory('iris'), homeStory('iris')])
  await environment.content.refresh()
  return environment
}

describe('menu and settings from editors', () => {
  it('AS-MENU-01 AS-MENU-03 are requested as their own stories, once per language: default for German', async () => {
    const { requestsFor } = await openFixture()
    for (const story of [MENU, SETTINGS])
      expect(requestsFor(story).map(({ searchParams }) => searchParams.get('language'))).toEqual(['default', 'en', 'fr', 'it'])
  })

  it('are requested as published, by version, with the token that opens nothing else', async () => {
    const { requestsFor } = await openFixture()
    const requests = [...requestsFor(MENU), ...requestsFor(SETTINGS)]
    expect(requests).toHaveLength(8)
    for (const { searchParams } of requests) {
      expect([searchParams.get('version'), searchParams.get('token')]).toEqual(['published', 'open'])
      expect(searchParams.get('cv')).toMatch(/^\d+$/)
    }
  })

  it('AS-MENU-04 have resolved links', async () => {
    const { requestsFor } = await openFixture()
    expect(requestsFor(MENU).map(({ searchParams }) => searchParams.get('resolve_links'))).toEqual(['url', 'url', 'url', 'url'])
  })

  it('AS-CMS-07 are requested with the pages on the first load, and rendering a page requests nothing', async () => {
    const { content, requests } = await openFixture()
    expect(new Set(requests())).toEqual(new Set(['spaces/me', 'stories', MENU, SETTINGS]))
    const before = requests().length
    const pages = openPages({ content })
    const first = await pages.get('/')
    expect(first.html).toContain('Beliebte Marken')
    expect(first.html).toContain('Originalware der Hersteller')
    await pages.get('/c/lens')
    expect(requests()).toHaveLength(before)
  })

  it('are not pages of the shop', async () => {
    const { content } = await openFixture()
    const at = { brandChannel: 'iris', locale: 'de' } as const
    expect(content.page('home', at)).toBeDefined()
    expect([content.page('menus/header-menu', at), content.page('settings/shop-settings', at)]).toEqual([undefined, undefined])
    expect((await openPages({ content }).get('/shop-settings')).status).toBe(404)
  })

  it('are empty if there is no such story, which is no error and not requested again', async () => {
    const environment = openContentFixture([homeStory('iris')])
    await environment.content.refresh()
    await environment.content.refresh()
    expect(environment.requestsFor(MENU)).toHaveLength(4)
    expect(environment.problems).toEqual([])
  })

  it.each([
    ['an empty one', ''],
    ['a list', []],
    ['items that are none', { items: 'three' }],
    ['items of anything', { items: [null, 7, { display_name: {}, link: 'x', children: { a: 1 }, banners: 'b', category_or_type: [] }] }],
  ])('leave every page working with a broken menu: %s', async (_what, broken) => {
    const story = (slug: string) => ({ slug, name: '', content: { default: broken } })
    const { content } = openContentFixture([story('menus/header-menu'), story('settings/shop-settings'), homeStory('iris')])
    await content.refresh()
    const { status, html } = await openPages({ content }).get('/')
    expect([status, html.includes('</html>')]).toEqual([200, true])
  })
})
