import type { DatedContent } from '../../../domain/product/product.ts'
import { BRAND_CHANNELS, type BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'

type DatedPicture = { readonly imageType: string; readonly imageOf: (brand: BrandChannel) => string; readonly path: string }

const forEverybody = ({ imageType, imageOf, path }: DatedPicture): readonly DatedContent[] =>
  BRAND_CHANNELS.flatMap((brandChannel) =>
    LOCALES.map((locale) => ({
      locale,
      brandChannel,
      image: imageOf(brandChannel),
      link: localePath(locale, path),
      imageType,
      startDate: '2026-01-01',
      endDate: '2035-12-31',
    })),
  )

/** A picture of each brand, in each language, with a link to everything that goes with this product. */
export const bannersFor = (categoryPath: string): readonly DatedContent[] =>
  forEverybody({ imageType: 'banner', imageOf: (brand) => `h/${brand}`, path: `/c/${categoryPath}` })

/** A picture of the category whose favourite this product is, with a link to the category. */
export const richContentFor = (categoryPath: string): readonly DatedContent[] => {
  const [root = ''] = categoryPath.split('/')
  return forEverybody({ imageType: 'rich_content', imageOf: (brand) => `c/${brand}/${root}`, path: `/c/${root}` })
}
