import type { Category } from '../../domain/product/category.ts'
import { inLocale } from '../../domain/shop/locale.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'

/** A category in one language. */
export type CategoryData = {
  readonly path: string
  readonly title: string
  readonly description: string
  /** Its subcategories only; further links are in the menu (decision A32). */
  readonly children: readonly { readonly title: string; readonly to: string }[]
}

export const toCategoryData = ({ path, titles, descriptions, children }: Category, locale: Locale): CategoryData => ({
  path,
  title: inLocale(titles, locale),
  description: inLocale(descriptions, locale),
  children: children
    .filter((child) => child.path.startsWith(`${path}/`))
    .map((child) => ({ title: inLocale(child.titles, locale), to: localePath(locale, `/c/${child.path}`) })),
})
