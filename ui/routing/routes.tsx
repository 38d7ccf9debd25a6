import type { DataRouteObject } from 'react-router'
import { LOCALES } from '../../domain/shop/locale.ts'
import { readRouteName, routeName } from '../../domain/shop/route-name.ts'
import { RouteErrorPage } from '../shell/RouteErrorPage.tsx'
import { Shell } from '../shell/Shell.tsx'
import { loadPage, type PageResources } from './load-page.ts'
import { PAGES, type Page } from './pages.ts'

// German has no prefix and /de; every other language has its own prefix (Account §2.1).
export const PREFIXES = [{ prefix: '', locale: 'de' } as const, ...LOCALES.map((locale) => ({ prefix: locale, locale }))]

const pagesUnder = (prefix: string, locale: (typeof LOCALES)[number], resources: PageResources): DataRouteObject[] =>
  PAGES.map((definition) => {
    const { name, path } = definition
    const id = `${prefix === '' ? '' : `${prefix}/`}${routeName(name, locale)}`
    const page = { id, caseSensitive: true, lazy: loadPage(definition, resources) }
    return path === '' ? { ...page, index: true as const } : { ...page, path }
  })

const EVERYTHING_LOADED: PageResources = {
  loadPartTexts: () => Promise.resolve(), loadStyles: () => Promise.resolve(), prepare: () => undefined,
}

/**
 * The routes of the shop, once per language; the same tree is used on the server, which has all texts, and in the browser. If the
 * language of the address is known, its prefix is enough.
 */
export const makeRoutes = (resources: PageResources = EVERYTHING_LOADED, prefixes: typeof PREFIXES = PREFIXES): DataRouteObject[] => [
  {
    id: 'shell',
    path: '/',
    Component: Shell,
    // The menu is part of the document; another language is another document.
    loader: async (args) => (await import('../catalogue/navigation.route.ts')).loader(args),
    shouldRevalidate: () => false,
    ErrorBoundary: RouteErrorPage,
    children: [
      {
        id: 'pages',
        ErrorBoundary: RouteErrorPage,
        children: prefixes.map(({ prefix, locale }) => ({
          id: `prefix-${prefix}`,
          path: prefix,
          caseSensitive: true,
          children: pagesUnder(prefix, locale, resources),
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
