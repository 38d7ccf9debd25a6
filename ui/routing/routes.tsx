import type { DataRouteObject } from 'react-router'
import { LOCALES } from '../../domain/shop/locale.ts'
import { readRouteName, routeName } from '../../domain/shop/route-name.ts'
import { signedInFirst } from '../identity/signed-in-first.ts'
import { RouteErrorPage } from '../shell/RouteErrorPage.tsx'
import { PAGES, type Page } from './pages.ts'

// German has no prefix and /de; every other language has its own prefix (Account §2.1).
export const PREFIXES = [{ prefix: '', locale: 'de' } as const, ...LOCALES.map((locale) => ({ prefix: locale, locale }))]

/** The complete route module of a page. */
const loadPage = (page: Page) => async () => {
  const module = await page.load()
  return {
    ...module,
    loader: signedInFirst(module.loader),
    ...(module.action === undefined ? {} : { action: signedInFirst(module.action) }),
  }
}

const pagesUnder = (prefix: string, locale: (typeof LOCALES)[number]): DataRouteObject[] =>
  PAGES.map((definition) => {
    const { name, path } = definition
    const id = `${prefix === '' ? '' : `${prefix}/`}${routeName(name, locale)}`
    const page = { id, caseSensitive: true, lazy: loadPage(definition) }
    return path === '' ? { ...page, index: true as const } : { ...page, path }
  })

/**
 * The routes of the shop, once per language: their loaders and actions run on the server, and `PageTree` renders what they return. If
 * the language of the address is known, its prefix is enough.
 */
export const makeRoutes = (prefixes: typeof PREFIXES = PREFIXES): DataRouteObject[] => [
  {
    id: 'shell',
    path: '/',
    loader: async (args) => (await import('../catalogue/navigation.route.ts')).loader(args),
    ErrorBoundary: RouteErrorPage,
    children: [
      {
        id: 'pages',
        ErrorBoundary: RouteErrorPage,
        children: prefixes.map(({ prefix, locale }) => ({
          id: `prefix-${prefix}`,
          path: prefix,
          caseSensitive: true,
          children: pagesUnder(prefix, locale),
        })),
      },
    ],
  },
]

/** The page of a matched route, by the route's id. */
export const pageOfRoute = (routeId: string): Page | undefined => {
  const page = readRouteName(routeId.split('/').at(-1) ?? '')
  return PAGES.find(({ name }) => name === page?.base)
}
