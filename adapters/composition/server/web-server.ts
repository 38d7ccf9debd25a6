import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import { readLocalizedPath } from '../../../domain/shop/localized-path.ts'
import type { Configuration } from '../../configuration/configuration.ts'
import { answerBadAddress } from '../../http-server/api/answer-bad-address.ts'
import { commerceApi } from '../../http-server/api/commerce-api.ts'
import { health } from '../../http-server/api/health.ts'
import { limitForms } from '../../http-server/site/limit-forms.ts'
import { siteRoutes } from '../../http-server/site/site-routes.ts'
import { CONTENT_SLUGS, contentPath } from '../../../ui/content/content-slug.ts'
import { mayWrite } from '../../http-server/api/same-origin.ts'
import { lightboxPages } from '../../datatrans/lightbox-pages.ts'
import { keptMailPages } from '../../mail/kept-mail-pages.ts'
import { media } from '../../media/media.ts'
import { sandboxPages } from '../../sandbox-payment/sandbox-pages.ts'
import { makeFindDrawing } from '../../seed/pictures/find-drawing.ts'
import { openPageStore } from '../pages/page-store.ts'
import { makeRenderPage } from '../pages/render-page.tsx'
import { servePages } from '../pages/serve-pages.ts'
import { shopAddresses } from './addresses.ts'
import { paymentName } from '../payment-name.ts'
import { apiWords } from './api-words.ts'
import { developmentAssets, freshRenderPage, serveDevelopment } from './development.ts'
import { logging } from './logging.ts'
import { makeOpenVisit } from './open-visit.ts'
import type { ServerShop } from './open-server-shop.ts'
import { readAssets } from '../pages/read-assets.ts'
import { pageMessages } from '../pages/page-messages.ts'
import { sessionOfRequest } from './session-of-request.ts'
import { securityHeaders } from './security-headers.ts'
import type { Options } from './options.ts'
import { stockIsThere } from './stock-is-there.ts'

/** How long a public page is kept before it is drawn again, in milliseconds. */
const PAGE_LIFETIME = 60_000
const CLIENT = join(import.meta.dirname, '../client')

const DATATRANS_PAGES = ['https://pay.datatrans.com', 'https://pay.sandbox.datatrans.com']

/** One process that answers everything: API, pages, files, pictures, health. */
export const openWebServer = async (
  configuration: Configuration,
  shop: ServerShop,
  { development }: Options,
): Promise<FastifyInstance> => {
  const { brandOf, publicUrlOf, publicUrlOfRequest } = shopAddresses(configuration)
  const words = apiWords()
  const app = Fastify({
    ...logging(configuration.logLevel),
    frameworkErrors: answerBadAddress({ brandOf, words }),
    genReqId: () => randomUUID(),
    trustProxy: configuration.mode === 'live',
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 300 },
    bodyLimit: 64 * 1024,
  })
  shop.onError((error) => { app.log.error({ error }, 'error in the background') })
  app.addHook('onRequest', async (request, reply) => { void reply.header('x-request-id', request.id) })
  securityHeaders(app, {
    https: configuration.publicUrl.startsWith('https:'),
    formTargets: configuration.datatrans === undefined ? [] : DATATRANS_PAGES,
    isDevelopment: development !== undefined,
  })
  health(app, { database: shop.ready, catalogue: stockIsThere(shop.storage) })
  await app.register(
    commerceApi(shop.commerce, {
      brandOf,
      publicUrlOf,
      words,
      sessionOf: sessionOfRequest((request) => ({ secure: publicUrlOfRequest(request).startsWith('https:') })),
      signatureHeader: configuration.datatrans === undefined ? 'x-iris-signature' : 'datatrans-signature',
    }),
  )
  siteRoutes(app, {
    listPublicAddresses: shop.commerce.catalogue.listPublicAddresses,
    brandOf,
    originOf: (brand) => `https://${shop.register.settings(brand).domain}`,
    pages: ['/', ...CONTENT_SLUGS.map(contentPath)],
  })
  await media(app, { find: makeFindDrawing(shop.storage.products), cacheDir: join(configuration.dataDir, 'pictures') })
  await app.register(async (visited) => {
    visited.addHook('onRequest', async (request, reply) => {
      if (!mayWrite({ method: request.method, host: request.host, headers: request.headers }))
        return reply.code(403).type('text/plain; charset=utf-8').send('403')
    })
    await limitForms(visited, {
      tooMany: (request) => {
        const { locale } = readLocalizedPath(request.url.split('?')[0] ?? '/')
        return words.failure({ _tag: 'TooManyAttempts' }, { brandChannel: brandOf(request.host), locale }).text
      },
    })
    if (configuration.datatrans === undefined)
      await sandboxPages(visited, {
        secret: shop.secret, book: shop.book, nameOf: paymentName,
        report: (error) => { app.log.error({ error }, 'a payment notice was not taken') },
      })
    if (configuration.datatrans?.page === 'lightbox') {
      const { environment, scriptIntegrity } = configuration.datatrans
      lightboxPages(visited, { environment, ...(scriptIntegrity === undefined ? {} : { integrity: scriptIntegrity }) })
    }
    if (configuration.mode === 'demo') keptMailPages(visited, shop.storage.keptMails)
    if (development === undefined)
      await visited.register(fastifyStatic, {
        root: join(CLIENT, 'assets'),
        prefix: '/assets/',
        immutable: true,
        maxAge: '1y',
        preCompressed: true,
        index: false,
      })
    else await serveDevelopment(visited, development)
    const drawing: Parameters<typeof makeRenderPage>[0] = {
      assetsOf: development === undefined ? readAssets(join(CLIENT, '.vite/manifest.json')) : developmentAssets,
      messagesOf: pageMessages,
      report: (error) => { app.log.error({ error }, 'a page failed') },
    }
    await servePages(visited, {
      renderPage: development === undefined ? makeRenderPage(drawing) : freshRenderPage(development, drawing),
      openVisit: makeOpenVisit({
        commerce: shop.commerce,
        register: shop.register,
        brandOf: (request) => brandOf(request.host),
        publicUrlOf: publicUrlOfRequest,
      }),
      kept: openPageStore({ capacity: development === undefined ? 500 : 0, lifetime: PAGE_LIFETIME }),
      now: () => Date.now(),
      brandOf: (request) => brandOf(request.host),
      publicUrlOf: publicUrlOfRequest,
    })
  })
  return app
}
