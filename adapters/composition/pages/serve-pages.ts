import { createHash } from 'node:crypto'
import { brotliCompress, constants } from 'node:zlib'
import { promisify } from 'node:util'
import * as E from 'fp-ts/lib/Either.js'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { EditedContent, FlagsOf } from '../../../application/commerce/shop/page-context.ts'
import { isNotModified } from '../../../domain/not-modified.ts'
import { confirmationPage, hashInAddress } from '../../../domain/identity/hash-in-address.ts'
import { LoadVisitor } from '../../../application/storefront/arrival/load-visitor.ts'
import { Shop } from '../../../application/storefront/shop/shop.ts'
import type { TrackingEvent } from '../../../domain/tracking/tracking-event.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { Injector } from '../../../ui/binding/injector.ts'
import { acceptsBrotli, brotliOf, maskLength } from '../../http-server/api/compress-response.ts'
import { pageUrl } from '../../http-server/site/page-url.ts'
import { SPECULATION_RULES } from '../../http-server/site/speculation-rules.ts'
import { SECRET_PAGE } from '../../../ui/binding/page-cache.ts'
import { relevantUrl } from '../../../ui/routing/relevant-url.ts'
import { ANSWER_HEADER, PAGE_ROUTE, requestedPage, visitorOf, visitorStateOf, type SentAnswer, type SentVisitor } from './page-answer.ts'
import { pageKey, type Moment, type PageStore, type PublicPage, type StoredPage } from './page-store.ts'
import { forEverybody, assignOnce, variantKey, type VariantAssignment, type AssignVariants } from './variant-assignment.ts'
import type { makeRenderPage, Rendered } from './render-page.tsx'

const compress = promisify(brotliCompress)

/** What is decided before a page is rendered: the state of the features, and which drafts an editor previews. */
type ViewOptions = { readonly flagsOf?: FlagsOf | undefined; readonly drafts?: EditedContent | undefined }

/** One visitor's request: the use cases made for it, and the cookies it sets. */
type Visit = {
  readonly injector: Injector
  readonly shop: ShopSettings
  /** What measurement would hear of, with the visitor's consent. */
  readonly events: () => readonly TrackingEvent[]
  readonly cookies: () => readonly string[]
  /** What the browser has to clear because a session has ended. */
  readonly clears: () => string | undefined
}
export type OpenRequestContext = (request: FastifyRequest, options?: ViewOptions) => Visit

type Deps = {
  readonly pages: ReturnType<typeof makeRenderPage>
  readonly openRequestContext: OpenRequestContext
  readonly pageStore: PageStore
  /** Absent without experiments. */
  readonly assignVariants?: AssignVariants
  /** Absent without a content service. */
  readonly preview?: Preview
  /** Throws the response to send instead while no page can be rendered. */
  readonly mayRender: (request: FastifyRequest) => Promise<void>
  /** The version that makes older cached pages stale. */
  readonly moment: () => Promise<Moment>
  /** Whether the composed content is loaded; a page rendered before lacks it and must not be cached for longer. */
  readonly isContentLoaded: (request: FastifyRequest) => boolean
  readonly brandOf: (request: FastifyRequest) => BrandChannel
  readonly publicUrlOf: (request: FastifyRequest) => string
}

const FORM = 'application/x-www-form-urlencoded'

const webRequest = (request: FastifyRequest, url: URL): Request => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && name !== 'content-length') headers.set(name, value)
  const carriesForm = request.method === 'POST' && typeof request.body === 'string'
  return new Request(url, { method: request.method, headers, ...(carriesForm ? { body: request.body as string } : {}) })
}

const isPublic = (headers: Headers): boolean => headers.get('cache-control')?.startsWith('public') ?? false

const compressOnce = (html: string | Buffer): PublicPage['brotli'] => {
  let compressed: Promise<Buffer> | undefined
  return () => (compressed ??= compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }))
}

const publicPageOf = ({ status, headers, html }: Extract<Rendered, { readonly _tag: 'Page' }>): PublicPage =>
  ({ status, headers: Object.fromEntries(headers), html, brotli: compressOnce(html) })

const storedPageOf = (
  page: PublicPage, moment: Moment, { features, isTransient }: Pick<StoredPage, 'features' | 'isTransient'>
): StoredPage => {
  const html = Buffer.from(page.html)
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  return { ...page, html, brotli: compressOnce(html), renderedAt: moment, features, isTransient, etag }
}

const sendPublic = async (request: FastifyRequest, reply: FastifyReply, page: PublicPage): Promise<FastifyReply> => {
  const isBrotliAccepted = acceptsBrotli(request.headers['accept-encoding'])
  void reply.code(page.status).headers({ ...page.headers, ...SPECULATION_RULES }).type('text/html; charset=utf-8')
    .header('vary', 'accept-encoding, host')
  if (isBrotliAccepted) void reply.header('content-encoding', 'br')
  return reply.send(isBrotliAccepted ? await page.brotli() : page.html)
}

const sendCached = async (request: FastifyRequest, reply: FastifyReply, page: StoredPage): Promise<FastifyReply> => {
  void reply.header('etag', page.etag)
  if (!isNotModified(request.headers['if-none-match'], page.etag)) return sendPublic(request, reply, page)
  return reply.code(304).headers(page.headers).header('vary', 'accept-encoding, host').send()
}

/** The browser fetches a page that the visitor may not open. */
const isFetchedAhead = ({ headers }: FastifyRequest): boolean => headers['sec-purpose']?.toString().startsWith('prefetch') === true

/** A variant or a temporary page is the same for many, but no shared cache may pass it on. */
const asPrivate = <Page extends PublicPage>(page: Page): Page =>
  ({ ...page, headers: { ...page.headers, 'cache-control': 'private, no-cache' } })

const setVariantCookies = (reply: FastifyReply, { cookies }: VariantAssignment): void => {
  if (cookies.length > 0) void reply.header('set-cookie', [...cookies])
}

const sendResponse = async (reply: FastifyReply, response: Response): Promise<FastifyReply> => {
  response.headers.forEach((value, name) => { void reply.header(name, value) })
  return reply.code(response.status).send(response.body === null ? undefined : Buffer.from(await response.arrayBuffer()))
}

/** Opens the unpublished content of an editor for a page that is the same for everybody, and for no other: none of it in the checkout. */
export type Preview = {
  readonly open: (request: FastifyRequest, url: URL) => Promise<{
    readonly drafts: EditedContent
    readonly send: (reply: FastifyReply, page: PublicPage) => Promise<FastifyReply>
  } | undefined>
}

/** The key under which a page is cached, and the moment of the request. */
type CacheEntryKey = { readonly key: string; readonly moment: Moment }

/** The requested URL, the part of it that its page reads, and the key under which that page is cached. */
type Address = { readonly url: URL; readonly canonicalUrl: URL; readonly key: string | undefined }

/** Limits of the cache of addresses: their number, and the length of each. */
const ADDRESS_LIMITS = { addresses: 2000, characters: 200 }

/** Reads the address of a request. Parsing it takes longer than anything else of a cached page, so it happens once for each path. */
const openAddresses = ({ brandOf, publicUrlOf }: Pick<Deps, 'brandOf' | 'publicUrlOf'>): ((request: FastifyRequest) => Address) => {
  const cache = new Map<string, Address>()
  return (request) => {
    const [brand, publicUrl, target] = [brandOf(request), publicUrlOf(request), request.url]
    const name = `${brand} ${publicUrl} ${target}`
    const cached = cache.get(name)
    if (cached !== undefined) return cached
    const url = pageUrl(target, publicUrl)
    const canonicalUrl = relevantUrl(url)
    const address = { url, canonicalUrl, key: pageKey(brand, canonicalUrl) }
    if (cache.size >= ADDRESS_LIMITS.addresses) cache.clear()
    // A query may be different for each visitor.
    if (url.search === '' && target.length <= ADDRESS_LIMITS.characters) cache.set(name, address)
    return address
  }
}

/** Rendered for one visitor. */
type VisitorPage = {
  readonly rendered: Rendered
  readonly cookies: readonly string[]
  readonly clears: string | undefined
  /** Rendered before the composed content was loaded. */
  readonly isTransient: boolean
}

const sendOwn = async (
  request: FastifyRequest, reply: FastifyReply, { rendered, cookies, clears }: VisitorPage,
): Promise<FastifyReply> => {
  if (cookies.length > 0) void reply.header('set-cookie', [...cookies])
  if (clears !== undefined) void reply.header('clear-site-data', clears)
  if (rendered._tag === 'Response') {
    if (cookies.length > 0) void reply.header('cache-control', 'no-store')
    return sendResponse(reply, rendered.response)
  }
  void reply.code(rendered.status).headers({ ...Object.fromEntries(rendered.headers), ...SPECULATION_RULES })
    .type('text/html; charset=utf-8')
  if (cookies.length > 0 || !rendered.headers.has('cache-control')) void reply.header('cache-control', 'no-store')
  const brotli = await brotliOf(maskLength(rendered.html), request.headers['accept-encoding'])
  if (brotli !== undefined) void reply.header('content-encoding', 'br')
  return reply.send(brotli ?? rendered.html)
}

/** A login link that can still be used, in a browser that did not request it: another page asks first (decision R1). */
const mustConfirm = async ({ injector }: Visit, url: URL): Promise<boolean> => {
  const linkDetails = await injector.get(Shop).identity.readEmailLink({ token: hashInAddress(url) ?? '', purpose: 'login' })()
  return E.isRight(linkDetails) && !linkDetails.right.isSameBrowser
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * A page with a one-time hash is not cached and sends no referrer; its own script, or a press on another page, uses the hash.
 */
const sendWithHash = async (
  reply: FastifyReply, { rendered, cookies }: Pick<VisitorPage, 'rendered' | 'cookies'>, link: string,
): Promise<FastifyReply> => {
  if (cookies.length > 0) void reply.header('set-cookie', [...cookies])
  void reply.headers(SECRET_PAGE)
  if (rendered._tag === 'Response') return reply.redirect(link)
  const instead = `<noscript><meta http-equiv="refresh" content="0;url=${escaped(link)}"></noscript></head>`
  return reply.code(rendered.status).type('text/html; charset=utf-8').send(rendered.html.replace('</head>', () => instead))
}

/** Responds with a page of the shop to every address that is not the API's, a file's or a picture's. */
export const servePages = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  const addressOf = openAddresses(deps)
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: 64 * 1024 }, (_request, body, done) => { done(null, body) })
    pages.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      done(null, undefined)
    })
    const renderFor = async (visit: Visit, request: FastifyRequest, url: URL): Promise<Pick<VisitorPage, 'rendered' | 'cookies'>> => {
      const rendered = await deps.pages.render(webRequest(request, url), visit.injector, visit.shop)
      return { rendered, cookies: visit.cookies() }
    }
    const render = async (request: FastifyRequest, url: URL, options?: ViewOptions): Promise<VisitorPage> => {
      await deps.mayRender(request)
      // Checked before rendering: content that arrives during it may be too late for a part of the page.
      const isTransient = !deps.isContentLoaded(request)
      const visit = deps.openRequestContext(request, options)
      return { ...(await renderFor(visit, request, url)), clears: visit.clears(), isTransient }
    }
    /** Looking up the link's owner counts towards the client network's rate limit for rendering. */
    const sendHashPage = async (
      request: FastifyRequest, reply: FastifyReply, { url, read, link }: { readonly url: URL; readonly read: URL; readonly link: string },
    ): Promise<FastifyReply> => {
      await deps.mayRender(request)
      const visit = deps.openRequestContext(request)
      if (!(await mustConfirm(visit, url))) return sendWithHash(reply, await renderFor(visit, request, read), link)
      const cookies = visit.cookies()
      if (cookies.length > 0) void reply.header('set-cookie', [...cookies])
      return reply.headers(SECRET_PAGE).redirect(link)
    }
    const publicPage = ({ rendered, cookies, isTransient }: VisitorPage): PublicPage | undefined => {
      if (rendered._tag !== 'Page' || rendered.status !== 200 || !isPublic(rendered.headers) || cookies.length > 0) return undefined
      const page = publicPageOf(rendered)
      return isTransient ? asPrivate(page) : page
    }
    const cacheable = (visitorPage: VisitorPage, moment: Moment, features: readonly string[]): StoredPage | undefined => {
      const page = publicPage(visitorPage)
      return page === undefined ? undefined : storedPageOf(page, moment, { features, isTransient: visitorPage.isTransient })
    }
    // A redirect is computed from the complete address, with all of its parameters.
    const sendUncached = async (request: FastifyRequest, reply: FastifyReply, url: URL, read = url): Promise<FastifyReply> => {
      const assigned = deps.assignVariants === undefined ? undefined : assignOnce(deps.assignVariants, request)
      const visitorPage = await render(request, read, { flagsOf: assigned?.flagsOf })
      if (visitorPage.rendered._tag === 'Response' && read !== url) return sendUncached(request, reply, url)
      const page = publicPage(visitorPage)
      const assignment = assigned?.assigned()
      if (assignment !== undefined) setVariantCookies(reply, assignment)
      if (page === undefined) return sendOwn(request, reply, visitorPage)
      return sendPublic(request, reply, assignment === undefined ? page : asPrivate(page))
    }
    /** A page for a visitor with variants: rendered once for all who see the same. */
    const variant = async (
      request: FastifyRequest, read: URL, entryKey: CacheEntryKey, page: StoredPage, assignment: VariantAssignment,
    ): Promise<StoredPage> => {
      const flags = variantKey(assignment.flags)
      if (flags === '') return page
      const rendered = await deps.pageStore.page(`${entryKey.key} ${flags}`, entryKey.moment, async () =>
        cacheable(await render(request, read, { flagsOf: () => () => Promise.resolve(assignment.flags) }), entryKey.moment, page.features))
      return rendered ?? page
    }
    const sendVariant = async (
      request: FastifyRequest, reply: FastifyReply, read: URL, entryKey: CacheEntryKey, page: StoredPage,
    ): Promise<FastifyReply> => {
      const assignVariants = page.features.length === 0 ? undefined : deps.assignVariants
      // Assigning a variant counts the visitor. A browser requests the page again when it is opened.
      if (assignVariants !== undefined && isFetchedAhead(request))
        return reply.code(403).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('403')
      const assignment = await assignVariants?.(request, page.features)
      if (assignment === undefined) return sendCached(request, reply, page)
      setVariantCookies(reply, assignment)
      return sendCached(request, reply, asPrivate(await variant(request, read, entryKey, page, assignment)))
    }
    const answerFor = async (request: FastifyRequest, url: URL, visit: Visit): Promise<readonly [number, SentAnswer | SentVisitor]> => {
      const wants = request.headers[ANSWER_HEADER]
      if (wants === 'visitor') {
        await visit.injector.get(LoadVisitor)()()
        return [200, { visitor: visitorOf(visit.injector) }]
      }
      const { answer, status } = await deps.pages.answer(webRequest(request, url), visit.injector, wants === 'reply' ? 'reply' : 'page')
      return [status, { answer, visitor: visitorStateOf(visit.injector, visit.events()) }]
    }
    /** The data of a page for a browser that shows it already, with what the browser must know about the visitor since. */
    const sendData = async (request: FastifyRequest, reply: FastifyReply, url: URL): Promise<FastifyReply> => {
      await deps.mayRender(request)
      const visit = deps.openRequestContext(request)
      const [status, sent] = await answerFor(request, url, visit)
      const [cookies, clears] = [visit.cookies(), visit.clears()]
      if (cookies.length > 0) void reply.header('set-cookie', [...cookies])
      if (clears !== undefined) void reply.header('clear-site-data', clears)
      return reply.code(status).headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }).send(sent)
    }
    const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      if (request.method === 'POST' && typeof request.body !== 'string')
        return reply.code(415).type('text/plain; charset=utf-8').send('415')
      const { url, canonicalUrl, key } = addressOf(request)
      if (requestedPage(request.originalUrl) !== undefined) return sendData(request, reply, url)
      if (request.method === 'POST') return sendUncached(request, reply, url)
      const link = confirmationPage(url)
      const preview = link === undefined && url.search !== '' ? await deps.preview?.open(request, url) : undefined
      if (preview !== undefined) {
        const page = publicPage(await render(request, canonicalUrl, { drafts: preview.drafts }))
        if (page !== undefined) return preview.send(reply, page)
      }
      if (link !== undefined) return sendHashPage(request, reply, { url, read: canonicalUrl, link })
      if (key === undefined) return sendUncached(request, reply, url, canonicalUrl)
      const moment = await deps.moment()
      let visitorPage: VisitorPage | undefined
      const page = await deps.pageStore.page(key, moment, async () => {
        const { flagsOf, features } = forEverybody()
        visitorPage = await render(request, canonicalUrl, { flagsOf })
        return cacheable(visitorPage, moment, features())
      })
      if (page !== undefined) return sendVariant(request, reply, canonicalUrl, { key, moment }, page)
      // A page that is rendered for several waiting visitors may turn out to be for one only.
      return visitorPage === undefined
        || visitorPage.rendered._tag === 'Response' ? sendUncached(request, reply, url) : sendOwn(request, reply, visitorPage)
    }
    pages.route({ method: ['GET', 'POST'], url: PAGE_ROUTE, handler: handle })
  })
}
