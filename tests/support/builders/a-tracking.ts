import type { Tracking } from '../../../application/storefront/tracking/no-tracking.ts'
import type { Consent } from '../../../domain/tracking/consent.ts'
import type { TrackingEvent } from '../../../domain/tracking/tracking-event.ts'

/** A tracking adapter that stores its events; `tab` survives a page, like session storage. */
export const aTracking = (consent: Consent | undefined = 'statistics', tab = new Map<string, string>()) => {
  const events: TrackingEvent[] = []
  let storedTab = consent
  const tracking: Tracking = {
    trackerOf: (mayMeasure) => ({
      track: (event) => {
        if (mayMeasure()) events.push(event)
        return mayMeasure()
      },
      clear: () => { events.length = 0 },
    }),
    consent: { read: () => storedTab, store: (chosen) => { storedTab = chosen } },
    tracked: { last: (what) => tab.get(what), remember: (what, value) => { tab.set(what, value) } },
  }
  return { tracking, events, storedTab: () => storedTab }
}
