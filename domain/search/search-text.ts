import type { Category } from '../product/category.ts'
import { pathsTo } from '../product/category-path.ts'
import type { Product, ProductId } from '../product/product.ts'
import { inLocale, type Locale } from '../shop/locale.ts'
import { plainWords } from './plain-words.ts'

/** The searched words of a product in one language, in plain letters. */
export type SearchText = {
  readonly product: ProductId
  readonly title: string
  readonly names: readonly string[]
  readonly categories: readonly string[]
  readonly description: readonly string[]
  /** The words of names and category titles as they are written. */
  readonly written: readonly string[]
}

/** Shoppers write "bausch lomb" as one word. */
const asOneWord = (name: string): string => plainWords(name).join('')

const HEADS = /\p{L}(linsen?|tropfen|lösung(?:en)?|brillen?|mittel|behälter|tücher|spray)(?!\p{L})/giu

/** German compounds: a search for "Linsen" or "Tropfen" must also find "Tageslinsen" and "Augentropfen". */
const headsOf = (text: string): readonly string[] => [...text.matchAll(HEADS)].map(([, head = '']) => asOneWord(head))

/** Products such as Total30 and RB2140 are also searched by their number. */
const numbersOf = (text: string): readonly string[] => [...text.matchAll(/\p{L}(\d+)/gu)].map(([, number = '']) => number)

/**
 * Names are searched in German and English everywhere; category titles ("Tageslinsen") and the description only in the visitor's language.
 */
export const makeSearchText = (
  { id, titles, descriptions, brand, manufacturer, categoryPath }: Product,
  categories: ReadonlyMap<string, Pick<Category, 'titles'>>,
  locale: Locale,
): SearchText => {
  const title = inLocale(titles, locale)
  const names = [title, titles.de, titles.en ?? '', brand, manufacturer].join(' ')
  const categoryTitles = pathsTo(categoryPath).flatMap((path) => categories.get(path) ?? [])
    .map((category) => inLocale(category.titles, locale))
  const inCategories = categoryTitles.join(' ')
  return {
    product: id,
    title: plainWords(title).join(' '),
    names: [...plainWords(names), ...headsOf(names), ...numbersOf(names), asOneWord(brand), asOneWord(manufacturer)],
    categories: [...plainWords(inCategories), ...headsOf(inCategories), ...categoryTitles.map(asOneWord)],
    description: plainWords(inLocale(descriptions, locale)),
    written: `${names} ${inCategories}`.split(/\s+/),
  }
}
