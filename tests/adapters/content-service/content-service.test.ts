import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import StoryblokClient from 'storyblok-js-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openContentService, type StoredStory } from '../../../adapters/content-service/content-service.ts'

const TEXTS = { default: { component: 'page', title: 'Start' }, fr: { component: 'page', title: 'Accueil' } }
let stories: StoredStory[] = []

const service = openContentService([{ name: 'iris', token: 'open', previewToken: 'look', stories: () => stories }])

let server: Server
let origin = ''
beforeAll(async () => {
  server = createServer((request, reply) => {
    void (async () => {
      const response = service.respond(new URL(request.url ?? '/', origin))
      reply.writeHead(response.status, Object.fromEntries(response.headers))
      reply.end(Buffer.from(await response.arrayBuffer()))
    })()
  })
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', () => { resolve() }) })
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => { server.close() })

const clientWith = (accessToken: string) =>
  new StoryblokClient({ accessToken, endpoint: `${origin}/v2`, cache: { type: 'none', clear: 'manual' }, timeout: 5 })

const fill = () => {
  stories = [
    { slug: 'home', name: 'Home', content: TEXTS, draft: { default: { component: 'page', title: 'Bald' } } },
    ...Array.from({ length: 30 }, (_, index) => ({ slug: `help/${index}`, name: '', content: { default: { component: 'page' } } })),
    { slug: 'soon', name: 'Soon', content: {}, draft: { default: { component: 'page', title: 'Neu' } } },
  ]
}

describe("the built-in content service, called by the vendor’s client", () => {
  it('returns one story in a language, or in German if there is no such language', async () => {
    fill()
    const client = clientWith('open')
    const titleIn = async (language: string) => {
      const { data } = await client.getStory('home', { version: 'published', language })
      return [(data.story.content as unknown as { readonly title: string }).title, data.story.full_slug]
    }
    expect(await titleIn('fr')).toEqual(['Accueil', 'fr/home'])
    expect(await titleIn('it')).toEqual(['Start', 'it/home'])
    expect(await titleIn('default')).toEqual(['Start', 'home'])
    expect(await titleIn('constructor')).toEqual(['Start', 'constructor/home'])
  })

  it('returns all stories, page by page, and only published ones', async () => {
    fill()
    const all = await clientWith('open').getAll('cdn/stories', { version: 'published', per_page: 10 })
    expect(all).toHaveLength(31)
    const { data, total } = await clientWith('open').get('cdn/stories', { starts_with: 'help/', per_page: 5, page: 7 })
    expect([data.stories, total]).toEqual([[], 30])
  })

  it('returns its links and its version, which changes with a story', async () => {
    fill()
    const { data: { links } } = await clientWith('open').get('cdn/links', { version: 'published' })
    expect(Object.values(links as Readonly<Record<string, { readonly slug: string }>>).map(({ slug }) => slug)).toContain('home')
    const version = async () => (await clientWith('open').get('cdn/spaces/me')).data.space.version as number
    const before = await version()
    expect(await version()).toBe(before)
    stories = stories.map((story) => (story.slug === 'home' ? { ...story, content: { default: { title: 'Neu' } } } : story))
    expect(await version()).not.toBe(before)
  })

  it('returns drafts only to a preview token, and nothing without a valid token', async () => {
    fill()
    const draft = async (token: string, slug: string) => clientWith(token).getStory(slug, { version: 'draft', cv: 1 })
    expect((await draft('look', 'soon')).data.story.content).toMatchObject({ title: 'Neu' })
    expect((await draft('look', 'home')).data.story.content).toMatchObject({ title: 'Bald' })
    await expect(draft('open', 'home')).rejects.toMatchObject({ status: 401 })
    await expect(clientWith('strange').getStory('home', { version: 'published' })).rejects.toMatchObject({ status: 401 })
    await expect(clientWith('open').getStory('soon', { version: 'published' })).rejects.toMatchObject({ status: 404 })
  })

  it('redirects a request without a content version to the current one', async () => {
    fill()
    const response = await fetch(`${origin}/v2/cdn/stories/home?token=open&version=published`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([301, expect.stringMatching(/[?&]cv=\d+/)])
  })
})
