import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'
import type { Visitor } from '../../adapters/composition/headless/open-visitor.ts'
import { openMemoryShop } from '../../adapters/memory/memory-shop.ts'
import { demoCatalogue } from '../../adapters/seed/demo-catalogue.ts'
import type { CartRepository } from '../../application/commerce/cart/cart-repository.port.ts'
import { CurrentCart } from '../../application/storefront/cart/current-cart-signal.ts'

/** Carts whose next read can be delayed, and whose responses can be lost. */
const slowRepository = (cartRepository: CartRepository) => {
  let delay: Promise<void> | undefined
  let release = (): void => undefined
  let isLost = false
  const carts: CartRepository = {
    ...cartRepository,
    cart: (token) => async () => {
      const until = delay
      delay = undefined
      const response = await cartRepository.cart(token)()
      await until
      return isLost ? { _tag: 'Left', left: { _tag: 'ServiceUnavailable' } } : response
    },
  }
  return {
    carts,
    hold: () => { delay = new Promise((resolve) => { release = resolve }) },
    release: () => { release() },
    lose: (lost: boolean) => { isLost = lost },
  }
}

const open = () => {
  const shopCatalogue = demoCatalogue()
  const { carts, ...slow } = slowRepository(openMemoryShop(shopCatalogue).carts)
  const visitor = openHeadlessShop({ shopCatalogue: shopCatalogue, carts }).visitor()
  return { visitor, slow, view: visitor.injector.get(CurrentCart).now }
}

const put = async (visitor: Visitor) => {
  const [card] = await visitor.search('Renu')
  if (card === undefined) throw new Error('No solution')
  return visitor.addToCart({ productId: card.product.id, option: {}, quantity: 1 })
}

describe('the visible cart while responses are pending', () => {
  it('is absent before the first product, and shows the product added after it', async () => {
    const { visitor, view } = open()
    expect(view()).toEqual({ cart: undefined, waiting: false, ready: true })
    const cart = await put(visitor)
    expect(view()).toEqual({ cart, waiting: false, ready: true, changed: true })
  })

  it('CC-CALL-22 stays the response to a change when an earlier read arrives late, and waits for nothing more', async () => {
    const { visitor, slow, view } = open()
    await put(visitor)
    slow.hold()
    const looking = visitor.loadCart()
    expect(view().waiting).toBe(true)
    const filled = await put(visitor)
    slow.release()
    expect((await looking)?.lines.map(({ quantity }) => quantity)).toEqual([1])
    expect(filled.lines.map(({ quantity }) => quantity)).toEqual([2])
    expect(view()).toEqual({ cart: filled, waiting: false, ready: true, changed: true })
  })

  it('stays unchanged when the shop cannot be reached, reports it, and clears the error with the next response', async () => {
    const { visitor, slow, view } = open()
    const cart = await put(visitor)
    slow.lose(true)
    await expect(visitor.loadCart()).rejects.toThrow('ServiceUnavailable')
    expect(view()).toEqual({ cart, waiting: false, ready: true, changed: true, failure: { _tag: 'ServiceUnavailable' } })
    slow.lose(false)
    await visitor.loadCart()
    expect(view()).toEqual({ cart, waiting: false, ready: true })
  })

  it('is absent after signing out, whatever is still pending', async () => {
    const { visitor, slow, view } = open()
    await put(visitor)
    slow.hold()
    const looking = visitor.loadCart()
    await visitor.signOut()
    slow.release()
    await looking
    expect(view()).toEqual({ cart: undefined, waiting: false, ready: true })
  })
})
