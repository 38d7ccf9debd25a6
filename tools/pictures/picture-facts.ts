import type { Product } from '../../domain/product/product.ts'

/** The facts of a product that its drawing shows. The pictures are in English, which packs for all four countries include. */
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
