import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NewItem } from '../../../application/contract/cart.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { refusal, value } from '../../support/outcome.ts'
import { cartToken } from '../../support/builders/cart.ts'
import { productId } from '../../support/builders/product.ts'
import type { Opened, OpenStorefront } from './open-storefront.ts'
import { GUEST } from '../../support/commerce.ts'

const rightLens: NewItem = {
  productId: productId(1002), eye: 'right', quantity: 1,
  option: { sphere: -2.25, cylinder: -1.25, axis: 90, radius: 8.7, diameter: 14.5 },
}
const leftLens: NewItem = {
  productId: productId(1001), eye: 'left', quantity: 2, option: { sphere: -3, radius: 8.6, diameter: 14 },
}
const bottle: NewItem = { productId: productId(2001), option: {}, quantity: 1 }
const drops: NewItem = { productId: productId(2002), option: {}, quantity: 3 }

export const cartContract = (how: string, open: OpenStorefront): void => {
  describe(`carts, ${how}`, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    const cartWith = async (...items: readonly NewItem[]): Promise<Cart> => {
      const { token } = await value(opened.storefront.cart.createCart({}, 'fr'))
      return value(opened.storefront.cart.addToCart({ token, items }))
    }

    it('CC-CALL-04 opens an empty cart in the visitor’s language', async () => {
      const cart = await value(opened.storefront.cart.createCart({}, 'it'))
      expect(cart).toMatchObject({ lines: [], checkoutState: 'cart', locale: 'it', brandChannel: 'iris' })
      expect(cart.token.length).toBeGreaterThanOrEqual(22)
      expect(cart.totals.total.cents).toBe(0)
    })

    it('adds both eyes together, each with its own values, and returns the stored cart', async () => {
      const cart = await cartWith(rightLens, leftLens, bottle)
      expect(cart).toStrictEqual(await value(opened.shop.commerce.shop(GUEST).cart.getCart({ token: cart.token })))
      expect(await value(opened.storefront.cart.getCart({ token: cart.token }))).toStrictEqual(cart)
      expect(cart.lines.map(({ eye, option }) => [eye, option])).toStrictEqual([
        ['right', rightLens.option], ['left', leftLens.option], [undefined, {}],
      ])
      expect(cart.totals.total.cents).toBe(4 * 4500)
    })

    it('adds once under one request key, also simultaneously, and again under another', async () => {
      const { cart } = opened.storefront
      const { token } = await value(cart.createCart({}, 'fr'))
      const add = (key: string) => value(cart.addToCart({ token, items: [rightLens, bottle], key }))
      await Promise.all([add('addition-00000001'), add('addition-00000001')])
      const once = await add('addition-00000001')
      expect(once.lines.map(({ quantity }) => quantity)).toEqual([rightLens.quantity, bottle.quantity])
      expect((await add('addition-00000002')).lines.map(({ quantity }) => quantity))
        .toEqual([2 * rightLens.quantity, 2 * bottle.quantity])
    })

    it('CC-ITEM-03 stores the source of a recommended item, and nothing for any other', async () => {
      const createdFrom = { type: 'recommendation', recommendationId: 'r1', source: 'cart', itemPosition: 3 } as const
      const cart = await cartWith({ ...bottle, createdFrom }, leftLens)
      expect(cart.lines.map((line) => line.createdFrom)).toStrictEqual([createdFrom, undefined])
      expect('createdFrom' in (cart.lines[1] ?? {})).toBe(false)
    })

    it('CC-CALL-09 sets a quantity and returns the whole cart with its new total', async () => {
      const cart = await cartWith(leftLens, bottle)
      const itemId = cart.lines[0]?.id ?? ''
      const changed = await value(opened.storefront.cart.updateCartQuantity({ token: cart.token, itemId, quantity: 3 }))
      expect(changed.lines.map(({ quantity }) => quantity)).toStrictEqual([3, 1])
      expect(changed.totals.total.cents).toBe(4 * 4500)
    })

    it('CC-CALL-08 removes the named line and no other', async () => {
      const cart = await cartWith(leftLens, bottle)
      const left = await value(opened.storefront.cart.removeFromCart({ token: cart.token, itemId: cart.lines[0]?.id ?? '' }))
      expect(left.lines.map(({ productId: id }) => id)).toStrictEqual([2001])
    })

    it('returns every rejection with its data', async () => {
      const { cart } = opened.storefront
      const { token, lines } = await cartWith(bottle)
      const line = lines[0]?.id ?? ''
      const adding = (...items: readonly NewItem[]) => refusal(cart.addToCart({ token, items }))
      expect(await refusal(cart.getCart({ token: cartToken('nobody') }))).toStrictEqual({ _tag: 'NotFound', what: 'cart' })
      expect(await refusal(cart.removeFromCart({ token, itemId: 'nothing' }))).toStrictEqual({ _tag: 'NotFound', what: 'line' })
      expect(await refusal(cart.updateCartQuantity({ token, itemId: line, quantity: Number.NaN }))).toStrictEqual({ _tag: 'NotAQuantity' })
      expect(await refusal(cart.updateCartQuantity({ token, itemId: line, quantity: 1000 }))).toMatchObject({ _tag: 'AboveMaximum' })
      expect(await adding({ ...drops, quantity: 4 })).toStrictEqual({ _tag: 'StopOrder', stock: 3 })
      expect(await adding({ ...leftLens, option: {} })).toMatchObject({ _tag: 'MissingOptions' })
      expect(await adding({ ...leftLens, option: { ...leftLens.option, sphere: 55 } })).toStrictEqual({
        _tag: 'ValueNotMade', key: 'sphere',
      })
      expect(await adding({ ...rightLens, option: { ...rightLens.option, axis: 10 } })).toMatchObject({
        _tag: 'CombinationNotMade',
      })
      expect(await adding(bottle, { ...leftLens, productId: productId(1004) })).toStrictEqual({
        _tag: 'Discontinued',
      })
      expect((await value(cart.getCart({ token }))).lines).toHaveLength(1)
    })
  })
}
