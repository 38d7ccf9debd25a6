import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeBrowseCategory } from '../../../../application/storefront/catalogue/browse-category.ts'
import type { CatalogueGateway } from '../../../../application/storefront/catalogue/catalogue-gateway.port.ts'
import { makeListNavigation } from '../../../../application/storefront/catalogue/list-navigation.ts'
import { makeListProducts } from '../../../../application/storefront/catalogue/list-products.ts'
import { openLoadStore } from '../../../../application/storefront/loading/load-store.ts'
import { atLeast, LEAST_LOADING_TIME, noLonger } from '../../../../application/storefront/shop/loading-time.ts'
import { makePagination } from '../../../../domain/listing/make-pagination.ts'
import { readListingQuery } from '../../../../domain/listing/read-listing-query.ts'
import { NAVIGATION_ROOTS } from '../../../../domain/product/navigation-roots.ts'
import { aCategory } from '../../../support/builders/goods.ts'

const QUERY = readListingQuery(new URLSearchParams(), { hasSearch: false })
const EMPTY = { cards: [], facets: [], pagination: makePagination({ page: 1, totalItems: 0, itemsPerPage: 16 }) }

/** A catalogue that answers after so many milliseconds and notes the categories it was asked for. */
const catalogueAfter = (milliseconds: number, isOpen = () => true) => {
  const asked: string[] = []
  const after = <Answer>(answer: Answer) => () =>
    new Promise<Answer>((resolve) => { setTimeout(() => { resolve(answer) }, milliseconds) })
  const catalogue: CatalogueGateway = {
    category: (path) => () => {
      asked.push(path)
      return after(isOpen() ? E.right(aCategory({ path })) : E.left({ _tag: 'ServiceUnavailable' as const }))()
    },
    list: () => after(E.right(EMPTY)),
    product: () => TE.left({ _tag: 'ServiceUnavailable' }),
    options: () => TE.left({ _tag: 'ServiceUnavailable' }),
    selected: () => TE.left({ _tag: 'ServiceUnavailable' }),
    popular: () => TE.left({ _tag: 'ServiceUnavailable' }),
  }
  return { asked, catalogue, loads: openLoadStore({ log: { failed: () => {} } }) }
}

/** How long something takes on the clock of the test. */
const timeOf = async (load: () => Promise<unknown>): Promise<number> => {
  const start = Date.now()
  const end = load().then(() => Date.now())
  await vi.advanceTimersByTimeAsync(1000)
  return (await end) - start
}

describe('browsing the catalogue', () => {
  beforeEach(() => { vi.useFakeTimers() })
  afterEach(() => { vi.useRealTimers() })

  it('CC-SEARCH-13 loads the menu once a language, also when asked twice at once', async () => {
    const { asked, catalogue } = catalogueAfter(0)
    const navigation = makeListNavigation({ catalogue, log: { warn: () => {} } })
    await Promise.all([timeOf(navigation('de')), navigation('de')()])
    await navigation('de')()
    expect(asked.toSorted()).toEqual(NAVIGATION_ROOTS.toSorted())
    await timeOf(navigation('fr'))
    await navigation('de')()
    expect(asked.toSorted()).toEqual([...NAVIGATION_ROOTS, ...NAVIGATION_ROOTS].toSorted())
  })

  it('asks for the menu again after it could not be had', async () => {
    let isOpen = false
    const { catalogue } = catalogueAfter(0, () => isOpen)
    const navigation = makeListNavigation({ catalogue, log: { warn: () => {} } })
    const first = navigation('de')()
    await vi.advanceTimersByTimeAsync(10)
    expect(E.isLeft(await first)).toBe(true)
    isOpen = true
    const second = navigation('de')()
    await vi.advanceTimersByTimeAsync(10)
    expect(E.isRight(await second)).toBe(true)
  })

  it('CC-CONST-13 shows a list in the browser after 200 ms at the earliest, and no later than its answer otherwise', async () => {
    expect(LEAST_LOADING_TIME).toBe(200)
    for (const [answerAfter, shownAfter] of [[20, 200], [500, 500]] as const) {
      const deps = { ...catalogueAfter(answerAfter), loading: atLeast(LEAST_LOADING_TIME) }
      expect(await timeOf(makeListProducts(deps)(QUERY, 'de'))).toBe(shownAfter)
      expect(await timeOf(makeBrowseCategory(deps)('lens', QUERY, 'de'))).toBe(shownAfter)
    }
    expect(await timeOf(makeListProducts({ ...catalogueAfter(20), loading: noLonger })(QUERY, 'de'))).toBe(20)
    const listing = makeListProducts({ ...catalogueAfter(20), loading: atLeast(LEAST_LOADING_TIME) })(QUERY, 'de')()
    await vi.advanceTimersByTimeAsync(LEAST_LOADING_TIME)
    expect(await listing).toEqual(E.right(EMPTY))
  })
})
