import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findProducts, pageOf } from '../../../domain/listing/find-products.ts'
import { makeListedProducts } from '../../../domain/listing/listed-products.ts'
import { SORTS, type ListingQuery } from '../../../domain/listing/listing-query.ts'
import { openProductKinds } from '../../../domain/listing/product-kinds.ts'
import { sortProducts } from '../../../domain/listing/sort-products.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { Category } from '../../../domain/product/category.ts'
import type { Product } from '../../../domain/product/product.ts'
import { findWords } from '../../../domain/search/find-words.ts'
import { makeSearchText } from '../../../domain/search/search-text.ts'
import { makeWordIndex } from '../../../domain/search/word-index.ts'
import { bruteForceListing } from '../../support/brute-force-listing.ts'
import { aProduct, noChoices, sphericalSpace } from '../../support/builders/product.ts'

const WORDS = ['Bio', 'Biofinity', 'bio finity', 'acuvues', 'Air', 'aironix', 'day', 'MyDay', 'my', '30', 'Total30', 'Linsen', 'Cooper']
const CATEGORIES = ['lens', 'lens/daily', 'lens/daily/toric', 'care'] as const
const TITLES = ['Linsen', 'Tageslinsen', 'Torisch', 'Pflege']
const OF_PATHS = new Map(CATEGORIES.map((path, at): [string, Pick<Category, 'titles'>] => [path, { titles: { de: TITLES[at] ?? '' } }]))
const BRANDS = ['Bio', 'Acuvue']

const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }).map((all) => all.join(' '))
/** Mostly the first one, so that products often differ in one property only. */
const mostly = <Value>(usual: Value, ...others: readonly Value[]): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) })
const product = fc.record({
  title: words,
  description: words,
  categoryPath: mostly<string>(...CATEGORIES),
  brand: mostly('Bio', 'Acuvue'),
  lensUsage: mostly('daily', 'monthly'),
  lensType: mostly('spherical', 'toric'),
  space: mostly(sphericalSpace, noChoices),
  discontinued: mostly(false, true),
  isActive: mostly(true, false),
  canonical: mostly(true, false),
  group: mostly('a', 'b', 'c'),
  pack: mostly('6', '30'),
  position: fc.integer({ min: 0, max: 3 }),
  rating: fc.record({ ratingTotal: fc.integer({ min: 0, max: 2 }), ratingCount: fc.integer({ min: 0, max: 2 }) }),
})
const catalogue = fc.array(product, { maxLength: 40 }).map((all): readonly Product[] =>
  all.map(({ description, group, canonical, pack, ...one }, at) =>
    aProduct({ ...one, id: 1001 + at, descriptions: { de: description }, group: { key: group, canonical }, pack: { label: pack } })))

const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined })
/** Without some letters or with another blank, so that words are misspelt, beginnings of others, or written as two. */
const typed = fc.tuple(words, fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 2 }), fc.constantFrom('', ' '))
  .map(([line, at, letters, between]) => line.slice(0, at) + between + line.slice(at + letters))
const choice = fc.record({
  search: optional(typed),
  sort: fc.constantFrom(...SORTS),
  categoryPath: optional(fc.constantFrom(...CATEGORIES)),
  sphere: optional(fc.constantFrom(-3, 9)),
  packOf: optional(fc.constantFrom(6, 30)),
  brands: fc.subarray([...BRANDS, 'none']),
  usages: fc.subarray(['daily']),
  stocks: fc.subarray(['on_hand']),
  page: fc.integer({ min: 1, max: 3 }),
})

/** Most prices are in the same step. */
const offeredOf = ({ id }: Product) => ({ cents: id % 5 === 0 ? undefined : 1000 + (id % 3), isOnHand: id % 7 !== 0 })
const ITEMS = 5

describe('the products of a listing or search', () => {
  it('F-S08 are those that match one by one, in the same order and with the same counts, page by page', () => {
    fc.assert(fc.property(catalogue, choice, (products, { search, sort, categoryPath, sphere, packOf, brands, usages, stocks, page }) => {
      const listed = makeListedProducts(products)
      const texts = listed.products.map((one) => makeSearchText(one, OF_PATHS, 'de'))
      const hasValues = sphere !== undefined || packOf !== undefined
      const query: ListingQuery = {
        page, sort, itemsPerPage: ITEMS, listViewType: 'grid', filters: { brand: brands, lens_usage: usages, stock: stocks },
        ...omitUndefined({ search, categoryPath }),
        ...(hasValues ? { lensFilter: { values: omitUndefined({ sphere }), traits: [], ...omitUndefined({ packOf }) } } : {}),
      }
      const found = findProducts(listed, query, {
        kinds: openProductKinds(listed)(offeredOf),
        order: sortProducts(listed.products, sort, { locale: 'de', priceOf: (one) => offeredOf(one).cents }),
        hits: search === undefined ? undefined : findWords(makeWordIndex(texts), search),
      })
      const { products: shown, total, facets } = pageOf(listed, found, query)
      const { ids, facets: counted } = bruteForceListing({ listed, texts, locale: 'de', offeredOf }, query)
      expect(shown.map(({ id }) => id)).toEqual(ids.slice((page - 1) * ITEMS, page * ITEMS))
      expect({ total, facets }).toEqual({ total: ids.length, facets: counted })
    }), { numRuns: 5000 })
  })
})
