import {
  createBrowserRouter, matchRoutes, RouterContextProvider, type DataRouter, type HydrationState, type RouteObject,
} from 'react-router'
import { injectorContext, type Injector } from '../../../ui/binding/injector.ts'
import { bringDrawnPage, type BringTexts } from '../../../ui/routing/bring-page.ts'
import { makeRoutes, pageOfRoute } from '../../../ui/routing/routes.tsx'

type Deps = { readonly drawn: HydrationState; readonly injector: Injector; readonly bringTexts: BringTexts }

// The page that is drawn must be there at once, or React would draw it twice; what loads it is brought before it is asked for.
const bringMatchedPages = async (routes: RouteObject[], bringTexts: BringTexts): Promise<void> => {
  const matched = (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
    const page = pageOfRoute(route.id ?? '')
    if (page === undefined) return
    Object.assign(route, await bringDrawnPage(page, bringTexts), { lazy: undefined })
    page.load().catch(() => undefined)
  })
  await Promise.all(matched)
}

/** The router that changes pages within the browser. */
export const openBrowserRouter = async ({ drawn, injector, bringTexts }: Deps): Promise<DataRouter> => {
  const routes = makeRoutes(bringTexts)
  await bringMatchedPages(routes, bringTexts)
  return createBrowserRouter(routes, {
    hydrationData: drawn,
    getContext: () => new RouterContextProvider(new Map([[injectorContext, injector]])),
  })
}
