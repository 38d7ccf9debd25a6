import * as TE from 'fp-ts/lib/TaskEither.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeQuotePrice } from '../../../../application/storefront/pricing/quote-price.ts'
import { cartToken } from '../../../support/builders/cart.ts'
import { fakeShop } from '../../../support/fake-shop.ts'
import { fakeStorefront } from '../../../support/fake-storefront.ts'
import { productId } from '../../../support/builders/product.ts'

/** A shop without prices, and the requests it received. */
const recordingShop = () => {
  const requests: unknown[] = []
  const shop = fakeShop({
    pricing: {
      getPricing: (query) => () => {
        requests.push(query)
        return TE.left({ _tag: 'ServiceUnavailable' as const })()
      },
    },
  })
  return { requests, shop, campaignOf: () => undefined }
}

const opened = () => {
  const { requests, ...deps } = recordingShop()
  const keeper = { read: () => cartToken('T'), store: () => {}, clear: () => {} }
  return { requests, quote: makeQuotePrice({ ...deps, keeper }) }
}

describe('a price request', () => {
  beforeEach(() => { vi.useFakeTimers() })
  afterEach(() => { vi.useRealTimers() })

  it('CC-PRICE-06 is sent only with a product and a quantity above zero', async () => {
    const { requests, quote } = opened()
    for (const [product, quantity] of [[undefined, 1], [productId(1), 0], [productId(1), -1], [productId(1), Number.NaN]] as const)
      expect(await quote(product, quantity)()).toEqual({ _tag: 'Right', right: undefined })
    expect(requests).toEqual([])
    await quote(productId(1), 1)()
    expect(requests).toHaveLength(1)
  })

  it('AS-PRICE-01 CC-PRICE-09 waits 10 ms with a campaign key and is sent at once without', async () => {
    const { requests, quote } = opened()
    void quote(productId(5), 1)()
    expect(requests).toStrictEqual([{ productId: 5, quantity: 1, cartToken: cartToken('T') }])
    void quote(productId(5), 1, 'X')()
    await vi.advanceTimersByTimeAsync(9)
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(requests[1]).toEqual({ productId: 5, quantity: 1, cartToken: cartToken('T'), fk: 'X' })
  })

  it('contains no cart if there is none', async () => {
    const { requests, ...deps } = recordingShop()
    await makeQuotePrice({ ...deps, keeper: fakeStorefront().keeper })(productId(5), 1)()
    expect(requests).toStrictEqual([{ productId: 5, quantity: 1 }])
  })
})
