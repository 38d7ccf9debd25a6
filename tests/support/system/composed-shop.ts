import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContentService, type StoredStory } from '../../../adapters/content-service/content-service.ts'
import { BRAND_CHANNELS, type BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { startShop, whenReady } from '../../e2e/support/shop-process.ts'
import { fillDirectory } from '../filled-directory.ts'
import { freePort } from '../free-port.ts'

/** The behaviour of the content service instead of a response. */
export type Trouble = 'nothing' | 'cut' | 'silence' | 'refusal' | 'no JSON' | 'something else'

const OTHERWISE: { readonly [trouble in Exclude<Trouble, 'nothing' | 'cut' | 'silence'>]: readonly [status: number, body: string] } = {
  refusal: [503, '{}'], 'no JSON': [200, '<html><title>Sorry</title>'],
  'something else': [200, '{"stories":{"a":1},"space":{"version":"x"}}'],
}

type StoriesOf = (brand: BrandChannel) => readonly StoredStory[]

export type ComposedShop = {
  readonly url: string
  readonly output: () => string
  readonly compose: (storiesOf: StoriesOf) => void
  readonly trouble: (what: Trouble) => void
  /** The number of requests to the content service. */
  readonly requestCount: () => number
  /** The addresses of these requests. */
  readonly requestedPaths: () => readonly string[]
  readonly close: () => Promise<void>
}

type Opened = {
  /** Other environment variables of the shop. */
  readonly env?: Readonly<Record<string, string>>
  /** The initial behaviour of the content service. */
  readonly initial?: Trouble
  /** The shop fills its directory itself, as at the first start. */
  readonly isFirstStart?: boolean
}

/** The built shop, with content over HTTP from a service that the test controls. */
export const openComposedShop = async (
  composed: StoriesOf, { env = {}, initial = 'nothing', isFirstStart = false }: Opened = {},
): Promise<ComposedShop> => {
  let [storiesOf, what] = [composed, initial]
  const paths: string[] = []
  const service = openContentService(BRAND_CHANNELS.map((brand) =>
    ({ name: brand, token: `open-${brand}`, previewToken: `look-${brand}`, stories: () => storiesOf(brand) })))
  const server = createServer((request, reply) => {
    paths.push(request.url ?? '/')
    if (what === 'silence') return
    if (what === 'cut') {
      request.socket.destroy()
      return
    }
    if (what !== 'nothing') {
      const [status, body] = OTHERWISE[what]
      reply.writeHead(status, { 'content-type': 'application/json' }).end(body)
      return
    }
    const response = service.respond(new URL(request.url ?? '/', 'http://content.example'))
    reply.writeHead(response.status, Object.fromEntries(response.headers))
    void response.arrayBuffer().then((body) => reply.end(Buffer.from(body)))
  })
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', () => { resolve() }) })
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'iris-composed-'))
  if (!isFirstStart) await fillDirectory(dataDir)
  const tokenOf = (brand: BrandChannel): string => `${brand}=open-${brand}`
  const shop = startShop(port, {
    ...env, DATA_DIR: dataDir, STORYBLOK_TOKENS: BRAND_CHANNELS.map(tokenOf).join(','),
    STORYBLOK_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`,
  })
  await whenReady(shop, 180_000)
  return {
    url: shop.url,
    output: shop.output,
    compose: (next) => { storiesOf = next },
    trouble: (next) => { what = next },
    requestCount: () => paths.length,
    requestedPaths: () => paths,
    close: async () => {
      shop.child.kill('SIGKILL')
      await shop.ended
      server.closeAllConnections()
      server.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A page that is composed of some blocks, the same in every language. */
export const aStory = (slug: string, body: readonly object[], title = slug): StoredStory =>
  ({ slug, name: title, content: { default: { component: 'page', title, body } } })
