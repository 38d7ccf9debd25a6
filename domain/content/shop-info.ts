import type { ContentLink } from './content-link.ts'

/** The pages that a shop names around every page (Account §3). */
export const INFO_PAGES = [
  'shippingInfo', 'returns', 'aboutUs', 'terms', 'privacy', 'cookieConsent', 'legalNotice', 'disclaimer', 'accessibility',
] as const
export type InfoPage = (typeof INFO_PAGES)[number]

export const SOCIAL_SITES = ['facebook', 'instagram', 'youtube'] as const
export type SocialSite = (typeof SOCIAL_SITES)[number]

/** Nine reasons at most (Account §9). */
export const MOST_SELLING_POINTS = 9

/** A word of the shop and where it leads, if anywhere. */
export type Promotion = { readonly text: string; readonly link: ContentLink | undefined }

/** The shop settings of the content service: what editors say of a shop in one language (Account §3). What is missing is empty. */
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
