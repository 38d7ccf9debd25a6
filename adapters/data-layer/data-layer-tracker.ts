import type { Tracker } from '../../application/storefront/tracking/tracker.port.ts'
import type { TrackingEvent } from '../../domain/tracking/tracking-event.ts'

/** The list that measurement scripts read in a page. */
export type DataLayerPage = { dataLayer?: TrackingEvent[] }

/** Pushes into the page's data layer, which does not exist before the visitor has consented. */
export const makeDataLayerTracker = (page: DataLayerPage, mayMeasure: () => boolean): Tracker => ({
  track: (event) => {
    if (!mayMeasure()) return false
    page.dataLayer ??= []
    page.dataLayer.push(event)
    return true
  },
  clear: () => {
    // Scripts keep a reference to the list, so it is emptied before it is removed.
    page.dataLayer?.splice(0)
    delete page.dataLayer
  },
})
