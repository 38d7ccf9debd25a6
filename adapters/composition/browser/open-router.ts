import type { DataRouteObject } from 'react-router'
import type { Injector } from '../../../ui/binding/injector.ts'
import type { PageResources } from '../../../ui/routing/load-page.ts'
import type { PageData } from '../pages/page-data.ts'
import { loadOnce } from './load-once.ts'
import { deferredRouter, type DeferredRouter } from './deferred-router.ts'
import { hydrationRouter } from './hydration-router.ts'
import { goAsDocument } from './go-as-document.ts'

type Deps = {
  readonly routes: DataRouteObject[]
  readonly drawn: PageData['router']
  readonly injector: Injector
  readonly beside: PageResources
}

/** The router of a browser: the page as it came, and every other with the first wish for one. */
export const openRouter = (deps: Deps): DeferredRouter =>
  deferredRouter({
    drawn: hydrationRouter({ ...deps, location: window.location }),
    bring: loadOnce(async () => (await import('./browser-router.ts')).openBrowserRouter(deps)),
    goAsDocument,
    reload: () => { window.location.reload() },
  })
