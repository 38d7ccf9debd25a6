import { createBrowserRouter, RouterContextProvider, type DataRouter, type HydrationState, type RouteObject } from 'react-router'
import { injectorContext, type Injector } from '../../../ui/binding/injector.ts'

type Deps = { readonly routes: RouteObject[]; readonly loaded: HydrationState; readonly injector: Injector }

/** The router that changes pages within the browser. */
export const openBrowserRouter = ({ routes, loaded, injector }: Deps): DataRouter =>
  createBrowserRouter(routes, {
    hydrationData: loaded,
    getContext: () => new RouterContextProvider(new Map([[injectorContext, injector]])),
  })
