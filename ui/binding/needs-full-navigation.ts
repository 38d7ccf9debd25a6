import { readLocalizedPath } from '../../domain/shop/localized-path.ts'

/** Home, products, lists and the search: the shop keeps them whole (`FIRST_PAGES`), and a browser keeps the one that is left. */
const mayBeFirst = (path: string): boolean => /^\/($|[cp]\/|s$)/.test(readLocalizedPath(path).path)

/**
 * Whether a link leads as a document: from one page that is kept whole to another, which a slow phone shows sooner than it could draw it
 * (`docs/decisions/0016-deferred-router.md`). What is chosen on a page stays within it, and so does everything without a connection,
 * which only the page itself can say.
 */
export const needsFullNavigation = (path: string, here = location.pathname): boolean =>
  navigator.onLine && path !== here && mayBeFirst(path) && mayBeFirst(here)
