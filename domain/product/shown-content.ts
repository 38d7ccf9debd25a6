import type { BrandChannel } from '../shop/brand-channel.ts'
import type { Locale } from '../shop/locale.ts'
import type { DatedContent } from './product.ts'

/** `day` is a calendar day of the shop, yyyy-MM-dd; such days sort as text. */
export type ContentViewer = { readonly locale: Locale; readonly brandChannel: BrandChannel; readonly day: string }

/** The content for one language and brand on a day, first and last day included (Commerce §3). */
export const shownContent = (contents: readonly DatedContent[], viewer: ContentViewer): readonly DatedContent[] =>
  contents.filter(({ locale, brandChannel, startDate, endDate }) =>
    locale === viewer.locale && brandChannel === viewer.brandChannel
    && startDate <= viewer.day && viewer.day <= endDate)
