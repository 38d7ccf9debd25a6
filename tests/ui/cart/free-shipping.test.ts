import { describe, expect, it } from 'vitest'
import { demoShopRegister } from '../../../adapters/composition/demo-shop-register.ts'
import type { Money } from '../../../domain/money/money.ts'
import { toCartData } from '../../../ui/cart/cart-data.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart } from '../../support/builders/cart.ts'
import { chf } from '../../support/builders/money.ts'
import { openPages } from '../../support/open-pages.ts'
import { words } from '../../support/render-view.tsx'

/** A shop with another threshold for free shipping, or without one. */
const pagesWith = (threshold: Money | undefined) => {
  const register = demoShopRegister()
  return openPages({
    register: {
      ...register,
      settings: (brand) => {
        const { freeShippingThreshold: _usual, ...settings } = register.settings(brand)
        return threshold === undefined ? settings : { ...settings, freeShippingThreshold: threshold }
      },
    },
  })
}

describe('the shipping configuration', () => {
  it('CC-SHIP-11 decides the notice: a changed threshold changes the amount, no threshold shows no notice', async () => {
    const cart = aCart({ lines: [aLine({ unitPrice: 4000 })] })
    const missing = (threshold?: Money) =>
      toCartData(cart, 'de', threshold === undefined ? {} : { freeShippingThreshold: threshold })?.freeShipping?.missing
    expect([missing(chf(10_000)), missing(chf(5000)), missing()]).toEqual([chf(6000), chf(1000), undefined])
    const top = async (threshold?: Money) => words((await pagesWith(threshold).get('/')).html)
    expect(await top(chf(7700))).toContain('Kostenloser Versand ab CHF 77.00')
    expect(await top(chf(8800))).toContain('Kostenloser Versand ab CHF 88.00')
    expect(await top()).not.toContain('Kostenloser Versand ab')
  })
})
