import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterContextProvider, type HydrationState, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { KnownCart } from '../../../application/storefront/cart/known-cart.ts'
import { LoadCart } from '../../../application/storefront/cart/load-cart.ts'
import { LoadProfile } from '../../../application/storefront/identity/load-profile.ts'
import { injectorContext } from '../../../ui/binding/injector.ts'
import { carryFragment } from '../../../ui/routing/carry-fragment.ts'
import { fetchVisitorWhenWanted } from '../../../ui/routing/fetch-visitor.ts'
import { reloadRestoredPage } from '../../../ui/routing/reload-restored-page.ts'
import { makeRoutes } from '../../../ui/routing/routes.tsx'
import { injectorOf } from '../injector-of.ts'
import { Document } from '../pages/Document.tsx'
import { PAGE_DATA_ID, type PageData } from '../pages/page-data.ts'
import { openBrowserShop } from './open-browser-shop.ts'
import { openTexts } from './open-texts.ts'
import { LocalizedStorefront } from './LocalizedStorefront.tsx'

// The pages of the first address must be there before hydration, or React would draw them twice.
const bringMatchedPages = async (routes: RouteObject[]): Promise<void> => {
  const lazy = (matchRoutes(routes, window.location) ?? []).filter(({ route }) => typeof route.lazy === 'function')
  await Promise.all(
    lazy.map(async ({ route }) => {
      const page = typeof route.lazy === 'function' ? await route.lazy() : {}
      Object.assign(route, page, { lazy: undefined })
    }),
  )
}

const start = async (): Promise<void> => {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent ?? '{}'
  const data = JSON.parse(json) as PageData
  const texts = openTexts(data.locale, data.shop.tone)
  const routes = makeRoutes(texts.bring)
  await Promise.all([texts.bring('common'), bringMatchedPages(routes)])
  const injector = injectorOf(openBrowserShop(data))
  const router = createBrowserRouter(routes, {
    hydrationData: data.router as HydrationState,
    getContext: () => new RouterContextProvider(new Map([[injectorContext, injector]])),
  })
  hydrateRoot(
    document,
    <Document data={data} json={json}>
      <LocalizedStorefront injector={injector} locale={data.locale} texts={texts}>
        <RouterProvider router={router} />
      </LocalizedStorefront>
    </Document>,
  )
  carryFragment(router)
  reloadRestoredPage(router)
  fetchVisitorWhenWanted(router, () => {
    void injector.get(LoadProfile)()()
    if (!injector.get(KnownCart).now().known) void injector.get(LoadCart)()()
  })
}

void start()
