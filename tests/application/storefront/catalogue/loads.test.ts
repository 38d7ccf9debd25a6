import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { makeBrowseCategory } from '../../../../application/storefront/catalogue/browse-category.ts'
import { makeListNavigation } from '../../../../application/storefront/catalogue/list-navigation.ts'
import { makeListProducts } from '../../../../application/storefront/catalogue/list-products.ts'
import { makeViewProduct } from '../../../../application/storefront/catalogue/view-product.ts'
import { openLoadStore } from '../../../../application/storefront/loading/load-store.ts'
import { makeViewOrder } from '../../../../application/storefront/order/view-order.ts'
import type { Shop } from '../../../../application/storefront/shop/shop.ts'
import { noLonger } from '../../../../application/storefront/shop/loading-time.ts'
import { readListingQuery } from '../../../../domain/listing/read-listing-query.ts'
import { ROOT_CATEGORIES } from '../../../../domain/product/root-categories.ts'
import type { Failure } from '../../../../domain/refusal.ts'
import type { OrderToken } from '../../../../domain/order/order.ts'
import { productId } from '../../../support/builders/product.ts'

const SILENT: Failure = { _tag: 'ServiceUnavailable' }
const QUERY = readListingQuery(new URLSearchParams(), { hasSearch: false })
const CATEGORY = { path: 'lens', titles: {}, descriptions: {}, children: [] }

const opened = () => {
  const logged: unknown[] = []
  let isSilent = true
  let calls = 0
  const respond = (result: unknown) => () => {
    calls += 1
    return Promise.resolve(isSilent ? E.left(SILENT) : E.right(result))
  }
  const shop = {
    catalogue: { getCategory: () => respond(CATEGORY), listProducts: () => respond({ cards: [] }), getProduct: () => respond({}) },
    order: { getOrder: () => respond({}) },
  } as unknown as Shop
  const loads = openLoadStore({ log: { failed: (what, failure) => { logged.push([what, failure]) } } })
  return {
    shop, loads, logged,
    calls: () => calls,
    speak: (speaks = true) => { isSilent = !speaks },
  }
}

describe('loading', () => {
  it(
    'CC-ERR-01 keeps the failure of categories, products, a product and an order, logs it once, and clears it with the next success',
    async () => {
      const { shop, loads, logged, speak } = opened()
      const load: Readonly<Record<string, () => Promise<unknown>>> = {
        category: () => makeBrowseCategory({ shop, loads, loading: noLonger })('lens', QUERY, 'de')(),
        products: () => makeListProducts({ shop, loads, loading: noLonger })(QUERY, 'de')(),
        product: () => makeViewProduct({ shop, loads })(productId(1))(),
        order: () => makeViewOrder({ shop, loads })('x' as OrderToken)(),
      }
      for (const [what, ask] of Object.entries(load)) {
        speak(false)
        logged.length = 0
        expect(await ask()).toEqual(E.left(SILENT))
        expect(loads.failures()).toEqual({ [what]: SILENT })
        expect(loads.failures()[what as 'product']).toBe(SILENT)
        expect(logged).toEqual([[what, SILENT]])
        speak()
        await ask()
        expect([loads.failures(), logged.length]).toEqual([{}, 1])
      }
    },
  )

  it('CC-SEARCH-13 loads the menu once a language, and again only after a failure', async () => {
    const { shop, calls, speak } = opened()
    const menu = makeListNavigation({ shop, log: { warn: () => {} } })
    speak()
    await Promise.all([menu('de')(), menu('de')()])
    await menu('de')()
    expect(calls()).toBe(ROOT_CATEGORIES.length)
    await menu('fr')()
    await menu('fr')()
    await menu('de')()
    expect(calls()).toBe(2 * ROOT_CATEGORIES.length)
    speak(false)
    expect(E.isLeft(await menu('it')())).toBe(true)
    speak()
    expect(E.isRight(await menu('it')())).toBe(true)
    expect(calls()).toBe(4 * ROOT_CATEGORIES.length)
  })
})
