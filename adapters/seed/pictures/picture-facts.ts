import type { Product } from '../../../domain/product/product.ts'

/** What a drawing needs to know of a product. The pictures speak English, as the packs of four countries do at least. */
export type PictureFacts =
  & Pick<Product, 'brand' | 'manufacturer' | 'category' | 'lensUsage' | 'lensType' | 'pack' | 'facts' | 'space'>
  & { readonly title: string; readonly key: string }

export const pictureFacts = (product: Product): PictureFacts => {
  const { brand, manufacturer, category, lensUsage, lensType, pack, facts, space } = product
  return {
    brand, manufacturer, category, pack, facts, space,
    ...(lensUsage === undefined ? {} : { lensUsage }),
    ...(lensType === undefined ? {} : { lensType }),
    title: product.titles.en ?? product.titles.de,
    key: product.group.key,
  }
}
