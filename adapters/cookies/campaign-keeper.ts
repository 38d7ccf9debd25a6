import type { CampaignKeeper } from '../../application/storefront/visit/campaign-keeper.port.ts'
import type { CookieJar } from './cookie-jar.ts'
import { COOKIES } from './cookie-table.ts'

/** Longer values are not read as a campaign, so they are not stored either. */
export const LONGEST_CAMPAIGN_TEXT = 200

/** Stores the campaign of the followed link as `{product_id, fk, price_channel}` (decision A47). */
export const makeCampaignKeeper = (jar: CookieJar): CampaignKeeper => ({
  store: ({ productId, fk, priceChannel }) => {
    if (Math.max(fk.length, priceChannel.length) > LONGEST_CAMPAIGN_TEXT) return
    jar.set(COOKIES.campaign, JSON.stringify({ product_id: productId, fk, price_channel: priceChannel }))
  },
})
