import type { ComponentType } from 'react'
import {
  createStaticHandler, isRouteErrorResponse, RouterContextProvider, type StaticHandler, type StaticHandlerContext,
} from 'react-router'
import { injectorContext } from '../binding/injector-context.ts'
import type { Injector } from '../binding/injector.ts'
import { RETURN_HEADER, type PageAnswer, type PageContent, type PageRequest } from '../binding/page-content.ts'
import { pagesBySegment, routesOf } from './pages-by-segment.ts'
import type { Page } from './pages.ts'
import { makeRoutes, pageOfRoute, PREFIXES } from './routes.tsx'

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
    const handler = entry.handlers.get(pages) ?? createStaticHandler(routesOf(pages, makeRoutes([entry.own])))
    entry.handlers.set(pages, handler)
    return handler
  }
}

type Report = (defect: unknown) => void

/** The message of an `Error` is for developers: visitors get its status only. */
const publicError = (error: unknown, report: Report): unknown => {
  if (isRouteErrorResponse(error)) return { status: error.status, data: error.data as unknown }
  report(error)
  return error instanceof Error ? { statusCode: 500 } : error
}

/** What a page shows, from what its loaders and its action returned. */
const contentOf = ({ matches, loaderData, actionData, errors }: StaticHandlerContext, report: Report): PageContent => {
  const [[failed, error] = []] = Object.entries(errors ?? {})
  const [replied] = Object.values(actionData ?? {})
  return {
    matches: matches.map(({ route: { id, handle }, params }) => ({
      id,
      params,
      ...(handle === undefined ? {} : { handle: handle as unknown }),
      ...(loaderData[id] === undefined ? {} : { loaderData: loaderData[id] as unknown }),
    })),
    ...(replied === undefined ? {} : { actionData: replied as unknown }),
    ...(failed === undefined ? {} : { error: { value: publicError(error, report), isWhole: failed === 'shell' } }),
  }
}

const headersOf = (context: StaticHandlerContext): Headers => {
  const headers = new Headers()
  for (const { route } of context.matches) {
    for (const own of [context.loaderHeaders[route.id], context.actionHeaders[route.id]])
      own?.forEach((value, name) => { headers.set(name, value) })
  }
  return headers
}

const redirectOf = ({ headers }: Response): PageAnswer => {
  const returnPath = headers.get(RETURN_HEADER)
  return {
    _tag: 'Redirect',
    to: headers.get('location') ?? '/',
    isReplacing: headers.get('x-remix-replace') === 'true',
    isDocument: headers.get('x-remix-reload-document') === 'true',
    ...(returnPath === null ? {} : { returnPath }),
  }
}

/** The data around a page does not change while it is shown. */
const FRAME = 'shell'

export type RunPage = {
  readonly _tag: 'Page'
  /** Absent if no page matches the address. */
  readonly page: Page | undefined
  readonly View: ComponentType | undefined
  readonly content: PageContent
  readonly status: number
  readonly headers: Headers
}

export type Run = { readonly _tag: 'Response'; readonly response: Response } | RunPage

/** `status`: that of the page. */
export type Answer = { readonly answer: PageAnswer; readonly status: number }

/**
 * Runs the loaders and the action of an address. `run` is for a document; `answer` for a page that a browser shows already, or only for
 * the reply of its action.
 */
export const makeRunRoutes = (report: Report) => {
  const handlerOf = openHandlers()
  const query = (request: Request, injector: Injector, options: Parameters<StaticHandler['query']>[1] = {}) =>
    handlerOf(new URL(request.url).pathname)
      .query(request, { ...options, requestContext: new RouterContextProvider(new Map([[injectorContext, injector]])) })
  const run = async (request: Request, injector: Injector): Promise<Run> => {
    const context = await query(request, injector)
    if (context instanceof Response) return { _tag: 'Response', response: context }
    return {
      _tag: 'Page',
      page: context.matches.map(({ route }) => pageOfRoute(route.id)).findLast((page) => page !== undefined),
      View: context.matches.at(-1)?.route.Component as ComponentType | undefined,
      content: contentOf(context, report),
      status: context.statusCode,
      headers: headersOf(context),
    }
  }
  const answer = async (request: Request, injector: Injector, wants: PageRequest['wants']): Promise<Answer> => {
    const context = await query(request, injector, {
      skipRevalidation: wants === 'reply', filterMatchesToLoad: ({ route }) => route.id !== FRAME,
    })
    if (context instanceof Response) return { answer: redirectOf(context), status: 200 }
    const [content, status] = [contentOf(context, report), context.statusCode]
    if (wants === 'page') return { answer: { _tag: 'Content', content }, status }
    return { answer: content.error === undefined ? { _tag: 'Reply', data: content.actionData } : { _tag: 'Failed' }, status }
  }
  return { run, answer }
}
