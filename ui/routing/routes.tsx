import type { DataRouteObject } from 'react-router'
import { LOCALES } from '../../domain/shop/locale.ts'
import { readRouteName, routeName } from '../../domain/shop/route-name.ts'
import { RouteErrorPage } from '../shell/RouteErrorPage.tsx'
import { Shell } from '../shell/Shell.tsx'
import { loadPage, type BesideCode } from './load-page.ts'
import { PAGES, type Page } from './pages.ts'

// German answers without a prefix and under /de; every other language under its own (Account §2.1).
export const PREFIXES = [{ prefix: '', locale: 'de' } as const, ...LOCALES.map((locale) => ({ prefix: locale, locale }))]

const pagesUnder = (prefix: string, locale: (typeof LOCALES)[number], beside: BesideCode): DataRouteObject[] =>
  PAGES.map((one) => {
    const { name, path } = one
    const id = `${prefix === '' ? '' : `${prefix}/`}${routeName(name, locale)}`
    const page = { id, caseSensitive: true, lazy: loadPage(one, beside) }
    return path === '' ? { ...page, index: true as const } : { ...page, path }
  })

const hasAll: BesideCode = { loadPartTexts: () => Promise.resolve(), loadStyles: () => Promise.resolve() }

/**
 * The whole shop as routes, once per language; the same tree runs on the server, which has all texts, and in the browser.
 * Whoever knows the language of an address already needs that one only.
 */
export const makeRoutes = (beside: BesideCode = hasAll, prefixes: typeof PREFIXES = PREFIXES): DataRouteObject[] => [
  {
    id: 'shell',
    path: '/',
    Component: Shell,
    // The menu comes with the document; one of another language is another document.
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
          children: pagesUnder(prefix, locale, beside),
        })),
      },
    ],
  },
]

/** The page a matched route belongs to, by its id. */
export const pageOfRoute = (routeId: string): Page | undefined => {
  const page = readRouteName(routeId.split('/').at(-1) ?? '')
  return PAGES.find(({ name }) => name === page?.base)
}
