import { Tracker } from '../../application/storefront/tracking/tracker.port.ts'
import type { Promotion } from '../../domain/tracking/tracking-event.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useTrackedOnce } from './use-tracked-once.ts'

/** Measures a promotion once it is seen; answers what to call when it is followed. */
export const useTrackedPromotion = (promotion: Promotion): (() => void) => {
  const tracker = useInjected(Tracker)
  useTrackedOnce(promotion.promotion_id, () => ({ event: 'view_promotion', ...promotion }))
  return () => { tracker.track({ event: 'select_promotion', ...promotion }) }
}
