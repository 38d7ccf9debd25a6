import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import type { Campaign } from '../../domain/pricing/campaign.ts'
import { makeProductId } from '../../domain/product/product.ts'
import { codecFrom } from '../commerce-api/codec/codec-from.ts'
import type { CampaignOf } from '../../application/storefront/visit/campaign-keeper.port.ts'
import { LONGEST_CAMPAIGN_TEXT } from './campaign-keeper.ts'
import type { CookieJar } from './cookie-jar.ts'
import { COOKIES } from './cookie-table.ts'

const isShort = (text: string): boolean => text.length <= LONGEST_CAMPAIGN_TEXT

const CampaignCodec = codecFrom(
  'Campaign',
  t.strict({ product_id: t.number, fk: t.string, price_channel: t.string }),
  ({ product_id, fk, price_channel: priceChannel }): E.Either<unknown, Campaign> =>
    pipe(
      makeProductId(product_id),
      E.map((productId) => ({ productId, fk, priceChannel })),
      E.filterOrElseW((campaign) => isShort(campaign.fk) && isShort(campaign.priceChannel), () => 'too long'),
    ),
)

const campaignIn = (text: string): Campaign | undefined =>
  pipe(
    E.tryCatch((): unknown => JSON.parse(text), String),
    E.flatMap((json): E.Either<unknown, Campaign> => CampaignCodec.decode(json)),
    E.getOrElseW(() => undefined),
  )

/** The campaign from a link, `{product_id, fk, price_channel}`; an unreadable one means no special price (decision A47). */
export const storedCampaign = (jar: CookieJar, warn: (message: string) => void): Campaign | undefined => {
  if (jar.get(COOKIES.campaign) === undefined) return undefined
  const campaign = jar.read(COOKIES.campaign, campaignIn)
  if (campaign !== undefined) return campaign
  warn(`cookie ${COOKIES.campaign.name} cannot be read`)
  return undefined
}

/** The campaign of a product on this device; it is not used for other products. An unreadable cookie is reported once per visit. */
export const cookieCampaignOf = (jar: CookieJar, warn: (message: string) => void): CampaignOf => {
  let isWarned = false
  const warnOnce = (message: string): void => {
    if (!isWarned) warn(message)
    isWarned = true
  }
  return (productId) => {
    const campaign = storedCampaign(jar, warnOnce)
    return campaign?.productId === productId ? campaign : undefined
  }
}
