import type { ContentLink } from './content-link.ts'

/** The information pages that a shop links from every page (Account §3). */
export const INFO_PAGES = [
  'shippingInfo', 'returns', 'aboutUs', 'terms', 'privacy', 'cookieConsent', 'legalNotice', 'disclaimer', 'accessibility',
] as const
export type InfoPage = (typeof INFO_PAGES)[number]

export const SOCIAL_SITES = ['facebook', 'instagram', 'youtube'] as const
export type SocialSite = (typeof SOCIAL_SITES)[number]

/** At most nine selling points (Account §9). */
export const MOST_SELLING_POINTS = 9

/** A short text and its link, if any. */
export type Promotion = { readonly text: string; readonly link: ContentLink | undefined }

/** The shop settings of the content service for one language (Account §3). Missing texts are empty. */
export type ShopInfo = {
  readonly pages: { readonly [page in InfoPage]: ContentLink | undefined }
  readonly phone: string
  readonly internationalPhone: string
  readonly email: string
  readonly workingHours: string
  /** Line by line. */
  readonly returnAddress: readonly string[]
  readonly sellingPoints: readonly string[]
  readonly social: { readonly [site in SocialSite]: string }
  readonly topPromotions: readonly Promotion[]
  readonly subscriptionBanner: Promotion | undefined
  readonly discountNote: string
}
