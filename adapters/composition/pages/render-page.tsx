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
import { COME_BACK_IN } from '../../http-server/api/shed-reading.ts'
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

// The library would put the message of a defect into the page; visitors get its status only.
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
  if (context.statusCode === 503) headers.set('retry-after', String(COME_BACK_IN))
  return headers
}

type Under = { readonly one: (typeof PREFIXES)[number]; readonly handlers: Map<readonly Page[], StaticHandler> }

/**
 * Matching goes through every route there is: an address has one language, and what its path begins with says which pages it may belong
 * to, so all others are left aside.
 */
const openHandlers = (): ((pathname: string) => StaticHandler) => {
  const handlersOf = new Map<string, Under>(PREFIXES.map((one) => [one.prefix, { one, handlers: new Map() }]))
  const whole = createStaticHandler(makeRoutes())
  return (pathname) => {
    const [, first = '', second = ''] = pathname.split('/')
    const [prefix, begun] = handlersOf.has(first) ? [first, second] : ['', first]
    const under = handlersOf.get(prefix)
    // What is written in an address in signs may be read otherwise.
    if (under === undefined || begun.includes('%')) return whole
    const pages = pagesBySegment(begun)
    const handler = under.handlers.get(pages) ?? createStaticHandler(routesOf(pages, makeRoutes(undefined, [under.one])))
    under.handlers.set(pages, handler)
    return handler
  }
}

/** The routes that were matched and nothing beside them: all others would be copied for each page. */
const matchedRoutes = ({ matches }: StaticHandlerContext): RouteObject[] => {
  let below: RouteObject[] = []
  for (const { route } of matches.toReversed()) below = [route.index === true ? route : { ...route, children: below }]
  return below
}

type Drawn = { readonly html: string; readonly defects: readonly unknown[] }

/** How a part begins that was left to the browser: its code was not there yet, or it failed. */
const LEFT_OUT = '<!--$!-->'
const [DOCTYPE, END] = ['<!DOCTYPE html>', '</body></html>']

/** Right away, of a text in one piece: one with anything before it is put together first. */
const withEntry = (html: string, entry: string): string =>
  `${html.slice(0, -END.length)}<script type="module" src="${entry}" async=""></script>${END}`

const drawnInParts = async (page: ReactElement, entry: string): Promise<Drawn> => {
  const defects: unknown[] = []
  const stream = await new Promise<ReturnType<typeof renderToPipeableStream>>((resolve, reject) => {
    const drawing = renderToPipeableStream(page, {
      // A part that is sent later brings a script into the page, which the policy forbids.
      progressiveChunkSize: Infinity,
      onAllReady: () => { resolve(drawing) },
      onShellError: reject,
      onError: (defect) => { defects.push(defect) },
    })
  })
  return { html: withEntry(await text(stream.pipe(new PassThrough())), entry), defects }
}

/** Nothing where a part had to be left out, or where the page itself waits for something or fails. */
const drawnAtOnce = (page: ReactElement, entry: string): string | undefined => {
  try {
    const html = renderToString(page)
    return html.includes(LEFT_OUT) ? undefined : DOCTYPE + withEntry(html, entry)
  } catch {
    return undefined
  }
}

/** A page is sent whole, so it is drawn into one text. One whose parts must be waited for is drawn as a stream, which says what fails. */
const drawn = async (page: ReactElement, entry: string): Promise<Drawn> => {
  const html = drawnAtOnce(page, entry)
  return html === undefined ? await drawnInParts(page, entry) : { html, defects: [] }
}

/** Renders any page of the shop: loads, acts, draws. A redirect comes back as the plain response. */
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
    const { html, defects } = await drawn(
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
