import { inLocale } from '../../domain/shop/locale.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { Category } from '../../domain/product/category.ts'

export type NavigationLink = { readonly path: string; readonly title: string }
export type NavigationRoot = NavigationLink & { readonly children: readonly NavigationLink[] }

/** The menu in one language. */
export const toNavigation = (categories: readonly Category[], locale: Locale): readonly NavigationRoot[] =>
  categories.map(({ path, titles, children }) => ({
    path,
    title: inLocale(titles, locale),
    children: children.map((child) => ({ path: child.path, title: inLocale(child.titles, locale) })),
  }))
