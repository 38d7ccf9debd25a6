import type { Tracker } from '../../application/storefront/tracking/tracker.port.ts'
import type { TrackingEvent } from '../../domain/tracking/tracking-event.ts'

/** The list which measurement scripts read in a page. */
export type DataLayerPage = { dataLayer?: TrackingEvent[] }

/** Pushes into the page's data layer, which does not even exist before the visitor agreed. */
export const makeDataLayerTracker = (page: DataLayerPage, mayMeasure: () => boolean): Tracker => ({
  track: (event) => {
    if (!mayMeasure()) return false
    page.dataLayer ??= []
    page.dataLayer.push(event)
    return true
  },
  clear: () => {
    // Scripts that read the list hold it: it is emptied before it goes.
    page.dataLayer?.splice(0)
    delete page.dataLayer
  },
})
