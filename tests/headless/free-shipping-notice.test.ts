import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'
import { demoShopRegister } from '../../adapters/composition/demo-shop-register.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import type { Money } from '../../domain/money/money.ts'
import { toCartData } from '../../ui/cart/cart-data.ts'
import { aLine } from '../support/builders/cart-line.ts'
import { aCart } from '../support/builders/cart.ts'
import { chf } from '../support/builders/money.ts'

/** What the cart at the side says is missing, in a shop whose free shipping begins here, or nowhere. */
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

describe('the notice of free shipping', () => {
  it('AS-SHIP-01 stands where a shop configures a threshold, and never where it does not', () => {
    expect([7550, 9999, 10_000].map(missingWith(chf(10_000)))).toEqual([2450, 1, undefined])
    expect([1, 7550, 9999].map(missingWith(undefined))).toEqual([undefined, undefined, undefined])
  })
})
