import { menuAddress } from '../../domain/content/menu.ts'
import { INFO_PAGES, SOCIAL_SITES, type InfoPage, type Promotion, type ShopInfo, type SocialSite } from '../../domain/content/shop-info.ts'
import type { LinkSite } from '../../domain/content/shop-url.ts'
import { formatMoney } from '../../domain/money/money-format.ts'
import type { ShopSettings } from '../../domain/settings/shop-settings.ts'

/** A promotion text with its link. */
export type FramePromotion = { readonly text: string; readonly to?: string }

/** The content that editors maintain around every page; absent parts are not shown. */
export type FrameInfo = {
  readonly pages: { readonly [page in InfoPage]?: string }
  readonly points: readonly string[]
  readonly social: readonly { readonly site: SocialSite; readonly to: string }[]
  readonly promotions: readonly FramePromotion[]
  readonly subscription?: FramePromotion
  readonly discountNote?: string
}

type FrameSettings = { readonly site: LinkSite; readonly shop: Pick<ShopSettings, 'freeShippingThreshold'> }

const AMOUNT = '{free_shipping}'

/** Fills in an amount of the shop; a text about an amount that is not set is left out (decision A64). */
const fillThreshold = (text: string, { freeShippingThreshold: from }: FrameSettings['shop']): readonly string[] =>
  text.includes(AMOUNT) && from === undefined ? [] : [from === undefined ? text : text.replaceAll(AMOUNT, formatMoney(from))]

const promotionOf = ({ text, link }: Promotion, { site, shop }: FrameSettings): readonly FramePromotion[] => {
  const to = link && menuAddress(link, site)
  return fillThreshold(text, shop).map((filledText) => ({ text: filledText, ...(to === undefined ? {} : { to }) }))
}

export const toFrameInfo = (info: ShopInfo, settings: FrameSettings): FrameInfo => {
  const { site, shop } = settings
  const [subscription] = info.subscriptionBanner === undefined ? [] : promotionOf(info.subscriptionBanner, settings)
  const pages = INFO_PAGES.flatMap((page) => {
    const link = info.pages[page]
    const to = link && menuAddress(link, site)
    return to === undefined ? [] : [[page, to] as const]
  })
  return {
    pages: Object.fromEntries(pages),
    points: info.sellingPoints.flatMap((point) => fillThreshold(point, shop)),
    social: SOCIAL_SITES.flatMap((name) => (info.social[name] === '' ? [] : [{ site: name, to: info.social[name] }])),
    promotions: info.topPromotions.flatMap((promotion) => promotionOf(promotion, settings)),
    ...(subscription === undefined ? {} : { subscription }),
    ...(info.discountNote === '' ? {} : { discountNote: info.discountNote }),
  }
}
