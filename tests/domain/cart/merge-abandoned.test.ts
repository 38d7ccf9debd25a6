import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { itemsOnly } from '../../../domain/cart/items-only.ts'
import { copyAbandoned, mergeAbandoned } from '../../../domain/cart/merge-abandoned.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { mergeCarts } from '../../../domain/cart/merge-carts.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { anAddress } from '../../support/builders/address.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { made } from '../../support/builders/made.ts'
import { aProduct } from '../../support/builders/product.ts'

const X = aProduct({ id: 1 })
const Y = aProduct({ id: 2 })
const rules = { maximumOf: () => 20, idOf: () => 'moved' }
const person = {
  email: made(makeEmail('erika@example.ch')),
  billingAddress: anAddress(), shippingAddress: anAddress(),
  comment: 'Für Erika', shippingMethod: 'gls',
}
const abandoned = aCart({ ...person, lines: [aLine({ product: X })], checkoutState: 'shipping_selected', shipping: 790 })
const latest = aCart({ token: cartToken('2'), lines: [aLine({ product: X, quantity: 2 }), aLine({ product: Y })] })

describe('an abandoned cart', () => {
  it('moves its items to the latest cart, adding up the same variant, and is closed', () => {
    const both = made(mergeAbandoned({ abandoned, latest }, rules))
    expect(both.latest.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([[1, 3], [2, 1]])
    expect(both.latest.totals.total.cents).toBe(20_000)
    expect(both.abandoned).toMatchObject({ lines: [], checkoutState: 'completed', totals: { total: { cents: 0 } } })
    expect(JSON.stringify(both)).not.toContain('Erika')
  })

  it('keeps another eye and a recommendation on separate lines, and limits each product to its maximum', () => {
    const left = aCart({ lines: [aLine({ product: X, eye: 'left', quantity: 4 })] })
    const both = made(mergeAbandoned({ abandoned: left, latest }, { ...rules, maximumOf: () => 5 }))
    expect(both.latest.lines.map(({ eye, quantity }) => [eye, quantity])).toEqual([[undefined, 2], [undefined, 1], ['left', 3]])
    const full = made(mergeAbandoned({ abandoned: left, latest }, { ...rules, maximumOf: () => 2 }))
    expect(full.latest.lines).toHaveLength(2)
  })

  it('A47 does not replace the campaign of the latest cart, and adds its own where there is none', () => {
    const spring = aCart({ lines: [aLine({ product: X, eye: 'left', fk: 'spring' }), aLine({ product: Y, fk: 'spring' })] })
    const summer = aCart({ token: cartToken('2'), lines: [aLine({ product: X, eye: 'right', fk: 'summer' }), aLine({ product: Y })] })
    const { lines } = made(mergeAbandoned({ abandoned: spring, latest: summer }, rules)).latest
    expect(lines.map(({ productId, eye, fk }) => [productId, eye, fk]))
      .toEqual([[1, 'right', 'summer'], [2, undefined, 'spring'], [1, 'left', 'summer']])
  })

  it('leaves out gifts and is not merged once one of the two carts is ordered', () => {
    const gift = aCart({ lines: [aLine({ product: Y, isTrial: true })] })
    expect(made(mergeAbandoned({ abandoned: gift, latest }, rules)).latest.lines).toHaveLength(2)
    const done = aCart({ checkoutState: 'completed', lines: [aLine()] })
    expect(mergeAbandoned({ abandoned: done, latest }, rules)).toEqual(E.left({ _tag: 'CartCompleted' }))
    expect(mergeAbandoned({ abandoned, latest: done }, rules)).toEqual(E.left({ _tag: 'CartCompleted' }))
  })

  it('shows its items and no personal data, and restarts its checkout', () => {
    const cart = itemsOnly(abandoned)
    expect(Object.keys(cart).toSorted()).toEqual(
      ['brandChannel', 'checkoutState', 'createdAt', 'currency', 'id', 'lines', 'locale', 'priceChannel', 'token', 'totals'],
    )
    expect(cart).toMatchObject({ checkoutState: 'cart', lines: abandoned.lines, totals: { shippingTotal: { cents: 0 } } })
  })

  describe('restoring or merging a cart', () => {
    const packs = (cart: Cart) => cart.lines.map(({ productId, quantity }) => [productId, quantity])
    const [origin, own] = [aCart({ ...abandoned, id: 7 }), aCart({ id: 8, token: cartToken('8'), lines: [aLine({ product: Y })] })]
    const copy = (from: Cart, into: Cart) => made(copyAbandoned({ abandoned: from, latest: into }, rules))

    it('copies it once into a cart, leaves it unchanged, and adds back items that were removed meanwhile', () => {
      const once = copy(origin, own)
      expect([packs(once.latest), once.abandoned]).toEqual([[[2, 1], [1, 1]], origin])
      expect(copy(origin, once.latest).latest).toEqual(once.latest)
      const without = aCart({ ...once.latest, lines: [] })
      expect(packs(copy(origin, without).latest)).toEqual([[1, 1]])
      const grown = aCart({ ...origin, lines: [aLine({ product: X, quantity: 3 })] })
      expect(packs(copy(grown, once.latest).latest)).toEqual([[2, 1], [1, 3]])
    })

    it('counts its items once when its copy is merged into it, or two of its copies are merged', () => {
      const [one, other] = [copy(origin, own).latest, copy(origin, aCart({ id: 9, token: cartToken('9') })).latest]
      expect(packs(made(mergeAbandoned({ abandoned: one, latest: origin }, rules)).latest)).toEqual([[1, 1], [2, 1]])
      expect(packs(mergeCarts(one, other, () => 20))).toEqual([[2, 1], [1, 1]])
      expect(packs(mergeCarts(origin, one, () => 20))).toEqual([[1, 1], [2, 1]])
      expect(packs(mergeCarts(own, origin, () => 20))).toEqual([[2, 1], [1, 1]])
    })
  })
})
