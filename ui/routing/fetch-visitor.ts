import type { DataRouter } from 'react-router'
import { fetchesVisitor } from './fetches-visitor.ts'

/**
 * Asks for profile and cart when the site opens; where a link brings a cart of its own, on the first page after it
 * (Commerce §2).
 */
export const fetchVisitorWhenWanted = (router: Pick<DataRouter, 'state' | 'subscribe'>, load: () => void): void => {
  const isWanted = (matches: DataRouter['state']['matches']): boolean =>
    fetchesVisitor(matches.map(({ route }) => ({ handle: route.handle as unknown })))
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
