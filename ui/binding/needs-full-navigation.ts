import { readLocalizedPath } from '../../domain/shop/localized-path.ts'

/**
 * Home, products, lists and search: the server caches these pages (`FIRST_PAGES`), and browsers can restore them from the
 * back/forward cache.
 */
const mayBeFirst = (path: string): boolean => /^\/($|[cp]\/|s$)/.test(readLocalizedPath(path).path)

/**
 * Whether a link is followed by a full page navigation: from one cached page to another, which a slow phone shows sooner than it
 * could render it (`docs/decisions/0016-deferred-router.md`). A choice within a page stays in it. Without a connection all links
 * stay in the page, since only the page can report the missing connection.
 */
export const needsFullNavigation = (path: string, here = location.pathname): boolean =>
  navigator.onLine && path !== here && mayBeFirst(path) && mayBeFirst(here)
