import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFilters, toggleFilter } from '../../../domain/listing/filters.ts'
import { FACETS, SORTS } from '../../../domain/listing/listing-query.ts'
import { DEFAULT_ITEMS_PER_PAGE } from '../../../domain/listing/make-pagination.ts'
import { offeredSorts } from '../../../domain/listing/offered-sorts.ts'
import { shownPageSizes } from '../../../domain/listing/page-size.ts'
import { PAGE_OPTIONS } from '../../../domain/listing/pagination.ts'
import { readListingQuery, type ListingKind } from '../../../domain/listing/read-listing-query.ts'
import { writeListingQuery, type ListingChange } from '../../../domain/listing/write-listing-query.ts'

const read = (query: string, kind: Partial<ListingKind> = {}) =>
  readListingQuery(new URLSearchParams(query), { hasSearch: false, ...kind })
const write = (query: string, change: ListingChange) =>
  decodeURIComponent(writeListingQuery(new URLSearchParams(query), change))
const filters = (query: string) => readFilters(new URLSearchParams(query))

describe('the query of a listing', () => {
  it('CC-LIST-01 reads page, size, sort, search term and filters, in all their spellings', () => {
    expect(read('page=2&limit=20&sort=price&brand=x')).toEqual({
      page: 2,
      itemsPerPage: 20,
      sort: 'price',
      filters: { brand: ['x'] },
      listViewType: 'grid',
    })
    expect(read('itemsPerPage=40').itemsPerPage).toBe(40)
    expect([read('term=acuvue').search, read('phrase=acuvue').search]).toEqual(['acuvue', 'acuvue'])
  })

  it('prefers itemsPerPage to limit, and search to term to phrase', () => {
    expect(read('limit=20&itemsPerPage=40').itemsPerPage).toBe(40)
    expect(read('phrase=c&term=b&search=a').search).toBe('a')
    expect(read('phrase=c&term=b').search).toBe('b')
  })

  it('CC-LIST-03 AS-CONST-08 shows the configured number of products, else 16 in a listing and 10 elsewhere', () => {
    expect(read('', { defaultSize: 24 }).itemsPerPage).toBe(24)
    expect(read('').itemsPerPage).toBe(16)
    expect(DEFAULT_ITEMS_PER_PAGE).toBe(10)
  })

  it('CC-LIST-05 offers 10, 20, 40 and 100 a page and uses the default for anything else', () => {
    expect(PAGE_OPTIONS).toEqual([10, 20, 40, 100])
    const odd = ['7', '99999', '0', '-10', '1e1', '10.0', 'NaN', '', '0x10', ' 10']
    expect(odd.filter((size) => read(`limit=${size}`).itemsPerPage !== 16)).toEqual([])
    expect([10, 16, 20, 40, 100].map((size) => read(`limit=${size}`).itemsPerPage)).toEqual([10, 16, 20, 40, 100])
  })

  it('starts at page one if the page is invalid', () => {
    const odd = ['0', '-1', '1.5', 'abc', '', '1e9', 'Infinity', '9999999']
    expect(odd.filter((page) => read(`page=${page}`).page !== 1)).toEqual([])
    expect(read('page=007').page).toBe(7)
  })

  it('sorts by position in a category and by relevance for a search, unless requested otherwise', () => {
    expect([read('').sort, read('sort=best').sort, read('sort=relevance').sort]).toEqual([
      'position',
      'position',
      'position',
    ])
    expect([read('', { hasSearch: true }).sort, read('search=x').sort]).toEqual(['relevance', 'relevance'])
    for (const sort of SORTS) expect(read(`sort=${sort}`, { hasSearch: true }).sort).toBe(sort)
  })

  it('shows a grid unless a list is requested, and contains its category', () => {
    expect(
      ['listViewType=list', 'listViewType=grid', 'listViewType=tiles', ''].map((query) => read(query).listViewType),
    ).toEqual(['list', 'grid', 'grid', 'grid'])
    expect(read('', { categoryPath: 'lens/daily' }).categoryPath).toBe('lens/daily')
    expect(['search', 'categoryPath'].filter((key) => key in read('search=%20'))).toEqual([])
  })

  it('is always valid, whatever the address contains', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('page', 'limit', 'sort', 'search', 'brand', '__proto__'), fc.string())),
        (pairs) => {
          const query = readListingQuery(new URLSearchParams(pairs.map(([name, value]) => [name, value])), {
            hasSearch: true,
          })
          expect(query.page).toBeGreaterThanOrEqual(1)
          expect([...PAGE_OPTIONS, 16]).toContain(query.itemsPerPage)
          expect(SORTS).toContain(query.sort)
          expect(query.search).not.toBe('')
          expect(Object.keys(query.filters).every((facet) => (FACETS as readonly string[]).includes(facet))).toBe(true)
        },
      ),
    )
  })
})

describe('filters', () => {
  it('are accepted repeated, as a list, or in brackets', () => {
    expect(filters('brand=a&brand=b,c&filter[brand]=d&filter[brand][]=e')).toEqual({ brand: ['a', 'b', 'c', 'd', 'e'] })
    expect(filters('brand=a&lens_type=toric')).toEqual({ brand: ['a'], lens_type: ['toric'] })
  })

  it('are read once each, trimmed, without empty, too long or unknown values', () => {
    expect(filters(`brand=a,,%20a%20&brand=${'x'.repeat(101)}&colour=blue&filter[__proto__]=x`)).toEqual({
      brand: ['a'],
    })
    expect(filters(`brand=${Array.from({ length: 60 }, (_, index) => index).join(',')}`).brand).toHaveLength(50)
  })

  it('may have a hundred characters', () => {
    expect(filters(`brand=${'x'.repeat(100)}`)).toEqual({ brand: ['x'.repeat(100)] })
  })

  it('can be switched on and off again', () => {
    const on = toggleFilter({ lens_type: ['toric'] }, 'brand', 'a')
    expect(on).toEqual({ lens_type: ['toric'], brand: ['a'] })
    expect(toggleFilter(on, 'brand', 'b')).toEqual({ lens_type: ['toric'], brand: ['a', 'b'] })
    expect(toggleFilter(on, 'brand', 'a')).toEqual({ lens_type: ['toric'] })
    expect(toggleFilter({ brand: ['a', 'b', 'c'] }, 'brand', 'b')).toEqual({ brand: ['a', 'c'] })
  })
})

describe('changing the address of a listing', () => {
  it('CC-LIST-04 goes to page one after another page size, and keeps the rest', () => {
    const query = new URLSearchParams(write('page=5&itemsPerPage=20&utm_source=x', { itemsPerPage: 40 }))
    expect(Object.fromEntries(query)).toEqual({ page: '1', itemsPerPage: '40', utm_source: 'x' })
  })

  it('goes to page one after another sort, search term or filter, but not after another view', () => {
    for (const change of [{ sort: 'price' }, { search: 'x' }, { filters: {} }] as const)
      expect(new URLSearchParams(write('page=5', change)).get('page')).toBe('1')
    expect(write('page=5', { listViewType: 'list' })).toBe('page=5&listViewType=list')
    expect(write('', { listViewType: 'list' })).toBe('listViewType=list')
  })

  it('sets a page and keeps the rest of the address', () => {
    expect(write('sort=price', { page: 3 })).toBe('sort=price&page=3')
    expect(write('page=2&sort=price', { page: 3, sort: 'name' })).toBe('page=3&sort=name')
  })

  it('keeps every other parameter in its position', () => {
    expect(write('itemsPerPage=20&sort=price', { page: 2 })).toBe('itemsPerPage=20&sort=price&page=2')
  })

  it('writes only one spelling', () => {
    expect(write('limit=20&term=lens&phrase=x', { page: 2 })).toBe('itemsPerPage=20&search=lens&page=2')
    expect(write('filter[brand]=a&brand=b&x=1', { filters: { brand: ['c', 'd'] } })).toBe('x=1&brand=c&brand=d&page=1')
  })

  it('does not change the original address', () => {
    const before = new URLSearchParams('limit=20')
    writeListingQuery(before, { page: 2 })
    expect(before.toString()).toBe('limit=20')
  })

  it('can be read back unchanged', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/)
    const change = fc.record({
      page: fc.integer({ min: 1, max: 999 }),
      itemsPerPage: fc.constantFrom(...PAGE_OPTIONS),
      sort: fc.constantFrom(...SORTS),
      search: word,
      listViewType: fc.constantFrom('grid' as const, 'list' as const),
      filters: fc.dictionary(fc.constantFrom(...FACETS), fc.uniqueArray(word, { minLength: 1 }), {
        noNullPrototype: true,
      }),
    })
    fc.assert(
      fc.property(change, (request) => {
        expect(read(write('limit=7&brand=old', request))).toEqual(request)
      }),
    )
  })
})

describe('the sort orders on offer', () => {
  it('include relevance only for a search, and the shop’s own order only without one', () => {
    expect(offeredSorts(read(''))).toEqual(['position', 'price', 'price_desc', 'name', 'rating'])
    expect(offeredSorts(read('term=toric', { hasSearch: true }))).toEqual(['relevance', 'price', 'price_desc', 'name', 'rating'])
  })
})

describe('the page sizes on offer', () => {
  it('include the current size', () => {
    expect(shownPageSizes(16)).toEqual([10, 16, 20, 40, 100])
    expect(shownPageSizes(20)).toEqual([10, 20, 40, 100])
  })
})
