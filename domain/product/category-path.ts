import type { ProductType } from './product-type.ts'

export type CategoryOfProduct = {
  readonly category: ProductType
  readonly lensUsage?: string
  readonly lensType?: string
}

/** Joins slugs to a path; missing ones leave no slash (Commerce §2). */
export const joinCategorySlugs = (slugs: readonly (string | undefined)[]): string =>
  slugs.filter((slug) => slug !== undefined && slug !== '').join('/')

/** Only lenses are subdivided: `lens/{usage}/{type}`; a type never appears without its usage (Commerce §1). */
export const categoryPath = ({ category, lensUsage, lensType }: CategoryOfProduct): string => {
  if (category !== 'lens' || lensUsage === undefined) return category
  return joinCategorySlugs([category, lensUsage, lensType])
}

/** `lens/daily/toric` is in `lens`, `lens/daily` and itself. */
export const pathsTo = (path: string): readonly string[] =>
  path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))

/** `lens/daily` contains itself and everything below it, but not `lens/daily-special`. */
export const isUnder = (path: string, category: string): boolean =>
  path.startsWith(category) && (path.length === category.length || path[category.length] === '/')
