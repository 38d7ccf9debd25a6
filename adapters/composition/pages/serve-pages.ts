import { createHash } from 'node:crypto'
import { brotliCompress, constants } from 'node:zlib'
import { promisify } from 'node:util'
import * as E from 'fp-ts/lib/Either.js'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ContentShown, FlagsOf } from '../../../application/commerce/shop/what-is-shown.ts'
import { isNotModified } from '../../../domain/not-modified.ts'
import { confirmationPage, hashInAddress } from '../../../domain/identity/hash-in-address.ts'
import { ReadEmailLink } from '../../../application/storefront/identity/read-email-link.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { Injector } from '../../../ui/binding/injector.ts'
import { unpacksBrotli } from '../../http-server/api/packed.ts'
import { pageUrl } from '../../http-server/site/page-url.ts'
import { SECRET_PAGE } from '../../../ui/binding/page-cache.ts'
import { relevantUrl } from '../../../ui/routing/relevant-url.ts'
import { pageKey, type Moment, type PageStore, type PublicPage, type StoredPage } from './page-store.ts'
import { forEverybody, forOne, variantKey, type VariantAssignment, type AssignVariants } from './sorting.ts'
import type { makeRenderPage, Rendered } from './render-page.tsx'

const compress = promisify(brotliCompress)

/** What is decided before a page is drawn: how features stand, and which drafts an editor looks at. */
type ViewOptions = { readonly flagsOf?: FlagsOf | undefined; readonly drafts?: ContentShown | undefined }

/** One visitor's request: the use cases made for it, and the cookies it leaves behind. */
type Visit = {
  readonly injector: Injector
  readonly shop: ShopSettings
  readonly cookies: () => readonly string[]
  /** What the browser is to throw away, because a session is over. */
  readonly clears: () => string | undefined
}
export type OpenRequestContext = (request: FastifyRequest, options?: ViewOptions) => Visit

type Deps = {
  readonly renderPage: ReturnType<typeof makeRenderPage>
  readonly openRequestContext: OpenRequestContext
  readonly kept: PageStore
  /** Absent where nothing is tried out. */
  readonly sort?: AssignVariants
  /** Absent where nobody composes. */
  readonly preview?: Preview
  /** Throws what is answered instead where no page is drawn for now. */
  readonly mayRender: (request: FastifyRequest) => Promise<void>
  /** What makes a kept page a former one. */
  readonly moment: () => Promise<Moment>
  /** Whether what editors composed is known; a page that is drawn before lacks it, and nobody may keep it for longer. */
  readonly isContentKnown: (request: FastifyRequest) => boolean
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

const packing = (html: string | Buffer): PublicPage['brotli'] => {
  let packed: Promise<Buffer> | undefined
  return () => (packed ??= compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }))
}

const whole = ({ status, headers, html }: Extract<Rendered, { readonly _tag: 'Page' }>): PublicPage =>
  ({ status, headers: Object.fromEntries(headers), html, brotli: packing(html) })

const stored = (page: PublicPage, moment: Moment, { features, isTransient }: Pick<StoredPage, 'features' | 'isTransient'>): StoredPage => {
  const html = Buffer.from(page.html)
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  return { ...page, html, brotli: packing(html), drawn: moment, features, isTransient, etag }
}

const sendPublic = async (request: FastifyRequest, reply: FastifyReply, page: PublicPage): Promise<FastifyReply> => {
  const unpacks = unpacksBrotli(request.headers['accept-encoding'])
  void reply.code(page.status).headers(page.headers).type('text/html; charset=utf-8').header('vary', 'accept-encoding, host')
  if (unpacks) void reply.header('content-encoding', 'br')
  return reply.send(unpacks ? await page.brotli() : page.html)
}

const sendKept = async (request: FastifyRequest, reply: FastifyReply, page: StoredPage): Promise<FastifyReply> => {
  void reply.header('etag', page.etag)
  if (!isNotModified(request.headers['if-none-match'], page.etag)) return sendPublic(request, reply, page)
  return reply.code(304).headers(page.headers).header('vary', 'accept-encoding, host').send()
}

/** A variant, or what is shown for a moment only, is the same for many, but nobody between may give it to others. */
const forSorted = <Page extends PublicPage>(page: Page): Page =>
  ({ ...page, headers: { ...page.headers, 'cache-control': 'private, no-cache' } })

const rememberVariants = (reply: FastifyReply, { cookies }: VariantAssignment): void => {
  if (cookies.length > 0) void reply.header('set-cookie', [...cookies])
}

const sendResponse = async (reply: FastifyReply, response: Response): Promise<FastifyReply> => {
  response.headers.forEach((value, name) => { void reply.header(name, value) })
  return reply.code(response.status).send(response.body === null ? undefined : Buffer.from(await response.arrayBuffer()))
}

/** Opens what an editor is about to publish, for a page that is the same for everybody and for no other: nothing of it at the checkout. */
export type Preview = {
  readonly open: (request: FastifyRequest, url: URL) => Promise<{
    readonly drafts: ContentShown
    readonly send: (reply: FastifyReply, page: PublicPage) => Promise<FastifyReply>
  } | undefined>
}

/** Under what a page is kept, and at which moment it is asked for. */
type CacheEntryKey = { readonly key: string; readonly moment: Moment }

/** What was drawn for one visitor. */
type Drawn = {
  readonly rendered: Rendered
  readonly cookies: readonly string[]
  readonly clears: string | undefined
  /** It was drawn before what editors composed was known. */
  readonly isTransient: boolean
}

const sendOwn = (reply: FastifyReply, { rendered, cookies, clears }: Drawn): FastifyReply | Promise<FastifyReply> => {
  if (cookies.length > 0) void reply.header('set-cookie', [...cookies]).header('cache-control', 'no-store')
  if (clears !== undefined) void reply.header('clear-site-data', clears)
  if (rendered._tag === 'Response') return sendResponse(reply, rendered.response)
  void reply.code(rendered.status).headers(Object.fromEntries(rendered.headers)).type('text/html; charset=utf-8')
  if (!rendered.headers.has('cache-control')) void reply.header('cache-control', 'no-store')
  return reply.send(rendered.html)
}

/** A login link that can still be exchanged, in a browser that did not request it: another page asks first (decision R1). */
const mustAsk = async ({ injector }: Visit, url: URL): Promise<boolean> => {
  const linkDetails = await injector.get(ReadEmailLink)({ token: hashInAddress(url) ?? '', purpose: 'login' })()
  return E.isRight(linkDetails) && !linkDetails.right.isSameBrowser
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** A page with a hash is nobody else's and names its address to nobody; its own script, or a press on another page, uses the hash up. */
const sendWithHash = async (
  reply: FastifyReply, { rendered, cookies }: Pick<Drawn, 'rendered' | 'cookies'>, link: string,
): Promise<FastifyReply> => {
  if (cookies.length > 0) void reply.header('set-cookie', [...cookies])
  void reply.headers(SECRET_PAGE)
  if (rendered._tag === 'Response') return reply.redirect(link)
  const instead = `<noscript><meta http-equiv="refresh" content="0;url=${escaped(link)}"></noscript></head>`
  return reply.code(rendered.status).type('text/html; charset=utf-8').send(rendered.html.replace('</head>', () => instead))
}

/** Answers every address that is not the API's, a file's or a picture's with a page of the shop. */
export const servePages = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: 64 * 1024 }, (_request, body, done) => { done(null, body) })
    pages.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      done(null, undefined)
    })
    const drawFor = async (visit: Visit, request: FastifyRequest, url: URL): Promise<Pick<Drawn, 'rendered' | 'cookies'>> => {
      const rendered = await deps.renderPage(webRequest(request, url), visit.injector, visit.shop)
      return { rendered, cookies: visit.cookies() }
    }
    const draw = async (request: FastifyRequest, url: URL, options?: ViewOptions): Promise<Drawn> => {
      await deps.mayRender(request)
      // Before it is drawn: what arrives meanwhile may have come too late for a part of it.
      const isTransient = !deps.isContentKnown(request)
      const visit = deps.openRequestContext(request, options)
      return { ...(await drawFor(visit, request, url)), clears: visit.clears(), isTransient }
    }
    /** Whose link it is, is looked up as often as pages are drawn for one place, and no oftener. */
    const answerHash = async (
      request: FastifyRequest, reply: FastifyReply, { url, read, link }: { readonly url: URL; readonly read: URL; readonly link: string },
    ): Promise<FastifyReply> => {
      await deps.mayRender(request)
      const visit = deps.openRequestContext(request)
      if (!(await mustAsk(visit, url))) return sendWithHash(reply, await drawFor(visit, request, read), link)
      const cookies = visit.cookies()
      if (cookies.length > 0) void reply.header('set-cookie', [...cookies])
      return reply.headers(SECRET_PAGE).redirect(link)
    }
    const publicPage = ({ rendered, cookies, isTransient }: Drawn): PublicPage | undefined => {
      if (rendered._tag !== 'Page' || rendered.status !== 200 || !isPublic(rendered.headers) || cookies.length > 0) return undefined
      const page = whole(rendered)
      return isTransient ? forSorted(page) : page
    }
    const keepable = (own: Drawn, moment: Moment, features: readonly string[]): StoredPage | undefined => {
      const page = publicPage(own)
      return page === undefined ? undefined : stored(page, moment, { features, isTransient: own.isTransient })
    }
    // A redirect keeps everything that stood behind this address.
    const drawAlone = async (request: FastifyRequest, reply: FastifyReply, url: URL, read = url): Promise<FastifyReply> => {
      const one = deps.sort === undefined ? undefined : forOne(deps.sort, request)
      const own = await draw(request, read, { flagsOf: one?.flagsOf })
      if (own.rendered._tag === 'Response' && read !== url) return drawAlone(request, reply, url)
      const page = publicPage(own)
      const sorted = one?.sorted()
      if (sorted !== undefined) rememberVariants(reply, sorted)
      if (page === undefined) return sendOwn(reply, own)
      return sendPublic(request, reply, sorted === undefined ? page : forSorted(page))
    }
    /** A page for whoever is sorted into its variants: drawn once for all who see the same. */
    const variant = async (
      request: FastifyRequest, read: URL, entryKey: CacheEntryKey, page: StoredPage, sorted: VariantAssignment,
    ): Promise<StoredPage> => {
      const flags = variantKey(sorted.flags)
      if (flags === '') return page
      const rendered = await deps.kept.page(`${entryKey.key} ${flags}`, entryKey.moment, async () =>
        keepable(await draw(request, read, { flagsOf: () => () => Promise.resolve(sorted.flags) }), entryKey.moment, page.features))
      return rendered ?? page
    }
    const sendToOne = async (
      request: FastifyRequest, reply: FastifyReply, read: URL, entryKey: CacheEntryKey, page: StoredPage,
    ): Promise<FastifyReply> => {
      const sorted = page.features.length === 0 ? undefined : await deps.sort?.(request, page.features)
      if (sorted === undefined) return sendKept(request, reply, page)
      rememberVariants(reply, sorted)
      return sendKept(request, reply, forSorted(await variant(request, read, entryKey, page, sorted)))
    }
    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      if (request.method === 'POST' && typeof request.body !== 'string')
        return reply.code(415).type('text/plain; charset=utf-8').send('415')
      const url = pageUrl(request.url, deps.publicUrlOf(request))
      if (request.method === 'POST') return drawAlone(request, reply, url)
      const canonicalUrl = relevantUrl(url)
      const link = confirmationPage(url)
      const preview = link === undefined ? await deps.preview?.open(request, url) : undefined
      if (preview !== undefined) {
        const page = publicPage(await draw(request, canonicalUrl, { drafts: preview.drafts }))
        if (page !== undefined) return preview.send(reply, page)
      }
      if (link !== undefined) return answerHash(request, reply, { url, read: canonicalUrl, link })
      const key = pageKey(deps.brandOf(request), canonicalUrl)
      if (key === undefined) return drawAlone(request, reply, url, canonicalUrl)
      const moment = await deps.moment()
      let own: Drawn | undefined
      const page = await deps.kept.page(key, moment, async () => {
        const { flagsOf, features } = forEverybody()
        own = await draw(request, canonicalUrl, { flagsOf })
        return keepable(own, moment, features())
      })
      if (page !== undefined) return sendToOne(request, reply, canonicalUrl, { key, moment }, page)
      // What others wait for may not be for them.
      return own === undefined || own.rendered._tag === 'Response' ? drawAlone(request, reply, url) : sendOwn(reply, own)
    }
    pages.route({ method: ['GET', 'POST'], url: '/*', handler: answer })
  })
}
