import * as E from 'fp-ts/lib/Either.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeBrowseCategory } from '../../../../application/storefront/catalogue/browse-category.ts'
import { makeListNavigation } from '../../../../application/storefront/catalogue/list-navigation.ts'
import { makeListProducts } from '../../../../application/storefront/catalogue/list-products.ts'
import { openLoadStore } from '../../../../application/storefront/loading/load-store.ts'
import { LOADING_TIME, noLonger, withoutFlicker } from '../../../../application/storefront/shop/loading-time.ts'
import { makePagination } from '../../../../domain/listing/make-pagination.ts'
import { readListingQuery } from '../../../../domain/listing/read-listing-query.ts'
import { ROOT_CATEGORIES } from '../../../../domain/product/root-categories.ts'
import { aCategory } from '../../../support/builders/catalogue.ts'
import { fakeShop } from '../../../support/fake-shop.ts'

const QUERY = readListingQuery(new URLSearchParams(), { hasSearch: false })
const EMPTY = { cards: [], facets: [], pagination: makePagination({ page: 1, totalItems: 0, itemsPerPage: 16 }) }

/** A catalogue that responds after this number of milliseconds and records the requested categories. */
const catalogueAfter = (milliseconds: number, isOpen = () => true) => {
  const requests: string[] = []
  const after = <Result>(response: Result) => () =>
    new Promise<Result>((resolve) => { setTimeout(() => { resolve(response) }, milliseconds) })
  let lists = 0
  const shop = fakeShop({
    catalogue: {
      getCategory: ({ path }) => () => {
        requests.push(path)
        return after(isOpen() ? E.right(aCategory({ path })) : E.left({ _tag: 'ServiceUnavailable' as const }))()
      },
      listProducts: () => {
        lists += 1
        return after(E.right(EMPTY))
      },
    },
  })
  return { requests, shop, lists: () => lists, loads: openLoadStore({ log: { failed: () => {} } }) }
}

/** The duration of a task on the clock of the test. */
const timeOf = async (load: () => Promise<unknown>): Promise<number> => {
  const start = Date.now()
  const end = load().then(() => Date.now())
  await vi.advanceTimersByTimeAsync(1000)
  return (await end) - start
}

describe('browsing the catalogue', () => {
  beforeEach(() => { vi.useFakeTimers() })
  afterEach(() => { vi.useRealTimers() })

  it('CC-SEARCH-13 loads the menu once a language, also when requested twice at once', async () => {
    const { requests, shop } = catalogueAfter(0)
    const navigation = makeListNavigation({ shop, log: { warn: () => {} } })
    await Promise.all([timeOf(navigation('de')), navigation('de')()])
    await navigation('de')()
    expect(requests.toSorted()).toEqual(ROOT_CATEGORIES.toSorted())
    await timeOf(navigation('fr'))
    await navigation('de')()
    expect(requests.toSorted()).toEqual([...ROOT_CATEGORIES, ...ROOT_CATEGORIES].toSorted())
  })

  it('requests the menu again after a failure', async () => {
    let isOpen = false
    const { shop } = catalogueAfter(0, () => isOpen)
    const navigation = makeListNavigation({ shop, log: { warn: () => {} } })
    const first = navigation('de')()
    await vi.advanceTimersByTimeAsync(10)
    expect(E.isLeft(await first)).toBe(true)
    isOpen = true
    const second = navigation('de')()
    await vi.advanceTimersByTimeAsync(10)
    expect(E.isRight(await second)).toBe(true)
  })

  it('H-E02 CC-CONST-13 AS-CONST-06 shows a fast response at once; once it shows that it is loading it does so for 200 ms', async () => {
    expect(LOADING_TIME).toEqual({ delay: 200, minDuration: 200 })
    for (const [respondsAfter, shownAfter] of [[20, 20], [190, 190], [210, 400], [399, 400], [500, 500]] as const) {
      const deps = { ...catalogueAfter(respondsAfter), loading: withoutFlicker(LOADING_TIME) }
      expect([respondsAfter, await timeOf(makeListProducts(deps)(QUERY, 'de'))]).toEqual([respondsAfter, shownAfter])
      expect([respondsAfter, await timeOf(makeBrowseCategory(deps)('lens', QUERY, 'de'))]).toEqual([respondsAfter, shownAfter])
    }
    // The server does not wait.
    expect(await timeOf(makeListProducts({ ...catalogueAfter(300), loading: noLonger })(QUERY, 'de'))).toBe(300)
    const deps = catalogueAfter(20)
    const listing = makeListProducts({ ...deps, loading: withoutFlicker(LOADING_TIME) })(QUERY, 'de')()
    await vi.advanceTimersByTimeAsync(20)
    expect([await listing, deps.lists()]).toEqual([E.right(EMPTY), 1])
  })
})
