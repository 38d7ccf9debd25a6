import type { RouteObject } from 'react-router'
import { LOCALES } from '../../domain/shop/locale.ts'
import { routeName } from '../../domain/shop/route-name.ts'
import { RouteErrorPage } from '../shell/RouteErrorPage.tsx'
import { Shell } from '../shell/Shell.tsx'
import { loader as bringShell, shouldRevalidate } from '../shell/shell.route.ts'
import { PAGES } from './pages.ts'

// German answers without a prefix and under /de; every other language under its own (Account §2.1).
const PREFIXES = [{ prefix: '', locale: 'de' } as const, ...LOCALES.map((locale) => ({ prefix: locale, locale }))]

const pagesUnder = (prefix: string, locale: (typeof LOCALES)[number]): RouteObject[] =>
  PAGES.map(({ name, path, load }) => {
    const id = `${prefix === '' ? '' : `${prefix}/`}${routeName(name, locale)}`
    const page = { id, caseSensitive: true, lazy: load as () => Promise<Record<string, unknown>> }
    return path === '' ? { ...page, index: true as const } : { ...page, path }
  })

/** The whole shop as routes, once per language; the same tree runs on the server and in the browser. */
export const makeRoutes = (): RouteObject[] => [
  {
    id: 'shell',
    path: '/',
    Component: Shell,
    loader: bringShell,
    shouldRevalidate,
    ErrorBoundary: RouteErrorPage,
    children: [
      {
        id: 'pages',
        ErrorBoundary: RouteErrorPage,
        children: PREFIXES.map(({ prefix, locale }) => ({
          id: `prefix-${prefix}`,
          path: prefix,
          caseSensitive: true,
          children: pagesUnder(prefix, locale),
        })),
      },
    ],
  },
]

/** The page a matched route belongs to, by its id. */
export const pageOfRoute = (routeId: string): (typeof PAGES)[number] | undefined => {
  const base = routeId.split('/').at(-1)?.split('___')[0]
  return PAGES.find(({ name }) => name === base)
}
