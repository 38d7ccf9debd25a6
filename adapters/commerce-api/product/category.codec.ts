import * as t from 'io-ts'
import type { Category } from '../../../domain/product/category.ts'
import { list } from '../codec/field.ts'
import { record } from '../codec/record.ts'
import { inReaderLocale, LocalTextRecord } from '../values/local-text.codec.ts'

type Child = Category['children'][number]

/** A node of the catalogue with the nodes below it. */
export const CategoryRecord = record<Category>('Category', {
  path: t.string,
  title: inReaderLocale(({ titles }: Category) => titles),
  titles: LocalTextRecord,
  description: inReaderLocale(({ descriptions }: Category) => descriptions),
  descriptions: LocalTextRecord,
  children: list(record<Child>('', { path: t.string, title: inReaderLocale(({ titles }: Child) => titles), titles: LocalTextRecord })),
})
