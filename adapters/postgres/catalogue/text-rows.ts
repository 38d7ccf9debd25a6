import type { Insertable } from 'kysely'
import type { Category } from '../../../domain/product/category.ts'
import type { Product } from '../../../domain/product/product.ts'
import { inLocale, LOCALES, type Locale } from '../../../domain/shop/locale.ts'
import type { ProductTextTable } from '../tables.ts'

const HEADS = /\p{L}(linsen?|tropfen|lösung(?:en)?|brillen?|mittel|behälter|tücher|spray)(?!\p{L})/giu

/** German writes two words as one: whoever types "Linsen" or "Tropfen" means Tageslinsen and Augentropfen too. */
const withHeads = (text: string): string => {
  const heads = new Set([...text.matchAll(HEADS)].map(([, head = '']) => head.toLowerCase()))
  return [text, ...heads].join(' ')
}

/** Total30 and RB2140 are looked for by their number as well. */
const withNumbers = (names: string): string => {
  const numbers = new Set([...names.matchAll(/\p{L}(\d+)/gu)].map(([, number = '']) => number))
  return [names, ...numbers].join(' ')
}

/** `lens/daily/toric` lies in `lens`, `lens/daily` and itself. */
const pathsTo = (path: string): readonly string[] =>
  path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))

const distinct = (words: readonly (string | undefined)[]): string =>
  [...new Set(words.filter((word) => word !== undefined))].join(' ')

/**
 * What a product is found by in one language. Names are known in German and English everywhere; the shelves it lies on
 * ("Tageslinsen") and its description in the visitor's own language only.
 */
const textRow = (
  product: Product,
  categories: ReadonlyMap<string, Category>,
  locale: Locale,
): Insertable<ProductTextTable> => {
  const { titles, descriptions, brand, manufacturer } = product
  const title = inLocale(titles, locale)
  const shelves = pathsTo(product.categoryPath)
    .flatMap((path) => categories.get(path) ?? [])
    .map((category) => inLocale(category.titles, locale))
  return {
    product_id: product.id,
    locale,
    title,
    names: withNumbers(withHeads(distinct([title, titles.de, titles.en, brand, manufacturer]))),
    shelves: withHeads(distinct(shelves)),
    body: inLocale(descriptions, locale),
  }
}

export const textRows = (
  products: readonly Product[],
  categories: readonly Category[],
): readonly Insertable<ProductTextTable>[] => {
  const byPath = new Map(categories.map((category) => [category.path, category]))
  return products.flatMap((product) => LOCALES.map((locale) => textRow(product, byPath, locale)))
}
