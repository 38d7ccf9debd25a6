import type { DataRouter } from 'react-router'
import type { OpenedPage } from '../../application/storefront/arrival/start-visitor-session.ts'
import { isMarked } from '../binding/page-marks.ts'

/** What happens on the first page of a session, and on the first page that loads the visitor's data if the first one does not. */
export type SessionSteps = { readonly begin: (page: OpenedPage) => void; readonly load: () => void }

/**
 * Whether profile and cart are loaded when the shop is opened here; links that bring a cart are confirmed first
 * (Commerce §2).
 */
const fetchesVisitor = ({ matches }: Pick<DataRouter['state'], 'matches'>): boolean =>
  !matches.some(({ route }) => isMarked('noFetchInitUserData')(route))

/**
 * Starts the session when the shop is opened; if a link brings a cart, profile and cart are loaded on the next page
 * (Commerce §2, Account §4.2).
 */
export const startSession = (router: Pick<DataRouter, 'state' | 'subscribe'>, { begin, load }: SessionSteps): void => {
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
