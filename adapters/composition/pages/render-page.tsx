import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  createStaticHandler, createStaticRouter, isRouteErrorResponse, RouterContextProvider, StaticRouterProvider,
  type RouteObject, type StaticHandler, type StaticHandlerContext,
} from 'react-router'
import type { IntlShape } from 'react-intl'
import type { Locale } from '../../../domain/shop/locale.ts'
import { readLocalizedPath } from '../../../domain/shop/localized-path.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { RETRY_AFTER } from '../../http-server/api/shed-reading.ts'
import { injectorContext, type Injector } from '../../../ui/binding/injector.ts'
import type { Page } from '../../../ui/routing/pages.ts'
import { pagesBySegment, routesOf } from '../../../ui/routing/pages-by-segment.ts'
import { makeRoutes, pageOfRoute, PREFIXES } from '../../../ui/routing/routes.tsx'
import { Document } from './Document.tsx'
import { toScriptJson, type PageData } from './page-data.ts'
import type { AssetsOf } from './read-assets.ts'
import { Storefront } from './Storefront.tsx'

export type Rendered =
  | { readonly _tag: 'Response'; readonly response: Response }
  | { readonly _tag: 'Page'; readonly status: number; readonly headers: Headers; readonly html: string }

type Deps = {
  readonly assetsOf: AssetsOf
  readonly intlOf: (locale: Locale, tone: ShopSettings['tone']) => Promise<IntlShape>
  readonly report: (defect: unknown) => void
}

// The library would put the message of an error into the page; visitors get its status only.
const withoutSecrets = (errors: StaticHandlerContext['errors'], report: Deps['report']): Record<string, unknown> | null =>
  errors === null
    ? null
    : Object.fromEntries(
        Object.entries(errors).map(([id, error]): [string, unknown] => {
          if (isRouteErrorResponse(error)) return [id, { ...error, __type: 'RouteErrorResponse' }]
          report(error)
          return [id, { message: 'Internal Server Error', __type: 'Error' }]
        }),
      )

const headersOf = (context: StaticHandlerContext): Headers => {
  const headers = new Headers()
  for (const { route } of context.matches) {
    for (const own of [context.loaderHeaders[route.id], context.actionHeaders[route.id]])
      own?.forEach((value, name) => { headers.set(name, value) })
  }
  if (context.statusCode === 503) headers.set('retry-after', String(RETRY_AFTER))
  return headers
}

type PrefixHandlers = { readonly own: (typeof PREFIXES)[number]; readonly handlers: Map<readonly Page[], StaticHandler> }

/** Matching tries every route. An address has one language and its prefix decides which pages are possible, so all others are left out. */
const openHandlers = (): ((pathname: string) => StaticHandler) => {
  const handlersOf = new Map<string, PrefixHandlers>(PREFIXES.map((own) => [own.prefix, { own, handlers: new Map() }]))
  const everyRoute = createStaticHandler(makeRoutes())
  return (pathname) => {
    const [, first = '', second = ''] = pathname.split('/')
    const [prefix, segment] = handlersOf.has(first) ? [first, second] : ['', first]
    const entry = handlersOf.get(prefix)
    // Encoded characters in an address may be matched differently.
    if (entry === undefined || segment.includes('%')) return everyRoute
    const pages = pagesBySegment(segment)
    const handler = entry.handlers.get(pages) ?? createStaticHandler(routesOf(pages, makeRoutes(undefined, [entry.own])))
    entry.handlers.set(pages, handler)
    return handler
  }
}

/** Only the matched routes: all others would be copied for each page. */
const matchedRoutes = ({ matches }: StaticHandlerContext): RouteObject[] => {
  let below: RouteObject[] = []
  for (const { route } of matches.toReversed()) below = [route.index === true ? route : { ...route, children: below }]
  return below
}

type RenderedText = { readonly html: string; readonly defects: readonly unknown[] }

/** The marker of a part that is left to the browser because its code was not loaded yet or it failed. */
const LEFT_TO_BROWSER = '<!--$!-->'
const [DOCTYPE, END] = ['<!DOCTYPE html>', '</body></html>']

/** Sends a complete text at once; a prefix would be joined to it first. */
const withEntry = (html: string, entry: string): string =>
  `${html.slice(0, -END.length)}<script type="module" src="${entry}" async=""></script>${END}`

const renderStream = async (page: ReactElement, entry: string): Promise<RenderedText> => {
  const defects: unknown[] = []
  const stream = await new Promise<ReturnType<typeof renderToPipeableStream>>((resolve, reject) => {
    const pipeable = renderToPipeableStream(page, {
      // A part that is streamed later adds an inline script, which the content security policy forbids.
      progressiveChunkSize: Infinity,
      onAllReady: () => { resolve(pipeable) },
      onShellError: reject,
      onError: (defect) => { defects.push(defect) },
    })
  })
  return { html: withEntry(await text(stream.pipe(new PassThrough())), entry), defects }
}

/** Undefined if a part was left out, or if the page itself suspends or fails. */
const renderAtOnce = (page: ReactElement, entry: string): string | undefined => {
  try {
    const html = renderToString(page)
    return html.includes(LEFT_TO_BROWSER) ? undefined : DOCTYPE + withEntry(html, entry)
  } catch {
    return undefined
  }
}

/**
 * A page is sent whole, so it is rendered into one string. A page with parts that suspend is rendered as a stream, which reports what
 * fails.
 */
const renderText = async (page: ReactElement, entry: string): Promise<RenderedText> => {
  const html = renderAtOnce(page, entry)
  return html === undefined ? await renderStream(page, entry) : { html, defects: [] }
}

/** Renders any page of the shop: runs loaders and actions, then renders. A redirect is returned as the plain response. */
export const makeRenderPage = (deps: Deps) => {
  const handlerOf = openHandlers()
  return async (request: Request, injector: Injector, shop: ShopSettings): Promise<Rendered> => {
    const requestContext = new RouterContextProvider(new Map([[injectorContext, injector]]))
    const { pathname } = new URL(request.url)
    const context = await handlerOf(pathname).query(request, { requestContext })
    if (context instanceof Response) return { _tag: 'Response', response: context }
    const { locale } = readLocalizedPath(pathname)
    const page = context.matches.map(({ route }) => pageOfRoute(route.id)).findLast((page) => page !== undefined)
    const data: PageData = {
      locale,
      brand: shop.brandChannel,
      shop,
      assets: deps.assetsOf(page, locale, shop),
      ...(page === undefined ? {} : { page: page.name }),
      router: {
        matches: context.matches.map(({ route: { id }, params, pathname, pathnameBase }) => ({ id, params, pathname, pathnameBase })),
        loaderData: context.loaderData,
        actionData: context.actionData,
        errors: withoutSecrets(context.errors, deps.report),
      },
    }
    const intl = await deps.intlOf(locale, shop.tone)
    const router = createStaticRouter(matchedRoutes(context), context)
    const json = toScriptJson(data)
    const { html, defects } = await renderText(
      <Document data={data} json={json}>
        <Storefront injector={injector} intl={intl}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </Storefront>
      </Document>,
      data.assets.entry,
    )
    for (const defect of defects) deps.report(defect)
    const status = defects.length > 0 ? 500 : context.statusCode
    return { _tag: 'Page', status, headers: headersOf(context), html }
  }
}
