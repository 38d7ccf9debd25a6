import { createStaticRouter, matchRoutes, type DataRouteObject, type DataRouter, type HydrationState } from 'react-router'

type Drawn = {
  readonly routes: DataRouteObject[]
  readonly loaded: HydrationState
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string }
}

/** The router of a page as the server drew it, which goes nowhere. */
export const drawnRouter = ({ routes, loaded, location: { pathname, search, hash } }: Drawn): DataRouter => {
  const match: DataRouter['match'] = (location) => matchRoutes(routes, location)
  const router = createStaticRouter(routes, {
    basename: '/',
    location: { pathname, search, hash, state: null, key: 'default' },
    matches: match(pathname) ?? [],
    loaderData: loaded.loaderData ?? {},
    actionData: loaded.actionData ?? null,
    errors: loaded.errors ?? null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    _match: match,
  })
  // The browser has scrolled by itself.
  const state = { ...router.state, restoreScrollPosition: false as const }
  return { ...router, state }
}
