import type { DataRouteObject } from 'react-router'
import type { Injector } from '../../../ui/binding/injector.ts'
import type { PageResources } from '../../../ui/routing/load-page.ts'
import type { PageData } from '../pages/page-data.ts'
import { loadOnce } from './load-once.ts'
import { deferredRouter, type DeferredRouter } from './deferred-router.ts'
import { hydrationRouter } from './hydration-router.ts'
import { loadDocument } from './load-document.ts'

type Deps = {
  readonly routes: DataRouteObject[]
  readonly state: PageData['router']
  readonly injector: Injector
  readonly beside: PageResources
}

/** The router of a browser: the page as it was rendered, and every other with the first navigation. */
export const openRouter = (deps: Deps): DeferredRouter =>
  deferredRouter({
    initial: hydrationRouter({ ...deps, location: window.location }),
    load: loadOnce(async () => (await import('./browser-router.ts')).openBrowserRouter(deps)),
    loadDocument,
    reload: () => { window.location.reload() },
  })
