import { createHash } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { brotliCompress, constants } from 'node:zlib'
import { promisify } from 'node:util'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { Injector } from '../../../ui/binding/injector.ts'
import { pageKey, type StoredPage, type PageStore } from './page-store.ts'
import type { makeRenderPage, Rendered } from './render-page.tsx'

const compress = promisify(brotliCompress)

/** One visitor's request: the use cases made for it, and the cookies it leaves behind. */
export type OpenVisit = (request: FastifyRequest) => {
  readonly injector: Injector
  readonly shop: ShopSettings
  readonly cookies: () => readonly string[]
}

type Deps = {
  readonly renderPage: ReturnType<typeof makeRenderPage>
  readonly openVisit: OpenVisit
  readonly kept: PageStore
  readonly now: () => number
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

const pack = async (page: Extract<Rendered, { readonly _tag: 'Page' }>, now: number): Promise<StoredPage> => {
  const html = await buffer(page.stream.pipe(new PassThrough()))
  const brotli = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  return { status: page.status, headers: Object.fromEntries(page.headers), html, brotli, etag, drawnAt: now }
}

const sendKept = (request: FastifyRequest, reply: FastifyReply, page: StoredPage): FastifyReply => {
  const packed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  void reply.code(page.status).headers(page.headers).type('text/html; charset=utf-8').header('vary', 'accept-encoding, host')
  void reply.header('etag', page.etag)
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  if (packed) void reply.header('content-encoding', 'br')
  return reply.send(packed ? page.brotli : page.html)
}

const sendResponse = async (reply: FastifyReply, response: Response): Promise<FastifyReply> => {
  response.headers.forEach((value, name) => { void reply.header(name, value) })
  return reply.code(response.status).send(response.body === null ? undefined : Buffer.from(await response.arrayBuffer()))
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
    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      if (request.method === 'POST' && typeof request.body !== 'string')
        return reply.code(415).type('text/plain; charset=utf-8').send('415')
      const url = new URL(request.url.replace(/^\/+/, '/'), deps.publicUrlOf(request))
      const key = request.method === 'POST' ? undefined : pageKey(deps.brandOf(request), url)
      const found = key === undefined ? undefined : deps.kept.find(key, deps.now())
      if (found !== undefined) return sendKept(request, reply, found)
      const visit = deps.openVisit(request)
      const rendered = await deps.renderPage(webRequest(request, url), visit.injector, visit.shop)
      const cookies = visit.cookies()
      if (cookies.length > 0) void reply.header('set-cookie', [...cookies])
      if (rendered._tag === 'Response') return sendResponse(reply, rendered.response)
      if (rendered.status === 200 && isPublic(rendered.headers) && cookies.length === 0) {
        const page = await pack(rendered, deps.now())
        if (key !== undefined) deps.kept.keep(key, page)
        return sendKept(request, reply, page)
      }
      void reply.code(rendered.status).headers(Object.fromEntries(rendered.headers)).type('text/html; charset=utf-8')
      if (!rendered.headers.has('cache-control')) void reply.header('cache-control', 'no-store')
      return reply.send(rendered.stream.pipe(new PassThrough()))
    }
    pages.route({ method: ['GET', 'POST'], url: '/*', handler: answer })
  })
}
