import { AsyncLocalStorage } from 'node:async_hooks'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Configuration } from '../../configuration/configuration.ts'
import { commerceApi } from '../../http-server/api/commerce-api.ts'
import { watchEventLoop } from '../../http-server/api/event-loop.ts'
import { health } from '../../http-server/api/health.ts'
import { siteRoutes } from '../../http-server/site/site-routes.ts'
import { masterFiles } from '../../media/master-files.ts'
import { media } from '../../media/media.ts'
import { DEMO_PICTURES } from '../../seed/demo-pictures.ts'
import { shopOrigin } from '../../../domain/settings/shop-origin.ts'
import { shopAddresses } from './addresses.ts'
import { apiSettingsOf } from './api-settings-of.ts'
import { apiTexts } from './api-texts.ts'
import { openFailureLines } from './database-unavailable.ts'
import { freshPublicPages } from './development.ts'
import { openEmptyServer } from './empty-server.ts'
import type { ServerShop } from './open-server-shop.ts'
import type { Options } from './options.ts'
import { publicPages } from './public-pages.ts'
import type { ServedShop } from './served-shop.ts'
import { hasProducts } from './has-products.ts'
import { systemClock } from './system-clock.ts'
import { visitorPages } from './visitor-pages.ts'

const serveApi = async (app: FastifyInstance, served: ServedShop): Promise<void> => {
  await app.register(commerceApi(served.shop.commerce, apiSettingsOf(served)))
}

const serveSite = (app: FastifyInstance, { shop, brandOf, development }: ServedShop): void =>
  siteRoutes(app, {
    listPublicAddresses: shop.commerce.listPublicAddresses,
    brandOf,
    originOf: (brand) => shopOrigin(shop.register.settings(brand)),
    pages: development === undefined ? () => Promise.resolve(publicPages()) : freshPublicPages(development),
  })

/** A company's masters in `DATA_DIR` take precedence over the demo's. */
const servePictures = (app: FastifyInstance, { dataDir }: Configuration): Promise<void> => media(app, {
  find: masterFiles([join(dataDir, 'masters'), DEMO_PICTURES], (error) => { app.log.error({ error }, 'picture could not be read') }),
  cacheDir: join(dataDir, 'pictures'),
})

/**
 * One process that serves everything: API, pages, files, pictures, health. Routes that need no shop are added at once, the rest for the
 * shop it is given.
 */
export const makeWebServer = (configuration: Configuration, options: Options): (shop: ServerShop) => Promise<FastifyInstance> => {
  const ready = {
    ...shopAddresses(configuration), ...options, configuration, words: apiTexts(), isBusy: watchEventLoop(configuration.eventLoopLagLimit),
  }
  const app = openEmptyServer(ready)
  options.watch?.(app)
  const within = new AsyncLocalStorage<FastifyRequest>()
  app.addHook('onRequest', (request, _reply, done) => { within.run(request, done) })
  const lineOf = openFailureLines(() => systemClock.now().getTime())
  return async (shop) => {
    const served: ServedShop = { ...ready, shop }
    shop.onError((error) => {
      const line = lineOf(error)
      // With the id of the request in which it happened, if there is one.
      if (line !== undefined) (within.getStore()?.log ?? app.log).error({ ...line, error }, 'error in the background')
      options.report?.(error)
    })
    options.countWrites?.(shop.isWritable)
    health(app, {
      database: shop.ready, catalogue: hasProducts(shop.storage), ...(options.isOpen === undefined ? {} : { open: options.isOpen }),
    }, { writes: shop.isWritable })
    await serveApi(app, served)
    serveSite(app, served)
    await servePictures(app, configuration)
    await app.register(visitorPages(served))
    return app
  }
}
