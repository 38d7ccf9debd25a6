import { chosenLocale } from '../../cookies/locale-keeper.ts'
import { requestCookies } from '../../cookies/request-cookies.ts'
import { sortedVisitor } from '../../cookies/sorted-visitor.ts'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Configuration } from '../../configuration/configuration.ts'
import { sessionCookie } from '../../cookies/cookie-table.ts'
import { commerceApi } from '../../http-server/api/commerce-api.ts'
import { watchEventLoop } from '../../http-server/api/event-loop.ts'
import { health } from '../../http-server/api/health.ts'
import { siteRoutes } from '../../http-server/site/site-routes.ts'
import { media } from '../../media/media.ts'
import { makeFindDrawing } from '../../seed/pictures/find-drawing.ts'
import { shopOrigin } from '../../../domain/settings/shop-origin.ts'
import { shopAddresses } from './addresses.ts'
import { apiWords } from './api-words.ts'
import { freshPublicPages } from './development.ts'
import { openEmptyServer } from './empty-server.ts'
import type { ServerShop } from './open-server-shop.ts'
import type { Options } from './options.ts'
import { publicPages } from './public-pages.ts'
import type { ServedShop } from './served-shop.ts'
import { staffOfRequest } from './staff-of-request.ts'
import { sessionOfRequest } from './session-of-request.ts'
import { stockIsThere } from './stock-is-there.ts'
import { uidOf } from './uid-of.ts'
import { visitorPages } from './visitor-pages.ts'

const sortedVisitorOf = ({ headers }: FastifyRequest): string | undefined =>
  sortedVisitor(requestCookies(headers.cookie, { secure: false }))

const serveApi = async (app: FastifyInstance, served: ServedShop): Promise<void> => {
  const { configuration, shop, brandOf, publicUrlOf, publicUrlOfRequest, words, isBusy } = served
  await app.register(
    commerceApi(shop.commerce, {
      brandOf,
      publicUrlOf,
      words,
      isBusy,
      sessionCookie: sessionCookie({ secure: publicUrlOf(configuration.brand).startsWith('https:') }).name,
      chosenLocale: ({ headers }) => chosenLocale(requestCookies(headers.cookie, { secure: false })),
      ...(shop.flags === undefined ? {} : { visitorOf: sortedVisitorOf }),
      sessionOf: sessionOfRequest((request) => ({ secure: publicUrlOfRequest(request).startsWith('https:') }), uidOf(configuration)),
      staffOf: staffOfRequest((request) => ({ secure: publicUrlOfRequest(request).startsWith('https:') })),
      signatureHeader: configuration.datatrans === undefined ? 'x-iris-signature' : 'datatrans-signature',
    }),
  )
}

const serveSite = (app: FastifyInstance, { shop, brandOf, development }: ServedShop): void =>
  siteRoutes(app, {
    listPublicAddresses: shop.commerce.catalogue.listPublicAddresses,
    brandOf,
    originOf: (brand) => shopOrigin(shop.register.settings(brand)),
    pages: development === undefined ? () => Promise.resolve(publicPages()) : freshPublicPages(development),
  })

const servePictures = (app: FastifyInstance, { configuration, shop }: ServedShop): Promise<void> =>
  media(app, { find: makeFindDrawing(shop.storage.products), cacheDir: join(configuration.dataDir, 'pictures') })

/**
 * One process that answers everything: API, pages, files, pictures, health. What needs no shop is made at once, the rest for
 * the shop it is given.
 */
export const makeWebServer = (configuration: Configuration, options: Options): (shop: ServerShop) => Promise<FastifyInstance> => {
  const ready = {
    ...shopAddresses(configuration), ...options, configuration, words: apiWords(), isBusy: watchEventLoop(configuration.lateAtMost),
  }
  const app = openEmptyServer(ready)
  return async (shop) => {
    const served: ServedShop = { ...ready, shop }
    shop.onError((error) => { app.log.error({ error }, 'error in the background') })
    health(app, {
      database: shop.ready, catalogue: stockIsThere(shop.storage), ...(options.isOpen === undefined ? {} : { open: options.isOpen }),
    })
    await serveApi(app, served)
    serveSite(app, served)
    await servePictures(app, served)
    await app.register(visitorPages(served))
    return app
  }
}
