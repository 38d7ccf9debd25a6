import type { DatedContent } from '../../../domain/product/product.ts'
import { BRAND_CHANNELS } from '../../../domain/shop/brand-channel.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'

/** A picture of each brand, in each language, that leads to everything beside this product. */
export const bannersFor = (categoryPath: string): readonly DatedContent[] =>
  BRAND_CHANNELS.flatMap((brandChannel) =>
    LOCALES.map((locale) => ({
      locale,
      brandChannel,
      image: `h/${brandChannel}`,
      link: localePath(locale, `/c/${categoryPath}`),
      imageType: 'banner',
      startDate: '2026-01-01',
      endDate: '2035-12-31',
    })),
  )
