import { inEveryLocale, inLocale } from '../shop/locale.ts'
import type { InEveryLocale } from '../shop/locale.ts'
import type { Product } from './product.ts'
import { productPath } from './product-path.ts'

/** One page in every language, as paths below the language prefix. */
export type PublicAddress = InEveryLocale<string>

export const sameEverywhere = (path: string): PublicAddress => inEveryLocale(() => path)

const upTo = (path: string): readonly string[] => path.split('/').map((_slug, level, slugs) => slugs.slice(0, level + 1).join('/'))

const addressOf = ({ id, slugs }: Pick<Product, 'id' | 'slugs'>): PublicAddress =>
  inEveryLocale((locale) => productPath(id, inLocale(slugs, locale)))

/** The pages of listed products and of all their categories, categories first. */
export const publicAddresses = (products: readonly Pick<Product, 'id' | 'slugs' | 'categoryPath'>[]): readonly PublicAddress[] => {
  const categories = [...new Set(products.flatMap(({ categoryPath }) => upTo(categoryPath)))].toSorted()
  return [...categories.map((path) => sameEverywhere(`/c/${path}`)), ...products.map(addressOf)]
}
