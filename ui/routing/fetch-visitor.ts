import type { DataRouter } from 'react-router'
import { isMarked } from '../binding/page-marks.ts'

/** Whether profile and cart are fetched when the site opens here; links that bring a cart of their own ask first (Commerce §2). */
export const fetchesVisitor = (matches: readonly { readonly handle?: unknown }[]): boolean =>
  !matches.some(isMarked('noFetchInitUserData'))

/**
 * Asks for profile and cart when the site opens; where a link brings a cart of its own, on the first page after it
 * (Commerce §2).
 */
export const fetchVisitorWhenWanted = (router: Pick<DataRouter, 'state' | 'subscribe'>, load: () => void): void => {
  const isWanted = (matches: DataRouter['state']['matches']): boolean =>
    fetchesVisitor(matches.map(({ route }) => route))
  if (isWanted(router.state.matches)) {
    load()
    return
  }
  const stop = router.subscribe(({ matches, navigation }) => {
    if (navigation.state !== 'idle' || !isWanted(matches)) return
    stop()
    load()
  })
}
