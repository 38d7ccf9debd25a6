import type { DataRouter } from 'react-router'
import type { OpenedPage } from '../../application/storefront/arrival/start-visitor-session.ts'
import { isMarked } from '../binding/page-marks.ts'

/** What happens with the first page of a visit, and what with the first that fetches its visitor where that one does not. */
export type SessionSteps = { readonly begin: (page: OpenedPage) => void; readonly load: () => void }

/** Whether profile and cart are fetched when the site opens here; links that bring a cart of their own ask first (Commerce §2). */
const fetchesVisitor = ({ matches }: Pick<DataRouter['state'], 'matches'>): boolean =>
  !matches.some(({ route }) => isMarked('noFetchInitUserData')(route))

/**
 * Begins the visit when the site opens; where a link brings a cart of its own, profile and cart are asked for on the first page after it
 * (Commerce §2, Account §4.2).
 */
export const beginWhenOpened = (router: Pick<DataRouter, 'state' | 'subscribe'>, { begin, load }: SessionSteps): void => {
  const { pathname, search } = router.state.location
  const isFetched = fetchesVisitor(router.state)
  begin({ pathname, search, fetchesVisitor: isFetched })
  if (isFetched) return
  const stop = router.subscribe((state) => {
    if (state.navigation.state !== 'idle' || !fetchesVisitor(state)) return
    stop()
    load()
  })
}
