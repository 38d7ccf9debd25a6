import * as E from 'fp-ts/lib/Either.js'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ListPublicAddresses } from '../../../application/commerce/catalogue/list-public-addresses.ts'
import { sameEverywhere } from '../../../domain/product/public-addresses.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { robots } from './robots.ts'
import { siteMap, siteMapIndex, siteMapPath } from './site-map.ts'
import { hostOf } from '../api/host-of.ts'
import { SPECULATION_RULES_PATH, speculationRules } from './speculation-rules.ts'

type Deps = {
  readonly listPublicAddresses: ListPublicAddresses
  readonly brandOf: (host: string | undefined) => BrandChannel
  /** A brand's canonical origin. */
  readonly originOf: (brand: BrandChannel) => string
  /** Pages beside the catalogue, below the language prefix. */
  readonly pages: () => Promise<readonly string[]>
}

const CACHED = 'public, max-age=3600'

/** What search engines read first: `/robots.txt`, `/sitemap.xml` and one sitemap a language, for each brand; what browsers fetch ahead. */
export const siteRoutes = (app: FastifyInstance, { listPublicAddresses, brandOf, originOf, pages }: Deps): void => {
  const originAt = (request: FastifyRequest): string => originOf(brandOf(hostOf(request)))
  const sendXml = (reply: FastifyReply, xml: string): FastifyReply =>
    reply.header('cache-control', CACHED).header('vary', 'host').type('application/xml; charset=utf-8').send(xml)
  app.get('/robots.txt', async (request, reply) =>
    reply.header('cache-control', CACHED).header('vary', 'host').type('text/plain; charset=utf-8').send(robots(originAt(request))))
  app.get(SPECULATION_RULES_PATH, async ({ headers }, reply) => reply
    .header('cache-control', CACHED).header('vary', 'save-data, sec-ch-ua-mobile').type('application/speculationrules+json')
    .send(JSON.stringify(speculationRules({ savesData: headers['save-data'] === 'on', isMobile: headers['sec-ch-ua-mobile'] === '?1' }))))
  app.get('/sitemap.xml', async (request, reply) => sendXml(reply, siteMapIndex(originAt(request))))
  for (const locale of LOCALES)
    app.get(siteMapPath(locale), async (request, reply) => {
      const addresses = await listPublicAddresses(brandOf(hostOf(request)))()
      if (E.isLeft(addresses)) return reply.code(503).header('retry-after', '60').type('text/plain; charset=utf-8').send('503')
      return sendXml(reply, siteMap(originAt(request), [...(await pages()).map(sameEverywhere), ...addresses.right], locale))
    })
}
