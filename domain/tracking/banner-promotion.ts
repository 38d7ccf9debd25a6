import type { TimeLimitedBanner } from '../content/banner.ts'
import type { Promotion } from './tracking-event.ts'

/** The tracked promotion of a visible banner; none without an id for reports (Account §3, §4.4). */
export const bannerPromotion = (
  { promotionId, promotionName, creativeName, creativeSlot }: TimeLimitedBanner,
): Promotion | undefined =>
  promotionId === '' ? undefined : {
    promotion_id: promotionId,
    promotion_name: promotionName,
    creative_slot: creativeSlot,
    ...(creativeName === '' ? {} : { creative_name: creativeName }),
  }
