import { Tracker } from '../../application/storefront/tracking/tracker.port.ts'
import type { Promotion } from '../../domain/tracking/tracking-event.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useTrackedOnce } from './use-tracked-once.ts'

/** Tracks promotions once they are displayed; returns the callback for a followed one. */
export const useTrackedPromotions = (promotions: readonly Promotion[]): ((promotion: Promotion) => void) => {
  const tracker = useInjected(Tracker)
  useTrackedOnce(
    promotions.map(({ promotion_id: id }) => id).join(),
    () => promotions.map((promotion) => ({ event: 'view_promotion', ...promotion })),
  )
  return (promotion) => { tracker.track({ event: 'select_promotion', ...promotion }) }
}
