import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import type { PageSeen } from '../../../domain/tracking/tracking-event.ts'
import { token } from '../../token.ts'

/**
 * Reports a page that the visitor stays on; of several in quick succession only the last. A page seen before the consent is reported
 * with it. `again`: the last page, restored by the browser.
 */
export type TrackPageView = (page: PageSeen | 'again') => TaskEither<Failure, void>
export const TrackPageView = token<TrackPageView>('TrackPageView')
