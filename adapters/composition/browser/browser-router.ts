import { createBrowserRouter, matchRoutes, redirectDocument, RouterContextProvider, type DataRouter, type RouteObject } from 'react-router'
import { injectorContext, type Injector } from '../../../ui/binding/injector.ts'
import { homePath } from '../../../domain/shop/locale.ts'
import { loadRenderedPage, type PageResources } from '../../../ui/routing/load-page.ts'
import { makeRoutes, pageOfRoute, PREFIXES } from '../../../ui/routing/routes.tsx'
import type { PageData } from '../pages/page-data.ts'

type Deps = { readonly state: PageData['router']; readonly injector: Injector; readonly beside: PageResources }

// The code of the rendered page must be loaded before the router is created; otherwise React renders the page twice.
const loadMatchedPages = async (routes: RouteObject[], beside: PageResources): Promise<void> => {
  const matched = (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
    const page = pageOfRoute(route.id ?? '')
    if (page === undefined) return
    Object.assign(route, await loadRenderedPage(page, beside), { lazy: undefined })
    page.load().catch(() => undefined)
  })
  await Promise.all(matched)
}

/** Another prefix is another document with its own menu, so it needs a full page navigation. */
const documentRoute = (prefix: string): RouteObject => ({
  path: `${prefix}/*`,
  loader: ({ request }) => redirectDocument(request.url),
})

/**
 * Only the routes under the rendered prefix and under the one its links and forms lead to. Ranking the routes of all five prefixes
 * blocked a slow phone for two tasks of 50 ms and more.
 */
const routesFrom = ({ matches }: PageData['router'], beside: PageResources): RouteObject[] => {
  const renderedPrefix = PREFIXES.find(({ prefix }) => matches.some(({ id }) => id === `prefix-${prefix}`))
  if (renderedPrefix === undefined) return makeRoutes(beside)
  const routed = PREFIXES.filter((one) => one === renderedPrefix || homePath(renderedPrefix.locale) === `/${one.prefix}`)
  return [...makeRoutes(beside, routed), ...PREFIXES.filter((one) => !routed.includes(one)).map(({ prefix }) => documentRoute(prefix))]
}

/** The router that changes pages within the browser. */
export const openBrowserRouter = async ({ state, injector, beside }: Deps): Promise<DataRouter> => {
  const routes = routesFrom(state, beside)
  await loadMatchedPages(routes, beside)
  return createBrowserRouter(routes, {
    hydrationData: state,
    getContext: () => new RouterContextProvider(new Map([[injectorContext, injector]])),
  })
}
