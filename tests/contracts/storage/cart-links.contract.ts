import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { makeCreateCartLink } from '../../../application/commerce/cart/create-cart-link.ts'
import { makeMergeAbandonedCart } from '../../../application/commerce/cart/merge-abandoned-cart.ts'
import { makeSetCurrentCart } from '../../../application/commerce/cart/set-current-cart.ts'
import { openSettableClock } from '../../../adapters/memory/shop/settable-clock.ts'
import { openShopRegister } from '../../support/shop-register.ts'
import { randomTokens } from '../../../adapters/memory/shop/random-tokens.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { cartLinkToken } from '../../support/builders/cart-link.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { aPriceEntry } from '../../support/builders/price-entry.ts'
import { aProduct } from '../../support/builders/product.ts'
import { someSettings } from '../../support/builders/shop-settings.ts'
import { GUEST } from '../../support/commerce.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { OpenStorage, Storage } from './storage.ts'
import { withStorage } from './with-storage.ts'

const NOON = new Date('2026-03-02T12:00:00Z')
const LATER = new Date('2026-03-02T13:00:00Z')
const [X, Y] = [aProduct({ id: 1001 }), aProduct({ id: 1002 })]
const shopCatalogue = aCatalogue({ products: [X, Y], prices: [aPriceEntry({ productId: 1001 }), aPriceEntry({ productId: 1002 })] })

const putCart = async ({ carts }: Storage, name: string, ...lines: Parameters<typeof aLine>[0][]): Promise<CartToken> => {
  const { id: _id, ...cart } = aCart({ token: cartToken(name), lines: lines.map(aLine) })
  return (await value(carts.put(cart))).token
}
const packs = async ({ carts }: Storage, token: CartToken) =>
  (await value(carts.cart(token))).lines.map(({ productId, quantity }): readonly [number, number] => [productId, quantity])

const servedBy = (storage: Storage) => {
  const deps = {
    ...storage, linkedCarts: storage.carts, clock: openSettableClock(NOON), tokens: randomTokens,
    register: openShopRegister([someSettings()], []),
  }
  return { link: makeCreateCartLink(deps), merge: makeMergeAbandonedCart(deps), setCurrent: makeSetCurrentCart(deps) }
}

/** Contract of the cart links: carts are merged through them once. */
export const cartLinksContract = (open: OpenStorage): void => {
  const run = withStorage(open)

  describe('links to carts', () => {
    it('lead to their cart until they expire, and no other token does', () =>
      run(shopCatalogue, async (storage) => {
        const [one, other] = [await putCart(storage, '1'), await putCart(storage, '2')]
        const { cartLinks } = storage
        await value(cartLinks.store({ token: cartLinkToken('a'), cartToken: one, endsAt: LATER }))
        await value(cartLinks.store({ token: cartLinkToken('b'), cartToken: one, endsAt: LATER }))
        await value(cartLinks.store({ token: cartLinkToken('c'), cartToken: other, endsAt: LATER }))
        for (const [name, leadsTo] of [['a', one], ['b', one], ['c', other], ['d', undefined]] as const)
          expect([name, await value(cartLinks.cartOf(cartLinkToken(name), NOON))]).toEqual([name, leadsTo])
        expect(await value(cartLinks.cartOf(one as never, NOON))).toBeUndefined()
        expect(await value(cartLinks.cartOf(cartLinkToken('a'), LATER))).toBeUndefined()
      }))

    it('merge a cart once when twenty ask at once; the others are rejected (S11)', () =>
      run(shopCatalogue, async (storage) => {
        const { link, merge } = servedBy(storage)
        const abandoned = await value(link(GUEST, { token: await putCart(storage, 'a', { product: X, quantity: 2 }) }))
        const latest = await putCart(storage, 'c', { product: X, quantity: 3 }, { product: Y })
        const responses = await Promise.all(Array.from({ length: 20 }, () => merge(GUEST, { abandoned, latest })()))
        expect(responses.filter(E.isRight)).toHaveLength(1)
        for (const response of responses.filter(E.isLeft)) expect(response.left).toEqual({ _tag: 'CartCompleted' })
        expect(await packs(storage, latest)).toEqual([[1001, 5], [1002, 1]])
        expect(await value(storage.carts.cart(cartToken('a')))).toMatchObject({ lines: [], checkoutState: 'completed' })
      }))

    it('merge two carts into each other at once without losing or doubling a pack (S11)', () =>
      run(shopCatalogue, async (storage) => {
        const { link, merge } = servedBy(storage)
        const [a, c] = [await putCart(storage, 'a', { product: X, quantity: 2 }), await putCart(storage, 'c', { product: Y, quantity: 3 })]
        const [toA, toC] = [await value(link(GUEST, { token: a })), await value(link(GUEST, { token: c }))]
        const responses = await Promise.all(Array.from({ length: 20 }, (_, index) =>
          merge(GUEST, index % 2 === 0 ? { abandoned: toA, latest: c } : { abandoned: toC, latest: a })()))
        expect(responses.filter(E.isRight)).toHaveLength(1)
        expect(new Map([...(await packs(storage, a)), ...(await packs(storage, c))])).toEqual(new Map([[1001, 2], [1002, 3]]))
      }))

    it('merge no cart with itself, and none that is ordered (S11)', () =>
      run(shopCatalogue, async (storage) => {
        const { link, merge, setCurrent } = servedBy(storage)
        const token = await putCart(storage, 'a', { product: X, quantity: 2 })
        const abandoned = await value(link(GUEST, { token }))
        const responses = await Promise.all(Array.from({ length: 20 }, () => merge(GUEST, { abandoned, latest: token })()))
        expect(responses.filter(E.isRight)).toHaveLength(20)
        expect(await packs(storage, token)).toEqual([[1001, 2]])
        await value(storage.carts.change(token, (cart) => E.right({ ...cart, checkoutState: 'completed' as const })))
        const latest = await putCart(storage, 'c')
        for (const request of [
          merge(GUEST, { abandoned, latest }), merge(GUEST, { abandoned, latest: token }), setCurrent(GUEST, { link: abandoned }),
        ])
          
          expect(await refusal(request)).toEqual({ _tag: 'CartCompleted' })
        expect([await packs(storage, token), await packs(storage, latest)]).toEqual([[[1001, 2]], []])
      }))

    it('copy the items once into the current cart when twenty ask at once, and leave the cart itself unchanged', () =>
      run(shopCatalogue, async (storage) => {
        const { link, setCurrent } = servedBy(storage)
        const left = await putCart(storage, 'a', { product: X, quantity: 2 })
        const latest = await putCart(storage, 'c', { product: X, quantity: 3 })
        const opened = await value(link(GUEST, { token: left }))
        await Promise.all(Array.from({ length: 20 }, () => value(setCurrent(GUEST, { link: opened, latest }))))
        expect([await packs(storage, left), await packs(storage, latest)]).toEqual([[[1001, 2]], [[1001, 5]]])
      }))
  })
}
