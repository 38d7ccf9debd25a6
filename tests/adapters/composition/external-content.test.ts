import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShopContent } from '../../../adapters/composition/server/shop-content.ts'
import { openContentService } from '../../../adapters/content-service/content-service.ts'
import type { ContentInMemory } from '../../../adapters/storyblok/content-in-memory.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'

const service = openContentService([{
  name: 'iris', token: 'opens-iris', previewToken: 'opens-drafts',
  stories: () => [{ slug: 'summer', name: 'Summer', content: { default: { component: 'page', title: 'Sommer', body: [] } } }],
}])

let server: Server
let url = ''
let isDown = false
beforeAll(async () => {
  server = createServer((request, reply) => {
    const response = service.respond(new URL(request.url ?? '/', url))
    void response.text().then((text) => {
      reply.writeHead(isDown ? 503 : response.status, Object.fromEntries(response.headers))
      reply.end(isDown ? '<h1>closed</h1>' : text)
    })
  })
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', () => { resolve() }) })
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`
})
afterAll(() => { server.close() })

const titleOf = (content: ContentInMemory, slug: string, brandChannel: BrandChannel = 'iris') =>
  content.page(slug, { brandChannel, locale: 'de' })?.title

describe('content from an external service', () => {
  it('is requested over HTTP for a brand with a space; the others show the built-in pages', async () => {
    const problems: unknown[] = []
    const elsewhere = { url, tokens: { iris: 'opens-iris' }, state: 'published' } as const
    const content = await openShopContent((problem) => { problems.push(problem) }, elsewhere)
    expect(titleOf(content, 'summer')).toBe('Sommer')
    expect(titleOf(content, 'home')).toBeUndefined()
    expect(titleOf(content, 'summer', 'mrlens')).toBeUndefined()
    expect(titleOf(content, 'home', 'mrlens')).toBeDefined()
    expect(problems).toEqual([])
  })

  it('stays at its last version while the service is down, and a shop that starts meanwhile opens', async () => {
    const problems: string[] = []
    const elsewhere = { url, tokens: { iris: 'opens-iris' }, state: 'published' } as const
    const content = await openShopContent((problem) => { problems.push(String(problem)) }, elsewhere)
    isDown = true
    try {
      await content.refresh()
      expect(titleOf(content, 'summer')).toBe('Sommer')
      const begun = await openShopContent((problem) => { problems.push(String(problem)) }, elsewhere)
      expect(titleOf(begun, 'summer')).toBeUndefined()
      expect(titleOf(begun, 'home', 'mrlens')).toBeDefined()
    } finally {
      isDown = false
    }
    expect(problems).toEqual(Array(2).fill('the content service of iris responded with 503 to /v2/cdn/spaces/me'))
  })

  it('reports a rejected token to the operator, without the token', async () => {
    const problems: string[] = []
    await openShopContent((problem) => { problems.push(String(problem)) }, { url, tokens: { iris: 'opens-nothing' }, state: 'published' })
    expect(problems.join()).toContain('the content service of iris responded with 401')
    expect(problems.join()).not.toContain('opens-nothing')
  })
})
