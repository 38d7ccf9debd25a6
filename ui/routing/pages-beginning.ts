import type { DataRouteObject } from 'react-router'
import { PAGES, type Page } from './pages.ts'
import { pageOfRoute } from './routes.tsx'

/** Where a placeholder stands, a path may begin with anything. */
const ANYTHING = ':'

/** What the path of a page begins with. */
const beginningOf = ({ path }: Page): string => {
  const [first = ''] = path.split('/')
  return /^[:*]/.test(first) ? ANYTHING : first
}

/**
 * By what a path begins with, below the prefix of its language: the pages that such an address may belong to. What no page begins with
 * by name stands under `ANYTHING`.
 */
const BEGINNINGS: ReadonlyMap<string, readonly Page[]> = new Map(
  [...PAGES].map(beginningOf).map((begun) => [begun, PAGES.filter((page) => [begun, ANYTHING].includes(beginningOf(page)))]))

/** The same pages, as one list, for all addresses that begin so. */
export const pagesBeginning = (first: string): readonly Page[] => BEGINNINGS.get(first) ?? BEGINNINGS.get(ANYTHING) ?? PAGES

/** These routes without those of other pages. */
export const routesOf = (pages: readonly Page[], routes: readonly DataRouteObject[]): DataRouteObject[] =>
  routes.flatMap((route) => {
    if (route.children !== undefined) return [{ ...route, children: routesOf(pages, route.children) }]
    const page = pageOfRoute(route.id)
    return page !== undefined && pages.includes(page) ? [route] : []
  })
