import type { DataRouter } from 'react-router'
import { isMarked } from '../binding/page-marks.ts'

/** Whether profile and cart are fetched when the site opens here; links that bring a cart of their own ask first (Commerce §2). */
export const fetchesVisitor = (matches: readonly { readonly handle?: unknown }[]): boolean =>
  !matches.some(isMarked('noFetchInitUserData'))

/**
 * Asks for profile and cart when the site opens; where a link brings a cart of its own, or signs somebody in, on the first page
 * after it (Commerce §2, Account §4.2).
 */
export const fetchVisitorWhenWanted = (router: Pick<DataRouter, 'state' | 'subscribe'>, load: () => void): void => {
  const isWanted = ({ matches, location }: Pick<DataRouter['state'], 'matches' | 'location'>): boolean =>
    fetchesVisitor(matches.map(({ route }) => route)) && !/[?&]hash=/.test(location.search)
  if (isWanted(router.state)) {
    load()
    return
  }
  const stop = router.subscribe((state) => {
    if (state.navigation.state !== 'idle' || !isWanted(state)) return
    stop()
    load()
  })
}
