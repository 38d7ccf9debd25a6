import type { TrackingEvent } from '../../../domain/tracking/tracking-event.ts'
import { token } from '../../token.ts'

/** Tells a measurement what happened; nothing leaves without the visitor's consent (decision A48). */
export interface Tracker {
  /** Whether it was taken. */
  readonly track: (event: TrackingEvent) => boolean
  /** Takes back what was told and nobody has fetched yet. */
  readonly clear: () => void
}
export const Tracker = token<Tracker>('Tracker')
