import { createBrowserRouter, matchRoutes, redirectDocument, RouterContextProvider, type DataRouter, type RouteObject } from 'react-router'
import { injectorContext, type Injector } from '../../../ui/binding/injector.ts'
import { homePath } from '../../../domain/shop/locale.ts'
import { loadRenderedPage, type PageResources } from '../../../ui/routing/load-page.ts'
import { makeRoutes, pageOfRoute, PREFIXES } from '../../../ui/routing/routes.tsx'
import type { PageData } from '../pages/page-data.ts'

type Deps = { readonly drawn: PageData['router']; readonly injector: Injector; readonly beside: PageResources }

// The page that is drawn must be there at once, or React would draw it twice; what loads it is brought before it is asked for.
const bringMatchedPages = async (routes: RouteObject[], beside: PageResources): Promise<void> => {
  const matched = (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
    const page = pageOfRoute(route.id ?? '')
    if (page === undefined) return
    Object.assign(route, await loadRenderedPage(page, beside), { lazy: undefined })
    page.load().catch(() => undefined)
  })
  await Promise.all(matched)
}

/** Under another prefix stands another document, whose menu comes with it. */
const elsewhere = (prefix: string): RouteObject => ({
  path: `${prefix}/*`,
  loader: ({ request }) => redirectDocument(request.url),
})

/**
 * The pages under the prefix that is drawn, and under the one that its links and forms lead to. To rank those of all five held up a slow
 * phone for two tasks of 50 ms and more.
 */
const routesFrom = ({ matches }: PageData['router'], beside: PageResources): RouteObject[] => {
  const renderedPrefix = PREFIXES.find(({ prefix }) => matches.some(({ id }) => id === `prefix-${prefix}`))
  if (renderedPrefix === undefined) return makeRoutes(beside)
  const own = PREFIXES.filter((one) => one === renderedPrefix || homePath(renderedPrefix.locale) === `/${one.prefix}`)
  return [...makeRoutes(beside, own), ...PREFIXES.filter((one) => !own.includes(one)).map(({ prefix }) => elsewhere(prefix))]
}

/** The router that changes pages within the browser. */
export const openBrowserRouter = async ({ drawn, injector, beside }: Deps): Promise<DataRouter> => {
  const routes = routesFrom(drawn, beside)
  await bringMatchedPages(routes, beside)
  return createBrowserRouter(routes, {
    hydrationData: drawn,
    getContext: () => new RouterContextProvider(new Map([[injectorContext, injector]])),
  })
}
