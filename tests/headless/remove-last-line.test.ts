import { describe, expect, it } from 'vitest'
import { openAt } from '../ui/checkout/browse.tsx'

describe('removing a line', () => {
  it('AS-CHECKOUT-11 CC-CART-06 redirects home from every checkout step once it was the last one, and from no other page', async () => {
    const { browser, cart } = await openAt('payment', { locale: 'fr' })
    const [first = '', last = ''] = cart.lines.map(({ id }) => id)
    const steps = ['customer', 'address', 'shipping', 'payment'].map((step) => `/fr/checkout/${step}`)
    const shop = ['/fr/cart', '/fr/c/lens', `/fr/p/${cart.lines[0]!.productId}`]
    const methodsOf = async (paths: readonly string[]) =>
      await Promise.all(paths.map(async (path) => (await browser.get(path)).location ?? 'stays'))
    await browser.post('/fr/cart', { intent: 'remove', lineId: first })
    expect(await methodsOf([...steps, ...shop])).not.toContain('/fr/')
    expect(await methodsOf(['/fr/checkout/payment'])).toEqual(['stays'])
    await browser.post('/fr/cart', { intent: 'remove', lineId: last })
    expect(await methodsOf(steps)).toEqual(['/fr/', '/fr/', '/fr/', '/fr/'])
    expect(await methodsOf(shop)).toEqual(['stays', 'stays', 'stays'])
  })
})
