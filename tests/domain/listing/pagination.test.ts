import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_ITEMS_PER_PAGE, makePagination } from '../../../domain/listing/make-pagination.ts'
import { isPaginationShown, nextPage, previousPage, visiblePages } from '../../../domain/listing/visible-pages.ts'

const pages = (page: number, totalItems: number, itemsPerPage: number) =>
  makePagination({ page, totalItems, itemsPerPage })
const at = (currentPage: number, totalPages: number) => ({ currentPage, totalPages })

describe('pagination', () => {
  it('CC-PAGE-01 starts with one page of ten', () => {
    expect(pages(1, 0, DEFAULT_ITEMS_PER_PAGE)).toEqual({
      currentPage: 1,
      totalPages: 1,
      totalItems: 0,
      itemsPerPage: 10,
      pageOptions: [10, 20, 40, 100],
    })
  })

  it('CC-PAGE-02 has at least one page, and one more for a remainder', () => {
    expect(Object.keys(pages(1, 33, 16)).toSorted()).toEqual([
      'currentPage',
      'itemsPerPage',
      'pageOptions',
      'totalItems',
      'totalPages',
    ])
    expect([pages(1, 33, 16), pages(1, 32, 16), pages(1, 0, 16)].map((one) => one.totalPages)).toEqual([3, 2, 1])
  })

  it('shows the last page for one beyond it and the first page for one before it', () => {
    expect([pages(9, 33, 16), pages(0, 33, 16), pages(2, 33, 16)].map((one) => one.currentPage)).toEqual([3, 1, 2])
  })

  it('CC-PAGE-04 links three pages at once, around the current one', () => {
    expect(visiblePages(at(5, 10))).toEqual([4, 5, 6])
    expect(visiblePages(at(1, 10))).toEqual([1, 2, 3])
    expect(visiblePages(at(10, 10))).toEqual([8, 9, 10])
    expect(visiblePages(at(1, 2))).toEqual([1, 2])
  })

  it('is hidden for a single page and for none', () => {
    expect([0, 1, 2].map((totalPages) => isPaginationShown({ totalPages }))).toEqual([false, false, true])
  })

  it('has no previous link on the first page and no next link on the last', () => {
    expect([previousPage(at(1, 3)), nextPage(at(1, 3))]).toEqual([undefined, 2])
    expect([previousPage(at(2, 3)), nextPage(at(2, 3))]).toEqual([1, 3])
    expect([previousPage(at(3, 3)), nextPage(at(3, 3))]).toEqual([2, undefined])
  })

  it('always links the current page, and only existing pages', () => {
    const counted = fc.record({
      page: fc.integer({ min: -5, max: 50 }),
      totalItems: fc.nat(500),
      itemsPerPage: fc.constantFrom(10, 16, 20),
    })
    fc.assert(
      fc.property(counted, (request) => {
        const pagination = makePagination(request)
        const links = visiblePages(pagination)
        expect(links).toContain(pagination.currentPage)
        expect(links).toHaveLength(Math.min(3, pagination.totalPages))
        expect(Math.min(...links)).toBeGreaterThanOrEqual(1)
        expect(Math.max(...links)).toBeLessThanOrEqual(pagination.totalPages)
      }),
    )
  })
})
