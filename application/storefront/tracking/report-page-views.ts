import * as TE from 'fp-ts/lib/TaskEither.js'
import { debounceTime, Subject } from 'rxjs'
import type { PageSeen } from '../../../domain/tracking/tracking-event.ts'
import type { ConsentStore } from './consent-store.ts'
import type { TrackPageView } from './track-page-view.ts'
import type { Tracker } from './tracker.port.ts'

/** Milliseconds that a page must be open to count as seen (Account §7). */
const SEEN_AFTER = 250

type Deps = { readonly tracker: Tracker; readonly consents: ConsentStore }

export const makeTrackPageView = ({ tracker, consents }: Deps): TrackPageView => {
  const opened$ = new Subject<PageSeen>()
  let last: PageSeen | undefined
  let unreported: PageSeen | undefined
  const report = (): void => {
    if (unreported !== undefined && tracker.track({ event: 'page_view', ...unreported })) unreported = undefined
  }
  opened$.pipe(debounceTime(SEEN_AFTER)).subscribe((page) => {
    unreported = page
    report()
  })
  consents.consent.subscribe(report)
  return (page) => TE.fromIO(() => {
    if (page !== 'again') last = page
    if (last !== undefined) opened$.next(last)
  })
}
