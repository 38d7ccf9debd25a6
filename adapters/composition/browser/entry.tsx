import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { matchRoutes, type HydrationState, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { carryFragment } from '../../../ui/routing/carry-fragment.ts'
import { fetchVisitorWhenWanted } from '../../../ui/routing/fetch-visitor.ts'
import { bringDrawnPage } from '../../../ui/routing/bring-page.ts'
import type { Page } from '../../../ui/routing/pages.ts'
import { whenAtRest } from '../../../ui/routing/when-at-rest.ts'
import { reloadRestoredPage } from '../../../ui/routing/reload-restored-page.ts'
import { makeRoutes, pageOfRoute } from '../../../ui/routing/routes.tsx'
import { Document } from '../pages/Document.tsx'
import { PAGE_DATA_ID, type PageData } from '../pages/page-data.ts'
import { openBrowserShop } from './open-browser-shop.ts'
import { openRouter } from './open-router.ts'
import { openTexts, type Texts } from './open-texts.ts'
import { LocalizedStorefront } from './LocalizedStorefront.tsx'

// The pages of the first address must be there before hydration, or React would draw them twice.
const bringMatchedPages = async (routes: RouteObject[], bringTexts: Texts['bring']): Promise<readonly Page[]> => {
  const matched = (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
    const page = pageOfRoute(route.id ?? '')
    if (page === undefined) return []
    Object.assign(route, await bringDrawnPage(page, bringTexts), { lazy: undefined })
    return [page]
  })
  return (await Promise.all(matched)).flat()
}

const start = async (): Promise<void> => {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent ?? '{}'
  const data = JSON.parse(json) as PageData
  const texts = openTexts(data.locale, data.shop.tone)
  const routes = makeRoutes(texts.bring)
  const [pages] = await Promise.all([bringMatchedPages(routes, texts.bring), texts.bring('common')])
  const { injector, prepare, loadVisitor } = openBrowserShop(data)
  const router = openRouter({ routes, loaded: data.router as HydrationState, injector })
  // In one go it would hold up a slow phone; like this it gives way to the shopper between its parts.
  startTransition(() => {
    hydrateRoot(
      document,
      <Document data={data} json={json}>
        <LocalizedStorefront injector={injector} locale={data.locale} texts={texts}>
          <RouterProvider router={router} />
        </LocalizedStorefront>
      </Document>,
    )
  })
  carryFragment(router)
  reloadRestoredPage(router)
  fetchVisitorWhenWanted(router, loadVisitor)
  whenAtRest(() => {
    router.prepare()
    prepare()
    for (const page of pages) page.load().catch(() => undefined)
  })
}

void start()
