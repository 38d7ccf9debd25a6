import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import type { Category } from '../../../domain/product/category.ts'
import { inLocale, type Locale } from '../../../domain/shop/locale.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { LocalTextRecord } from '../values/local-text.codec.ts'

/** A node of the catalogue with the nodes below it. */
export const CategoryWire = t.strict(
  {
    path: t.string,
    title: t.string,
    titles: LocalTextRecord,
    description: t.string,
    descriptions: LocalTextRecord,
    children: t.readonlyArray(t.strict({ path: t.string, title: t.string, titles: LocalTextRecord })),
  },
  'Category',
)
export type CategoryWire = t.TypeOf<typeof CategoryWire>

export const CategoryCodec = codecFrom(
  'Category',
  CategoryWire,
  ({ path, titles, descriptions, children }): E.Either<never, Category> =>
    E.right({ path, titles, descriptions, children: children.map((child) => ({ path: child.path, titles: child.titles })) }),
)

export const categoryToWire = ({ path, titles, descriptions, children }: Category, locale: Locale): CategoryWire => ({
  path,
  title: inLocale(titles, locale),
  titles,
  description: inLocale(descriptions, locale),
  descriptions,
  children: children.map((child) => ({ path: child.path, title: inLocale(child.titles, locale), titles: child.titles })),
})
