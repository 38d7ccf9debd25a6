import {
  createBrowserRouter, matchRoutes, RouterContextProvider, type DataRouter, type HydrationState, type RouteObject,
} from 'react-router'
import { injectorContext, type Injector } from '../../../ui/binding/injector.ts'
import { bringDrawnPage, type BesideCode } from '../../../ui/routing/bring-page.ts'
import { makeRoutes, pageOfRoute } from '../../../ui/routing/routes.tsx'

type Deps = { readonly drawn: HydrationState; readonly injector: Injector; readonly beside: BesideCode }

// The page that is drawn must be there at once, or React would draw it twice; what loads it is brought before it is asked for.
const bringMatchedPages = async (routes: RouteObject[], beside: BesideCode): Promise<void> => {
  const matched = (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
    const page = pageOfRoute(route.id ?? '')
    if (page === undefined) return
    Object.assign(route, await bringDrawnPage(page, beside), { lazy: undefined })
    page.load().catch(() => undefined)
  })
  await Promise.all(matched)
}

/** The router that changes pages within the browser. */
export const openBrowserRouter = async ({ drawn, injector, beside }: Deps): Promise<DataRouter> => {
  const routes = makeRoutes(beside)
  await bringMatchedPages(routes, beside)
  return createBrowserRouter(routes, {
    hydrationData: drawn,
    getContext: () => new RouterContextProvider(new Map([[injectorContext, injector]])),
  })
}
