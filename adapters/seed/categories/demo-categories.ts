import { ROOT_CATEGORIES } from '../../../domain/product/root-categories.ts'
import type { Category } from '../../../domain/product/category.ts'
import type { Product } from '../../../domain/product/product.ts'
import { categoryWords } from './category-words.ts'
import type { CategoryWords } from './category-words.ts'

/** Categories that the menu shows under another root (see docs/features/demo-menu.md). */
const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
  lens: ['fun_lens'],
  lenscare: ['saline', 'humidifier', 'eye_care', 'accessory'],
  sunglasses: ['reading_glasses'],
}
/** The order of categories with the same parent; one that is not listed comes last, by name. */
const ORDER: readonly string[] = [
  ...ROOT_CATEGORIES, 'daily', 'weekly', 'monthly', 'quarterly',
  'spherical', 'toric', 'multifocal', 'toric_multifocal', 'colored',
  'multipurpose', 'peroxide', 'surface_cleaner', 'protein_remover', 'in_eye_cleaner',
  'fun_lens', 'saline', 'humidifier', 'eye_care', 'accessory', 'reading_glasses',
]

const lastStep = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
const rank = (path: string): number => {
  const place = ORDER.indexOf(lastStep(path))
  return place < 0 ? ORDER.length : place
}

const inOrder = (first: string, second: string): number => rank(first) - rank(second) || (first < second ? -1 : 1)

/** `lens/daily/toric` stands below `lens/daily` and `lens`. */
const upwards = (path: string): readonly string[] =>
  path.split('/').map((_, index, steps) => steps.slice(0, index + 1).join('/'))

const isBelow = (path: string, parent: string): boolean =>
  path.startsWith(`${parent}/`) && !path.slice(parent.length + 1).includes('/')

/** The categories that have products, with their direct children. */
export const demoCategories = (products: readonly Pick<Product, 'categoryPath' | 'brand'>[]): readonly Category[] => {
  const brands = new Map(products.map(({ categoryPath, brand }) => [categoryPath, brand]))
  const paths = [...new Set([...brands.keys()].flatMap(upwards))].toSorted(inOrder)
  const words = (path: string): CategoryWords => categoryWords(path, brands.get(path) ?? '')
  return paths.map((path) => ({
    path,
    titles: words(path).title,
    descriptions: words(path).text,
    children: [...paths.filter((below) => isBelow(below, path)), ...(NEIGHBOURS[path] ?? [])]
      .map((below) => ({ path: below, titles: words(below).title })),
  }))
}
