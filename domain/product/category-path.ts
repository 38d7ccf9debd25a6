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
