import { useEffect } from 'react'
import { Tracker } from '../../application/storefront/tracking/tracker.port.ts'
import type { Promotion } from '../../domain/tracking/tracking-event.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useTrackedOnce } from './use-tracked-once.ts'

/** Tracks promotions once they are displayed, and again when a link is followed that names one with `data-promotion`. */
export const useTrackedPromotions = (promotions: readonly Promotion[]): void => {
  const tracker = useInjected(Tracker)
  useTrackedOnce(
    promotions.map(({ promotion_id: id }) => id).join(),
    () => promotions.map((promotion) => ({ event: 'view_promotion', ...promotion })),
  )
  useEffect(() => {
    const follow = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest<HTMLElement>('[data-promotion]') : null
      const followed = promotions.find(({ promotion_id: id }) => id === link?.dataset['promotion'])
      if (followed !== undefined) tracker.track({ event: 'select_promotion', ...followed })
    }
    document.addEventListener('click', follow)
    return () => { document.removeEventListener('click', follow) }
  }, [promotions, tracker])
}
