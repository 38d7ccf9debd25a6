import * as E from '../../../domain/either.ts'
import type { PageSeen } from '../../../domain/tracking/tracking-event.ts'
import type { ConsentStore } from './consent-store.ts'
import type { TrackPageView } from './track-page-view.ts'
import type { Tracker } from './tracker.port.ts'

/** Milliseconds that a page must be open to count as seen (Account §7). */
const SEEN_AFTER = 250

type Deps = { readonly tracker: Tracker; readonly consents: ConsentStore }

/** Without library: every page whose visitor consents tracks itself. */
export const makeTrackPageView = ({ tracker, consents }: Deps): TrackPageView => {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let last: PageSeen | undefined
  let unreported: PageSeen | undefined
  const report = (): void => {
    if (unreported !== undefined && tracker.track({ event: 'page_view', ...unreported })) unreported = undefined
  }
  consents.consent.subscribe(report)
  return (page) => () => {
    if (page !== 'again') last = page
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      unreported = last
      report()
    }, SEEN_AFTER)
    return Promise.resolve(E.right(undefined))
  }
}
