import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'
import { demoShopRegister } from '../../adapters/composition/demo-shop-register.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import type { Money } from '../../domain/money/money.ts'
import { toCartData } from '../../ui/cart/cart-data.ts'
import { aLine } from '../support/builders/cart-line.ts'
import { aCart } from '../support/builders/cart.ts'
import { chf } from '../support/builders/money.ts'

/** The missing amount shown in the cart sidebar, in a shop with this free-shipping threshold, or none. */
const missingWith = (threshold: Money | undefined) => {
  const register = demoShopRegister()
  const shop = openHeadlessShop({
    register: {
      ...register,
      settings: (brand) => {
        const { freeShippingThreshold: _usual, ...settings } = register.settings(brand)
        return threshold === undefined ? settings : { ...settings, freeShippingThreshold: threshold }
      },
    },
  })
  const settings = shop.visitor().injector.get(CurrentShop)
  return (unitPrice: number) => toCartData(aCart({ lines: [aLine({ unitPrice })] }), 'de', settings)?.freeShipping?.missing.cents
}

describe('the free-shipping notice', () => {
  it('AS-SHIP-01 is shown if a shop configures a threshold, and otherwise never', () => {
    expect([7550, 9999, 10_000].map(missingWith(chf(10_000)))).toEqual([2450, 1, undefined])
    expect([1, 7550, 9999].map(missingWith(undefined))).toEqual([undefined, undefined, undefined])
  })
})
