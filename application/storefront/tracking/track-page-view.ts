import * as TE from 'fp-ts/lib/TaskEither.js'
import { debounceTime, Subject } from 'rxjs'
import type { Failure } from '../../../domain/refusal.ts'
import type { PageSeen } from '../../../domain/tracking/tracking-event.ts'
import { token } from '../../token.ts'
import type { ConsentStore } from './consent-store.ts'
import type { Tracker } from './tracker.port.ts'

/** Milliseconds for which a page must stand to have been seen (Account §7). */
const SEEN_AFTER = 250

/**
 * Tells of a page that somebody stays on; of several that follow quickly only of the last. One seen before a yes is told with it.
 * `again` is the last one once more, which the browser shows as it was left.
 */
export type TrackPageView = (page: PageSeen | 'again') => TE.TaskEither<Failure, void>
export const TrackPageView = token<TrackPageView>('TrackPageView')

type Deps = { readonly tracker: Tracker; readonly consents: ConsentStore }

export const makeTrackPageView = ({ tracker, consents }: Deps): TrackPageView => {
  const opened$ = new Subject<PageSeen>()
  let last: PageSeen | undefined
  let untold: PageSeen | undefined
  const tell = (): void => {
    if (untold !== undefined && tracker.track({ event: 'page_view', ...untold })) untold = undefined
  }
  opened$.pipe(debounceTime(SEEN_AFTER)).subscribe((page) => {
    untold = page
    tell()
  })
  consents.consent.subscribe(tell)
  return (page) => TE.fromIO(() => {
    if (page !== 'again') last = page
    if (last !== undefined) opened$.next(last)
  })
}
