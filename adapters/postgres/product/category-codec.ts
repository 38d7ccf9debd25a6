import * as t from 'io-ts'
import type { Category } from '../../../domain/product/category.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { recordCodec, type StoredCodec } from '../rows/record-codec.ts'
import { localTextCodec } from '../rows/value-codecs.ts'

type Child = Category['children'][number]
const child: StoredCodec<Child> = recordCodec<Child>('CategoryChild', { path: t.string, titles: localTextCodec }, {})

export const categoryCodec: StoredCodec<Category> = recordCodec<Category>(
  'Category',
  {
    path: t.string,
    titles: localTextCodec,
    descriptions: localTextCodec,
    children: t.readonlyArray(child),
  },
  {},
)

export const toCategory = ({ path, body }: { readonly path: string; readonly body: unknown }): Category =>
  decodeRow(categoryCodec, 'category', path, body)
