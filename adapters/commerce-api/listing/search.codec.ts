import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import { PAGE_OPTIONS, type Pagination } from '../../../domain/listing/pagination.ts'
import type { ProductCard } from '../../../domain/catalogue/product-card.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { readTypedNumber } from '../../../domain/whole-number.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { productCardOf } from '../product/product-card.codec.ts'
import { productCardToWire } from '../product/product-to-wire.ts'
import { ProductWire } from '../product/product.codec.ts'

type Hits = { readonly cards: readonly ProductCard[]; readonly pagination: Pagination }

/** What was found; `page` counts from 0 on the wire and nowhere else (Commerce §7, decision A08). */
export const SearchWire = t.strict(
  {
    result: t.readonlyArray(ProductWire),
    page: t.number,
    nbHits: t.number,
    nbPages: t.number,
    hitsPerPage: t.number,
  },
  'SearchResult',
)
export type SearchWire = t.TypeOf<typeof SearchWire>

export const SearchCodec = codecFrom(
  'SearchResult',
  SearchWire,
  (wire): E.Either<never, Hits> =>
    E.right({
      cards: wire.result.map(productCardOf),
      pagination: {
        currentPage: wire.page + 1,
        totalPages: Math.max(1, wire.nbPages),
        totalItems: wire.nbHits,
        itemsPerPage: wire.hitsPerPage,
        pageOptions: PAGE_OPTIONS,
      },
    }),
)

export const searchToWire = ({ cards, pagination }: Hits, locale: Locale): SearchWire => ({
  result: cards.map((card) => productCardToWire(card, locale)),
  page: pagination.currentPage - 1,
  nbHits: pagination.totalItems,
  nbPages: pagination.totalItems === 0 ? 0 : pagination.totalPages,
  hitsPerPage: pagination.itemsPerPage,
})

type Asked = { readonly term: string; readonly page: number; readonly hitsPerPage: number }

/** Never a page below the first, whatever was typed into the address. */
export const searchParams = ({ term, page, hitsPerPage }: Asked): readonly (readonly [string, string])[] => [
  ['term', term],
  ['page', String(Math.max(0, (Number.isInteger(page) ? page : 1) - 1))],
  ['hitsPerPage', String(hitsPerPage)],
]

const SIX_DIGITS = { from: 0, to: 999_999 }
const MOST_HITS = 100
const USUAL_HITS = 16

export const readSearchParams = (params: URLSearchParams): Asked => ({
  term: params.get('term') ?? '',
  page: (readTypedNumber(params.get('page'), SIX_DIGITS) ?? 0) + 1,
  hitsPerPage: Math.min(Math.max(1, readTypedNumber(params.get('hitsPerPage'), SIX_DIGITS) ?? USUAL_HITS), MOST_HITS),
})
