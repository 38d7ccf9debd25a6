import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { FailureLog } from '../../../application/storefront/loading/failure-log.port.ts'
import { ViewProduct } from '../../../application/storefront/catalogue/view-product.ts'
import type { ProductId } from '../../../domain/product/product.ts'

const UNKNOWN_PRODUCT = 999_999 as ProductId

describe('the failure log', () => {
  it('AS-SCOPE-03 goes to its listeners, and nowhere without one', async () => {
    const shop = openHeadlessShop()
    const entries: string[] = []
    const listening = shop.visitor({ failures: { failed: (what, { _tag }) => { entries.push(`${what} ${_tag}`) } } })
    await listening.injector.get(ViewProduct)(UNKNOWN_PRODUCT)()
    expect(entries).toHaveLength(1)
    const { injector } = shop.visitor()
    expect(injector.get(FailureLog).failed('product', { _tag: 'ServiceUnavailable' })).toBeUndefined()
    expect((await injector.get(ViewProduct)(UNKNOWN_PRODUCT)())._tag).toBe('Left')
    expect(entries).toHaveLength(1)
  })
})
