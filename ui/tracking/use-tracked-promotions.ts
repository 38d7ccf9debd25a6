import { Tracker } from '../../application/storefront/tracking/tracker.port.ts'
import type { Promotion } from '../../domain/tracking/tracking-event.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useTrackedOnce } from './use-tracked-once.ts'

/** Measures promotions once they are seen; answers what to call when one of them is followed. */
export const useTrackedPromotions = (promotions: readonly Promotion[]): ((promotion: Promotion) => void) => {
  const tracker = useInjected(Tracker)
  useTrackedOnce(
    promotions.map(({ promotion_id: id }) => id).join(),
    () => promotions.map((promotion) => ({ event: 'view_promotion', ...promotion })),
  )
  return (promotion) => { tracker.track({ event: 'select_promotion', ...promotion }) }
}
