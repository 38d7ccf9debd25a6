import type { DataRouteObject } from 'react-router'
import { PAGES, type Page } from './pages.ts'
import { pageOfRoute } from './routes.tsx'

/** A path that begins with a placeholder can begin with anything. */
const PARAMETER = ':'

/** The first segment of the path of a page. */
const firstSegmentOf = ({ path }: Page): string => {
  const [first = ''] = path.split('/')
  return /^[:*]/.test(first) ? PARAMETER : first
}

/**
 * The pages that an address may belong to, by the first segment of the path below the language prefix; `ANYTHING` for all other
 * segments.
 */
const PAGES_BY_SEGMENT: ReadonlyMap<string, readonly Page[]> = new Map(
  [...PAGES].map(firstSegmentOf).map((segment) => [segment, PAGES.filter((page) => [segment, PARAMETER].includes(firstSegmentOf(page)))]))

/** The candidate pages for a first segment; always the same array for the same segment. */
export const pagesBySegment = (first: string): readonly Page[] => PAGES_BY_SEGMENT.get(first) ?? PAGES_BY_SEGMENT.get(PARAMETER) ?? PAGES

/** The routes of these pages only. */
export const routesOf = (pages: readonly Page[], routes: readonly DataRouteObject[]): DataRouteObject[] =>
  routes.flatMap((route) => {
    if (route.children !== undefined) return [{ ...route, children: routesOf(pages, route.children) }]
    const page = pageOfRoute(route.id)
    return page !== undefined && pages.includes(page) ? [route] : []
  })
