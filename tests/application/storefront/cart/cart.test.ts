import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { createSignal } from '../../../../application/signal.ts'
import { makeAddToCart } from '../../../../application/storefront/cart/add-to-cart.ts'
import { inStore } from '../../../../application/storefront/cart/in-store.ts'
import { openCurrentCart, UNKNOWN_CART, type CartView } from '../../../../application/storefront/cart/current-cart-signal.ts'
import { makeEnterCart } from '../../../../application/storefront/cart/enter-cart.ts'
import { makeLoadCart } from '../../../../application/storefront/cart/make-load-cart.ts'
import { openCartStore } from '../../../../application/storefront/cart/cart-store.ts'
import type { Cart } from '../../../../domain/cart/cart.ts'
import type { Failure } from '../../../../domain/refusal.ts'
import { aLine } from '../../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../../support/builders/cart.ts'
import { productId } from '../../../support/builders/product.ts'
import { fakeStorefront } from '../../../support/fake-storefront.ts'
import { orderToken } from '../../../support/builders/order.ts'
import { refusal, value } from '../../../support/outcome.ts'

const item = { productId: productId(5), option: {}, quantity: 1 }
const T = cartToken('1')
const OLD = cartToken('old')
const removeLine = ({ shop, changeCart }: ReturnType<typeof fakeStorefront>, itemId: string) =>
  changeCart((token) => shop.cart.removeFromCart({ token, itemId }))

describe('the visitor’s cart', () => {
  it('CC-CART-03 is dropped and deleted once it is completed, and no new one is created for it', async () => {
    const ordered = aCart({ checkoutState: 'completed', lines: [aLine()] })
    const { store, keeper, names, ...fake } = fakeStorefront({ getCart: () => TE.right(ordered) }, T)
    await makeLoadCart({ store, keeper, ...fake })()()
    expect(store.view()).toEqual({ cart: undefined, waiting: false, ready: true })
    expect(keeper.read()).toBeUndefined()
    expect(names()).toEqual(['cart', 'becameOrder'])
  })

  it('N2 stores its order on the device that placed it, for its page to read once', async () => {
    const ordered = aCart({ checkoutState: 'completed', lines: [aLine()] })
    const fake = fakeStorefront({ getCart: () => TE.right(ordered), getOrderOfCart: () => TE.right(orderToken('1')) }, T)
    const enter = makeEnterCart(fake)
    expect(await value(enter())).toEqual({ became: orderToken('1') })
    expect([fake.keeper.read(), fake.traces.ordered()]).toEqual([undefined, orderToken('1')])
    expect(await value(enter())).toEqual({ lastOrder: orderToken('1') })
    fake.keeper.store(T)
    expect(await value(makeEnterCart({ ...fake, shop: fakeStorefront().shop })())).toEqual({ cart: aCart() })
    const silent = fakeStorefront({ getCart: () => TE.right(ordered), getOrderOfCart: () => TE.left({ _tag: 'ServiceUnavailable' }) }, T)
    expect(await refusal(makeEnterCart(silent)())).toEqual({ _tag: 'ServiceUnavailable' })
    expect([silent.keeper.read(), silent.traces.ordered()]).toEqual([T, undefined])
  })

  it('CC-CALL-05 is deleted without a message when the shop does not find its token, and there is no cart', async () => {
    const fake = fakeStorefront({ getCart: () => TE.left({ _tag: 'NotFound', what: 'cart' }) }, T)
    await makeLoadCart(fake)()()
    expect(fake.keeper.read()).toBeUndefined()
    expect(fake.store.view()).toEqual({ cart: undefined, waiting: false, ready: true })
  })

  it('CC-CART-04 is dropped when the response to a change reports it completed, and otherwise kept', async () => {
    for (const [checkoutState, expected] of [['completed', undefined], ['addressed', 'addressed']] as const) {
      const fake = fakeStorefront({ removeFromCart: () => TE.right(aCart({ checkoutState, lines: [aLine()] })) }, T)
      fake.store.received(fake.store.requested(), aCart({ lines: [aLine(), aLine({ eye: 'left' })] }))
      await removeLine(fake, 'line-2')()
      expect(fake.store.view().cart?.checkoutState).toBe(expected)
    }
  })

  it('is kept by its token when the shop merely does not respond', async () => {
    const fake = fakeStorefront({ getCart: () => TE.left({ _tag: 'ServiceUnavailable' }) }, T)
    await makeLoadCart(fake)()()
    expect(fake.keeper.read()).toBe(T)
    expect(fake.store.view().failure).toEqual({ _tag: 'ServiceUnavailable' })
  })

  it('CC-CART-05 is created before the first item and not again, not even by two clicks at once', async () => {
    const fake = fakeStorefront()
    const add = makeAddToCart(fake)
    await Promise.all([add([item], 'de')(), add([item], 'de')()])
    expect(fake.names()).toEqual(['create', 'add', 'add'])
    const later = fakeStorefront({}, T)
    await makeAddToCart(later)([item], 'de')()
    expect(later.names()).toEqual(['add'])
  })

  it('is changed under the same key again when the response got lost, until it is reloaded or another change is made', async () => {
    const sent: (string | undefined)[] = []
    const responses: E.Either<Failure, Cart>[] = []
    const fake = fakeStorefront({
      addToCart: ({ key }) => async () => {
        sent.push(key)
        return responses.shift() ?? E.left({ _tag: 'ServiceUnavailable' })
      },
    }, T)
    const add = makeAddToCart(fake)
    await add([item], 'de')()
    await add([item], 'de')()
    expect(sent[1]).toBe(sent[0])
    await add([{ ...item, quantity: 2 }], 'de')()
    expect(sent[2]).not.toBe(sent[1])
    responses.push(E.right(aCart()))
    await add([{ ...item, quantity: 2 }], 'de')()
    expect(sent[3]).toBe(sent[2])
    await add([{ ...item, quantity: 2 }], 'de')()
    fake.store.received(fake.store.requested(), aCart())
    await add([{ ...item, quantity: 2 }], 'de')()
    expect(new Set(sent.slice(3)).size).toBe(3)
  })

  it('F-B07 is rejected before the first item if the device stores nothing', async () => {
    const fake = fakeStorefront()
    const forgetful = { ...fake, keeper: { ...fake.keeper, store: () => {} } }
    expect(await makeAddToCart(forgetful)([item], 'de')()).toEqual(E.left({ _tag: 'NothingStored' }))
    expect([fake.names(), fake.store.view().cart]).toEqual([['create'], undefined])
  })

  it.each([{ _tag: 'CartCompleted' }, { _tag: 'NotFound', what: 'cart' }] as const)(
    'is replaced without a message when the shop returns $_tag while adding',
    async (error) => {
      const fake = fakeStorefront({ addToCart: ({ token }) => (token === OLD ? TE.left(error) : TE.right(aCart())) }, OLD)
      expect(E.isRight(await makeAddToCart(fake)([item], 'de')())).toBe(true)
      expect(fake.names()).toEqual(['add', 'create', 'add'])
      expect(fake.keeper.read()).toBe(T)
    },
  )

  it.each([{ _tag: 'NotFound', what: 'product' }, { _tag: 'ServiceUnavailable' }, { _tag: 'NotForSale' }] as const)(
    'stays unchanged when the shop returns $_tag while adding',
    async (failure) => {
      const fake = fakeStorefront({ addToCart: () => TE.left(failure) }, OLD)
      expect(await makeAddToCart(fake)([item], 'de')()).toEqual(E.left(failure))
      expect([fake.names(), fake.keeper.read()]).toEqual([['add'], OLD])
    },
  )

  it('is not changed if there is none, and no request is sent', async () => {
    const fake = fakeStorefront()
    expect(await removeLine(fake, 'line-1')()).toEqual(E.left({ _tag: 'NotFound', what: 'cart' }))
    expect(fake.names()).toEqual([])
  })

  it('CC-CALL-22 is replaced as a whole by the response to a change', async () => {
    const [a, b] = [aLine({ id: 'a' }), aLine({ id: 'b' })]
    const fake = fakeStorefront({ removeFromCart: () => TE.right(aCart({ lines: [a] })) }, T)
    fake.store.received(fake.store.requested(), aCart({ lines: [a, b] }))
    await removeLine(fake, 'line-2')()
    expect(fake.store.view().cart).toEqual(aCart({ lines: [a] }))
  })

  it('CC-CALL-22 ignores an older response that arrives late, and waits for the newest', () => {
    const store = openCartStore()
    const [first, second] = [store.requested(), store.requested()]
    const [one, two] = [aCart({ lines: [aLine()] }), aCart({ lines: [aLine(), aLine()] })]
    store.received(second, two)
    expect(store.view()).toEqual({ cart: two, waiting: false, ready: true })
    store.received(first, one)
    store.failed(first, { _tag: 'ServiceUnavailable' })
    expect(store.view()).toEqual({ cart: two, waiting: false, ready: true })
  })

  it('is known to be absent if this device remembers none, and shown as such until the first is created', async () => {
    const currentCart = openCurrentCart({ keeper: fakeStorefront().keeper })
    const seen: CartView[] = [currentCart.now()]
    currentCart.subscribe(() => { seen.push(currentCart.now()) })
    const store = openCartStore({ signal: currentCart })
    await inStore(store)(TE.right(aCart({ lines: [aLine()] })))()
    expect(seen.map(({ cart, waiting, ready: isLoaded }) => [cart?.lines.length, waiting, isLoaded])).toEqual([
      [undefined, false, true], [undefined, true, true], [1, false, true],
    ])
    expect(openCurrentCart({ keeper: fakeStorefront({}, T).keeper }).now()).toEqual(UNKNOWN_CART)
  })

  it('is unknown while the first request is pending', () => {
    const store = openCartStore()
    const first = store.requested()
    expect(store.view()).toStrictEqual({ cart: undefined, waiting: true, ready: false })
    store.received(first, aCart())
    expect(store.view().ready).toBe(true)
  })

  it('is requested again like an unknown one, after the first request failed', () => {
    const writableSignal = createSignal<CartView>({ ...UNKNOWN_CART, ready: true, failure: { _tag: 'ServiceUnavailable' } })
    const store = openCartStore({ signal: writableSignal })
    store.requested()
    expect(store.view()).toStrictEqual({ cart: undefined, waiting: true, ready: false })
  })

  it('is loaded after a change that failed', async () => {
    const fake = fakeStorefront({ addToCart: () => TE.left({ _tag: 'NotForSale' }) }, T)
    const add = makeAddToCart(fake)
    const responses = await Promise.all([add([item], 'de')(), add([item], 'de')()])
    expect(responses).toEqual([E.left({ _tag: 'NotForSale' }), E.left({ _tag: 'NotForSale' })])
  })
})
