import { useEffect, useRef } from 'react'
import { Tracker } from '../../application/storefront/tracking/tracker.port.ts'
import type { Promotion } from '../../domain/tracking/tracking-event.ts'
import { useConsent } from './use-consent.ts'
import { useInjected } from '../binding/use-injected.ts'

/** Measures a promotion once it is seen; answers what to call when it is followed. */
export const useTrackedPromotion = (promotion: Promotion): (() => void) => {
  const tracker = useInjected(Tracker)
  const { consent } = useConsent()
  const tracked = useRef('')
  const key = promotion.promotion_id
  useEffect(() => {
    if (tracked.current !== key && tracker.track({ event: 'view_promotion', ...promotion })) tracked.current = key
  }, [tracker, consent, key, promotion])
  return () => { tracker.track({ event: 'select_promotion', ...promotion }) }
}
