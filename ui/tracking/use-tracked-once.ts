import { useEffect, useEffectEvent, useRef } from 'react'
import { ConsentStore } from '../../application/storefront/tracking/consent-store.ts'
import { Tracker } from '../../application/storefront/tracking/tracker.port.ts'
import type { TrackingEvent } from '../../domain/tracking/tracking-event.ts'
import { useInjected } from '../binding/use-injected.ts'

/** Tracks something once per key, now or after consent, without another rendering. */
export const useTrackedOnce = (key: string, eventsOf: () => readonly TrackingEvent[]): void => {
  const tracker = useInjected(Tracker)
  const { consent } = useInjected(ConsentStore)
  const tracked = useRef('')
  const track = useEffectEvent((): void => {
    if (tracked.current === key) return
    const events = eventsOf()
    if (events.length > 0 && events.every((event) => tracker.track(event))) tracked.current = key
  })
  useEffect(() => {
    track()
    return consent.subscribe(() => { track() })
  }, [consent, key])
}
