import { createStaticRouter, type DataRouteObject, type DataRouter } from 'react-router'
import type { PageData } from '../pages/page-data.ts'

type Deps = {
  readonly routes: DataRouteObject[]
  readonly state: PageData['router']
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string }
}

/** The router of a page as the server rendered it; it does not navigate. */
export const hydrationRouter = ({ routes, state, location: { pathname, search, hash } }: Deps): DataRouter => {
  const { matches, loaderData, actionData, errors } = state
  const router = createStaticRouter(routes, {
    basename: '/',
    location: { pathname, search, hash, state: null, key: 'default' },
    matches: matches.flatMap(({ id, ...match }) => routes.filter((route) => route.id === id).map((route) => ({ ...match, route }))),
    loaderData: loaderData ?? {},
    actionData: actionData ?? null,
    errors: errors ?? null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    _match: () => null,
  })
  // The browser has scrolled by itself.
  const initial = { ...router.state, restoreScrollPosition: false as const }
  return { ...router, state: initial }
}
