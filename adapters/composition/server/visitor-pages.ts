import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { apiReference } from '../../api-reference/api-reference.ts'
import { openApi } from '../../commerce-api/openapi/openapi.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { readLocalizedPath } from '../../../domain/shop/localized-path.ts'
import { mayWrite } from '../../http-server/api/same-origin.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { handlePageErrors } from '../../http-server/site/handle-page-errors.ts'
import { limitDrawing } from '../../http-server/site/limit-rendering.ts'
import { limitForms } from '../../http-server/site/limit-forms.ts'
import { openPageIntl, pageIntl } from '../pages/page-intl.ts'
import { openPageStore } from '../pages/page-store.ts'
import { readAssets } from '../pages/read-assets.ts'
import { makeRenderPage } from '../pages/render-page.tsx'
import { servePages } from '../pages/serve-pages.ts'
import { sandboxTexts } from '../payment-page-texts.ts'
import { paymentName } from '../payment-name.ts'
import { backOfficePages } from '../../back-office/back-office-pages.ts'
import { requestContextOf } from '../../http-server/api/request-context-of.ts'
import { randomTokens } from '../../memory/shop/random-tokens.ts'
import { apiSettingsOf } from './api-settings-of.ts'
import { openBackOfficeRenderer } from './back-office-renderer.tsx'
import { systemClock } from './system-clock.ts'
import { demoPages } from './demo-pages.ts'
import { developmentAssets, freshRenderPage, serveDevelopment } from './development.ts'
import { makeOpenRequestContext } from './open-request-context.ts'
import type { Options } from './options.ts'
import { paymentPages } from './payment-pages.ts'
import type { ServedShop } from './served-shop.ts'
import { policyFacts } from './empty-server.ts'
import { referenceScript } from './reference-script.ts'
import { previewPages } from './preview-pages.ts'
import { previewPolicy } from './security-headers.ts'
import { makeAssignVariants } from './assign-variants.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { uidOf } from './uid-of.ts'
import { hostOf } from '../../http-server/api/host-of.ts'

/** How long a public page counts as fresh, and how long it may be shown after that while it is rendered again, in milliseconds. */
const CACHED_FOR = { lifetime: 60_000, grace: 300_000 }
/** Some 500 pages. */
const CACHE_BYTES = 40_000_000
const CLIENT = join(import.meta.dirname, '../client')

const refuseForeignForms = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (mayWrite({ method: request.method, host: hostOf(request), headers: request.headers })) done()
    else void reply.code(403).type('text/plain; charset=utf-8').send('403')
  })
}

/** The language of the requested page. */
const localeOf = ({ url }: FastifyRequest): Locale => readLocalizedPath(url.split('?')[0] ?? '/').locale

const textOn = ({ words, brandOf }: ServedShop) => (request: FastifyRequest, failure: Failure): string =>
  words.failure(failure, { brandChannel: brandOf(hostOf(request)), locale: localeOf(request) }).text

/** Logs the error and reports it to the error listener. */
const logAndReport = (app: FastifyInstance, report: Options['report'], what: string) => (error: unknown): void => {
  app.log.error({ error }, what)
  report?.(error)
}

const servePaymentPages = (app: FastifyInstance, { configuration: { datatrans }, shop, report }: ServedShop): Promise<void> =>
  paymentPages(app, datatrans, {
    secret: shop.secret,
    book: shop.book,
    nameOf: paymentName,
    textsOf: sandboxTexts,
    report: logAndReport(app, report, 'payment notice failed'),
  })

const serveAssets = async (app: FastifyInstance, { development }: Options): Promise<void> => {
  if (development !== undefined) return serveDevelopment(app, development)
  await app.register(fastifyStatic, {
    root: join(CLIENT, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    index: false,
    // A file that never changes needs no revalidation.
    lastModified: false,
    etag: false,
    acceptRanges: false,
  })
}

const renderPageOf = (app: FastifyInstance, { development, report }: Options): ReturnType<typeof makeRenderPage> => {
  const drawing: Parameters<typeof makeRenderPage>[0] = {
    assetsOf: development === undefined ? readAssets(join(CLIENT, '.vite/manifest.json')) : developmentAssets,
    intlOf: development === undefined ? openPageIntl() : pageIntl,
    report: logAndReport(app, report, 'page rendering failed'),
  }
  return development === undefined ? makeRenderPage(drawing) : freshRenderPage(development, drawing)
}

const serveStorefront = async (app: FastifyInstance, served: ServedShop): Promise<void> => {
  const { shop, development, brandOf: brandOfHost, publicUrlOfRequest: publicUrlOf } = served
  const brandOf = (request: FastifyRequest) => brandOfHost(hostOf(request))
  const pageStore = openPageStore({
    bytes: development === undefined ? CACHE_BYTES : 0, ...CACHED_FOR,
    report: (error) => { app.log.error({ error }, 'cached page could not be refreshed') },
  })
  served.countPages?.(pageStore.figures)
  await servePages(app, {
    pages: renderPageOf(app, served),
    openRequestContext: makeOpenRequestContext({
      commerce: shop.commerce, register: shop.register, brandOf, publicUrlOf, signer: shop.cookieSigner,
      ...omitUndefined({ uidOf: uidOf(served.configuration) }),
    }),
    mayRender: limitDrawing(app, served.isBusy, served.configuration.renderedPages),
    ...(shop.flags === undefined ? {} : { assignVariants: makeAssignVariants({ flags: shop.flags, brandOf, publicUrlOf }) }),
    preview: previewPages(app, {
      draftsFor: shop.drafts.draftsFor, brandOf, toneOf: (brand) => shop.register.settings(brand).tone, intlOf: pageIntl,
      policy: previewPolicy(policyFacts(served.configuration)),
    }),
    pageStore,
    moment: async () => ({ now: Date.now(), version: await shop.pageVersion() }),
    isContentLoaded: (request) => shop.isContentLoaded({ brandChannel: brandOf(request), locale: localeOf(request) }),
    brandOf,
    publicUrlOf,
  })
}

/** Everything a visitor's browser requests: pages with their files and forms, the payment page, the mails of a demo shop. */
export const visitorPages = (served: ServedShop) => async (app: FastifyInstance): Promise<void> => {
  const settings = apiSettingsOf(served)
  refuseForeignForms(app)
  handlePageErrors(app, textOn(served))
  await limitForms(app)
  await servePaymentPages(app, served)
  demoPages(app, served)
  // In development there is no build, whose script renders it.
  if (served.development === undefined)
    apiReference(app, { description: () => JSON.stringify(openApi(settings)), script: referenceScript(join(CLIENT, 'assets')) })
  await app.register(backOfficePages({
    commerce: served.shop.commerce,
    requestContextOf: (request, reply) => requestContextOf(request, reply, settings),
    renderer: openBackOfficeRenderer(),
    newKey: randomTokens.make,
    now: systemClock.now,
  }))
  await serveAssets(app, served)
  await serveStorefront(app, served)
}
