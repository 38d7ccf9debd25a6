import type { TrackingEvent } from '../../../domain/tracking/tracking-event.ts'
import { token } from '../../token.ts'

/** Sends events to a measurement; nothing is sent without the visitor's consent (decision A48). */
export interface Tracker {
  /** Whether it was accepted. */
  readonly track: (event: TrackingEvent) => boolean
  /** Discards events that were not fetched yet. */
  readonly clear: () => void
}
export const Tracker = token<Tracker>('Tracker')
