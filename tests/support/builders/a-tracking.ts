import type { Tracking } from '../../../application/storefront/tracking/no-tracking.ts'
import type { Consent } from '../../../domain/tracking/consent.ts'
import type { TrackingEvent } from '../../../domain/tracking/tracking-event.ts'

/** A measurement that keeps the events it was given; `tab` outlives a page, as session storage does. */
export const aTracking = (consent: Consent | undefined = 'statistics', tab = new Map<string, string>()) => {
  const events: TrackingEvent[] = []
  let kept = consent
  const tracking: Tracking = {
    trackerOf: (mayMeasure) => ({
      track: (event) => {
        if (mayMeasure()) events.push(event)
        return mayMeasure()
      },
      clear: () => { events.length = 0 },
    }),
    consent: { read: () => kept, store: (chosen) => { kept = chosen } },
    tracked: { last: (what) => tab.get(what), remember: (what, value) => { tab.set(what, value) } },
  }
  return { tracking, events, kept: () => kept }
}
