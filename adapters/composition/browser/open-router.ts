import type { DataRouteObject, HydrationState } from 'react-router'
import type { Injector } from '../../../ui/binding/injector.ts'
import { broughtOnce } from './brought-once.ts'
import { deferredRouter, type DeferredRouter } from './deferred-router.ts'
import { drawnRouter } from './drawn-router.ts'
import { goAsDocument } from './go-as-document.ts'

type Deps = { readonly routes: DataRouteObject[]; readonly loaded: HydrationState; readonly injector: Injector }

/** The router of a browser: the page as it came, and every other with the first wish for one. */
export const openRouter = (deps: Deps): DeferredRouter =>
  deferredRouter({
    drawn: drawnRouter({ ...deps, location: window.location }),
    bring: broughtOnce(async () => (await import('./browser-router.ts')).openBrowserRouter(deps)),
    goAsDocument,
    reload: () => { window.location.reload() },
  })
