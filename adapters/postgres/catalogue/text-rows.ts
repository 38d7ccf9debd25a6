import type { Insertable } from 'kysely'
import type { Category } from '../../../domain/product/category.ts'
import type { Product } from '../../../domain/product/product.ts'
import { inLocale, LOCALES, type Locale } from '../../../domain/shop/locale.ts'
import type { ProductTextTable } from '../tables.ts'

const HEADS = /\p{L}(linsen?|tropfen|lösung(?:en)?|brillen?|mittel|behälter|tücher|spray)(?!\p{L})/giu

/** German compounds: a search for "Linsen" or "Tropfen" must also find "Tageslinsen" and "Augentropfen". */
const withHeads = (text: string): string => {
  const heads = new Set([...text.matchAll(HEADS)].map(([, head = '']) => head.toLowerCase()))
  return [text, ...heads].join(' ')
}

/** Products such as Total30 and RB2140 are also searched by their number. */
const withNumbers = (names: string): string => {
  const numbers = new Set([...names.matchAll(/\p{L}(\d+)/gu)].map(([, number = '']) => number))
  return [names, ...numbers].join(' ')
}

/** `lens/daily/toric` is in `lens`, `lens/daily` and itself. */
const pathsTo = (path: string): readonly string[] =>
  path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))

const distinct = (words: readonly (string | undefined)[]): string =>
  [...new Set(words.filter((word) => word !== undefined))].join(' ')

/**
 * The search text of a product in one language. Names are searched in German and English everywhere; category titles ("Tageslinsen") and
 * the description only in the visitor's language.
 */
const textRow = (
  product: Product,
  categories: ReadonlyMap<string, Category>,
  locale: Locale,
): Insertable<ProductTextTable> => {
  const { titles, descriptions, brand, manufacturer } = product
  const title = inLocale(titles, locale)
  const categoryTitles = pathsTo(product.categoryPath)
    .flatMap((path) => categories.get(path) ?? [])
    .map((category) => inLocale(category.titles, locale))
  return {
    product_id: product.id,
    locale,
    title,
    names: withNumbers(withHeads(distinct([title, titles.de, titles.en, brand, manufacturer]))),
    category_titles: withHeads(distinct(categoryTitles)),
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
