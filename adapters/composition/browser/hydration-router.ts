import { createStaticRouter, type DataRouteObject, type DataRouter } from 'react-router'
import type { PageData } from '../pages/page-data.ts'

type Drawn = {
  readonly routes: DataRouteObject[]
  readonly drawn: PageData['router']
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string }
}

/** The router of a page as the server drew it, which goes nowhere. */
export const hydrationRouter = ({ routes, drawn, location: { pathname, search, hash } }: Drawn): DataRouter => {
  const { matches, loaderData, actionData, errors } = drawn
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
  const state = { ...router.state, restoreScrollPosition: false as const }
  return { ...router, state }
}
