import { describe, expect, it } from 'vitest'
import { openContentService, type StoredStory } from '../../../adapters/content-service/content-service.ts'
import { makeContentClient } from '../../../adapters/storyblok/content-client.ts'
import { readMarkup } from '../../../adapters/markup/read-markup.ts'
import { openContentInMemory } from '../../../adapters/storyblok/content-in-memory.ts'
import { noContent } from '../../../adapters/memory/content/no-content.ts'
import { textOf } from '../../support/html.ts'
import { openPages } from '../../support/open-pages.ts'

const heroStory = (title: unknown, ...more: readonly unknown[]): StoredStory => ({
  slug: 'home', name: 'Home', content: { default: { component: 'page', body: [{ component: 'hero_banner', title }, ...more] } },
})

/** A shop whose content service can change, be down, respond late or respond with errors; its clock is set by the test. */
const openFixture = async (first: StoredStory) => {
  let stories: readonly StoredStory[] = [first]
  let respond: ((url: URL) => Promise<Response>) | undefined
  let now = 0
  const requests: URL[] = []
  const problems: string[] = []
  const service = openContentService([{ name: 'iris', token: 'open', previewToken: 'look', stories: () => stories }])
  const client = makeContentClient({
    endpoint: 'http://content.example/v2', token: 'open', timeout: 30,
    fetch: async (url, { signal }) => {
      requests.push(url)
      if (respond === undefined) return service.respond(url)
      return Promise.race([
        respond(url),
        new Promise<Response>((_resolve, reject) => { signal.addEventListener('abort', () => { reject(signal.reason as Error) }) }),
      ])
    },
  })
  const content = openContentInMemory({
    readMarkup,
    clients: new Map([['iris', client]]), clock: () => now, every: 1000, report: (problem) => { problems.push(problem) },
  })
  await content.refresh()
  const pages = openPages({ content })
  return {
    content, requests, problems,
    change: (story: StoredStory) => { stories = [story] },
    answerWith: (how: typeof respond) => { respond = how },
    later: (milliseconds: number) => { now += milliseconds },
    heading: async () => textOf((await pages.get('/')).html, 'h1'),
    html: async () => (await pages.get('/')).html,
    status: async () => (await pages.get('/')).status,
  }
}

describe('content from editors', () => {
  it('AS-CMS-01 is on the page when its story changes, and invalidates every cached page', async () => {
    const fixture = await openFixture(heroStory('Zuerst'))
    expect(await fixture.heading()).toBe('Zuerst')
    const before = fixture.content.version()
    fixture.change(heroStory('Danach'))
    expect([fixture.content.version(), await fixture.heading()]).toEqual([before, 'Zuerst'])
    fixture.later(1000)
    fixture.content.version()
    await fixture.content.refresh()
    expect(fixture.content.version()).not.toBe(before)
    expect(await fixture.heading()).toBe('Danach')
  })

  it('AS-BANNER-03 invalidates cached pages when a banner starts, and after its last minute', async () => {
    const fixture = await openFixture(heroStory('Da', {
      component: 'time_limited_banner', startTime: '1970-01-01 01:01', endTime: '1970-01-01 01:02',
    }))
    const versions = [fixture.content.version()]
    for (let minute = 1; minute <= 4; minute += 1) {
      fixture.later(60_000)
      versions.push(fixture.content.version())
    }
    expect(versions.map((version) => versions.indexOf(version))).toEqual([0, 1, 1, 3, 3])
  })

  it('is requested as published, complete and by its version, and not during rendering', async () => {
    const fixture = await openFixture(heroStory('Da'))
    const stories = fixture.requests.filter(({ pathname }) => pathname.endsWith('/stories'))
    expect(stories.map(({ searchParams }) => [searchParams.get('version'), searchParams.get('language')]))
      .toEqual([['published', 'default'], ['published', 'en'], ['published', 'fr'], ['published', 'it']])
    for (const { searchParams } of stories) expect(searchParams.get('cv')).toMatch(/^\d+$/)
    const before = fixture.requests.length
    await fixture.html()
    expect(fixture.requests).toHaveLength(before)
  })

  it.each([
    ['is down', () => Promise.reject(new TypeError('fetch failed'))],
    ['is too slow', () => new Promise<Response>(() => undefined)],
    ['answers no JSON', () => Promise.resolve(new Response('<html>', { status: 200 }))],
    ['answers something else', () => Promise.resolve(new Response('{"stories":{"a":1},"space":{"version":"x"}}', { status: 200 }))],
    ['fails', () => Promise.resolve(new Response('{}', { status: 503 }))],
  ])('stays at its last valid version if the service %s, and the log says why', async (_how, response) => {
    const fixture = await openFixture(heroStory('Gut'))
    fixture.answerWith(response)
    fixture.later(1000)
    await fixture.content.refresh()
    expect([await fixture.status(), await fixture.heading()]).toEqual([200, 'Gut'])
    expect(fixture.problems.join()).toContain('the content service of iris')
    expect(fixture.problems.join()).not.toContain('open')
  })

  it('keeps its last complete version if only some responses arrive', async () => {
    const fixture = await openFixture(heroStory('Gut'))
    fixture.change(heroStory('Halb'))
    const service = openContentService([{ name: 'iris', token: 'open', previewToken: 'look', stories: () => [heroStory('Halb')] }])
    fixture.answerWith((url) =>
      Promise.resolve(url.searchParams.get('language') === 'it' ? new Response('{', { status: 200 }) : service.respond(url)))
    await fixture.content.refresh()
    expect(await fixture.heading()).toBe('Gut')
  })

  it('leaves a home page with links to the shop if it was never loaded', async () => {
    const html = await openPages({ content: noContent }).get('/')
    expect(html.status).toBe(200)
    expect(textOf(html.html, 'h1')).not.toBe('')
    expect(html.html).toContain('id="reorder"')
    expect(html.html).toContain('/c/lens')
  })

  it.each([
    ['of an unknown kind', { component: 'crypto_miner' }],
    ['that is none', 'text'],
    ['that is nothing', null],
    ['that would break a page', { component: 'unique_selling_points', title_1: { toString: null }, text_1: [] }],
    ['named like an inherited one', { component: 'constructor' }],
  ])('loses a block %s and keeps the page', async (_what, block) => {
    const fixture = await openFixture(heroStory('Bleibt', block))
    expect([await fixture.status(), await fixture.heading()]).toEqual([200, 'Bleibt'])
  })

  it('contains nothing in the page that a browser would run', async () => {
    const fixture = await openFixture(heroStory('<script>window.x=1</script><img src=x onerror=alert(1)>'))
    const html = await fixture.html()
    expect(html).not.toContain('<script>window.x')
    expect(html).not.toContain('<img src=x')
  })
})
