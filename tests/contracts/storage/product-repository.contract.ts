import { describe, expect, it } from 'vitest'
import type { ListingQuery } from '../../../domain/listing/listing-query.ts'
import type { Product } from '../../../domain/product/product.ts'
import { aCategory, aCatalogue } from '../../support/builders/catalogue.ts'
import { aDevice } from '../../support/builders/device.ts'
import { aPriceEntry } from '../../support/builders/price-entry.ts'
import { aProduct, productId } from '../../support/builders/product.ts'
import { aStockRow } from '../../support/builders/stock-row.ts'
import { aSolution } from '../../support/builders/solution.ts'
import { value } from '../../support/outcome.ts'
import type { OpenStorage, Storage } from './storage.ts'
import { withStorage } from './with-storage.ts'

const query = (stated: Partial<ListingQuery> = {}): ListingQuery => ({
  page: 1,
  itemsPerPage: 20,
  sort: 'position',
  filters: {},
  listViewType: 'grid',
  ...stated,
})

const AT = { locale: 'de', priceChannel: 'iris-ch' } as const

const BIOFINITY = aProduct({ id: 1001, title: 'Biofinity', rating: { ratingTotal: 4.2, ratingCount: 10 } })
const TORIC = aProduct({ id: 1002, title: 'Biofinity toric', lensType: 'toric', categoryPath: 'lens/monthly/toric' })
const ACUVUE = aProduct({
  id: 1003,
  title: 'Acuvue Oasys 1-Day',
  titles: { de: 'Acuvue Oasys 1-Day', fr: 'Acuvue Oasys journalière' },
  brand: 'Acuvue',
  manufacturer: 'Johnson & Johnson',
  lensUsage: 'daily',
  categoryPath: 'lens/daily/spherical',
  pack: { label: '30', quantity: 30 },
  rating: { ratingTotal: 4.8, ratingCount: 3 },
})
const SOLUTION = aSolution({ id: 2001, title: 'Opti-Free', position: 1, device: aDevice() })
const HIDDEN: readonly Product[] = [
  aProduct({ id: 1004, title: 'Biofinity alt', isActive: false }),
  aProduct({ id: 1005, title: 'Biofinity Anpassung', category: 'service' }),
  aProduct({ id: 1006, title: 'Biofinity Geschenk', category: 'marketing_gifts' }),
  aProduct({
    id: 1007,
    title: 'Biofinity',
    pack: { label: '3', quantity: 3 },
    group: { key: 'group-1001', canonical: false, canonicalProductId: productId(1001) },
  }),
]

const CATALOGUE = aCatalogue({
  products: [BIOFINITY, TORIC, ACUVUE, SOLUTION, ...HIDDEN],
  prices: [
    aPriceEntry({ productId: 1001, current: 3000 }),
    aPriceEntry({ productId: 1002, current: 5000 }),
    aPriceEntry({ productId: 1003, current: 4000 }),
    aPriceEntry({ productId: 2001, current: 1000 }),
    aPriceEntry({ productId: 1001, current: 9000, priceChannel: 'mrlens-ch' }),
  ],
  stock: [
    aStockRow(SOLUTION, { onHand: 3 }),
    aStockRow(BIOFINITY, { option: { sphere: -1, radius: 8.6, diameter: 14 }, onHand: 0 }),
    aStockRow(TORIC, { option: { sphere: -1, radius: 8.6, diameter: 14 }, onHand: 0 }),
    aStockRow(TORIC, { option: { sphere: -2, radius: 8.6, diameter: 14 }, onHand: 1 }),
    aStockRow(ACUVUE, { option: { sphere: -2, radius: 8.6, diameter: 14 }, onHand: -1 }),
  ],
  categories: [aCategory({ path: 'lens/daily', titles: { de: 'Tageslinsen', it: 'Giornaliere' } })],
})

const idsOf = (products: readonly Product[]): readonly number[] => products.map((product) => product.id)

/** Contract of the catalogues. */
export const productRepositoryContract = (open: OpenStorage): void => {
  const run = withStorage(open)
  const withBook = (runSteps: (book: Storage['products']) => Promise<void>) => () =>
    run(CATALOGUE, ({ products }) => runSteps(products))

  describe('product book', () => {
    it(
      'returns complete products, in the requested order, without unknown ones',
      withBook(async (book) => {
        const result = await value(book.products([productId(2001), productId(9999), productId(1003)]))
        expect(result).toEqual([SOLUTION, ACUVUE])
        expect(await value(book.products([]))).toEqual([])
      }),
    )

    it(
      'J11 returns the data of a medical device as entered, and none for other products',
      withBook(async (book) => {
        const [solution, lens] = await value(book.products([productId(2001), productId(1001)]))
        expect(solution?.device).toEqual(aDevice())
        expect(lens).not.toHaveProperty('device')
      }),
    )

    it(
      'returns every pack of a group, smallest first',
      withBook(async (book) => {
        expect(idsOf(await value(book.group('group-1001')))).toEqual([1007, 1001])
        expect(await value(book.group('nothing'))).toEqual([])
      }),
    )

    it(
      'CC-CAT-04 finds a category by its path and nothing by an unknown one',
      withBook(async (book) => {
        expect((await value(book.category('lens/daily')))?.path).toBe('lens/daily')
        expect(await value(book.category('lens/nightly'))).toBeUndefined()
      }),
    )

    it(
      'lists only active, canonical products that shoppers may see, in the order of the catalogue',
      withBook(async (book) => {
        const result = await value(book.find(query(), AT))
        expect(idsOf(result.products)).toEqual([2001, 1001, 1002, 1003])
        expect(result.total).toBe(4)
      }),
    )

    it(
      'CC-LIST-10 sorts by price in the requested channel, both ways, by name and by rating',
      withBook(async (book) => {
        const sorted = async (sort: ListingQuery['sort'], priceChannel = 'iris-ch') =>
          idsOf((await value(book.find(query({ sort, categoryPath: 'lens' }), { ...AT, priceChannel }))).products)
        expect(await sorted('price')).toEqual([1001, 1003, 1002])
        expect(await sorted('price_desc')).toEqual([1002, 1003, 1001])
        expect(await sorted('name')).toEqual([1003, 1001, 1002])
        expect((await sorted('rating')).slice(0, 2)).toEqual([1003, 1001])
        expect((await sorted('price', 'mrlens-ch'))[0]).toBe(1001)
      }),
    )

    it(
      'CC-LIST-10 F-S08 widens the result by two values of one facet and narrows it by two facets',
      withBook(async (book) => {
        const filtered = async (filters: ListingQuery['filters']) =>
          idsOf((await value(book.find(query({ filters }), AT))).products)
        expect(await filtered({ brand: ['Acuvue'] })).toEqual([1003])
        expect(await filtered({ brand: ['Acuvue', 'Biofinity'] })).toEqual([1001, 1002, 1003])
        expect(await filtered({ brand: ['Acuvue', 'Biofinity'], lens_type: ['toric'] })).toEqual([1002])
        expect(await filtered({ pack_size: ['30'] })).toEqual([1003])
        expect(await filtered({ brand: ["' or 1=1 --"] })).toEqual([])
        expect(await filtered({ stock: ['on_hand'] })).toEqual([2001, 1002])
        expect(await filtered({ price: ['30-50', '-10'] })).toEqual([1001, 1003])
        expect(await filtered({ price: ['-'] })).toEqual([])
      }),
    )

    it(
      'counts a facet as if nothing were selected in it, with the other selections applied',
      withBook(async (book) => {
        const result = await value(book.find(query({ filters: { brand: ['Acuvue'], category: ['lens'] } }), AT))
        const brands = result.facets.find((counts) => counts.facet === 'brand')?.values ?? []
        expect(brands.toSorted((one, other) => one.value.localeCompare(other.value))).toEqual([
          { value: 'Acuvue', count: 1, chosen: true },
          { value: 'Biofinity', count: 2, chosen: false },
        ])
        const usages = result.facets.find((counts) => counts.facet === 'lens_usage')?.values ?? []
        expect(usages.filter((one) => one.count > 0)).toEqual([{ value: 'daily', count: 1, chosen: false }])
      }),
    )

    it(
      'includes everything below a category, and none that only starts alike',
      withBook(async (book) => {
        const under = async (categoryPath: string) =>
          idsOf((await value(book.find(query({ categoryPath }), AT))).products)
        expect(await under('lens/monthly')).toEqual([1001, 1002])
        expect(await under('lens')).toEqual([1001, 1002, 1003])
        expect(await under('lens/month')).toEqual([])
        expect(await under('%')).toEqual([])
      }),
    )

    it(
      'CC-LIST-08 returns one page with the total number',
      withBook(async (book) => {
        const result = await value(book.find(query({ page: 2, itemsPerPage: 3 }), AT))
        expect(idsOf(result.products)).toEqual([1003])
        expect(result.total).toBe(4)
        expect((await value(book.find(query({ page: 9, itemsPerPage: 3 }), AT))).total).toBe(4)
      }),
    )

    it(
      'CC-LIST-10 finds by words, prefixes, misspellings and without accents',
      withBook(async (book) => {
        const search = async (term: string, locale: 'de' | 'fr' = 'de') =>
          idsOf((await value(book.find(query({ search: term, sort: 'relevance' }), { ...AT, locale }))).products)
        expect((await search('biofinity'))[0]).toBe(1001)
        expect(await search('biofinity')).not.toContain(1003)
        expect((await search('biofinity toric'))[0]).toBe(1002)
        expect(await search('biofi')).toContain(1001)
        expect(await search('biofinty')).toContain(1001)
        expect(await search('ACUVE')).toContain(1003)
        expect(await search('journaliere', 'fr')).toContain(1003)
        expect(await search('opti free')).toContain(2001)
        expect(await search('zahnbürste')).toEqual([])
      }),
    )

    it(
      'F-S09 knows the words of its product and category names in a language, as they are written',
      withBook(async (book) => {
        expect(await value(book.words('fr'))).toEqual(expect.arrayContaining(['Biofinity', 'journalière', 'Johnson', 'Opti-Free']))
        expect(await value(book.words('it'))).not.toContain('journalière')
      }),
    )

    it.each(["'", '%', '\\', '_', ':*', '& | !', '()', '"unclosed', '<->', '  '])(
      'accepts the unusual term %j',
      async (term) => {
        await run(CATALOGUE, async ({ products }) => {
          expect((await value(products.find(query({ search: term }), AT))).total).toBeLessThanOrEqual(4)
        })
      },
    )
  })
}
