import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { demoShopRegister } from '../../../adapters/seed/shops/demo-shop-register.ts'
import type { Money } from '../../../domain/money/money.ts'
import { toCartData } from '../../../ui/cart/cart-data.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart } from '../../support/builders/cart.ts'
import { chf } from '../../support/builders/money.ts'
import { openPages } from '../../support/open-pages.ts'
import { words } from '../../support/shown-view.tsx'

const root = new URL('../../..', import.meta.url).pathname
const sourcesOf = (floor: string): readonly string[] =>
  readdirSync(join(root, floor), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, floor, file), 'utf8'))

/** An amount written where only a setting may stand. */
const CODED_AMOUNT = /(threshold|orderlimit|freeshipping|\bfee|shippingprice)\w*['"]?\s*(:|=|\?\?)\s*[\d_]{3,}/i

/** A shop whose free shipping begins elsewhere, or nowhere. */
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

describe('what is configured about shipping', () => {
  it('CC-SHIP-11 decides the notice: another threshold another amount, no threshold no notice', async () => {
    const cart = aCart({ lines: [aLine({ unitPrice: 4000 })] })
    const missing = (threshold?: Money) =>
      toCartData(cart, 'de', threshold === undefined ? {} : { freeShippingThreshold: threshold })?.freeShipping?.missing
    expect([missing(chf(10_000)), missing(chf(5000)), missing()]).toEqual([chf(6000), chf(1000), undefined])
    const top = async (threshold?: Money) => words((await pagesWith(threshold).get('/')).html)
    expect(await top(chf(7700))).toContain('Versand gratis ab CHF 77.00')
    expect(await top(chf(8800))).toContain('Versand gratis ab CHF 88.00')
    expect(await top()).not.toContain('Versand gratis ab')
  })

  it('CC-SHIP-11 is nowhere in the code: no fee, threshold or limit as a number', () => {
    expect(CODED_AMOUNT.test('freeShippingThreshold: 10000')).toBe(true)
    for (const floor of ['domain', 'application', 'ui'])
      expect(sourcesOf(floor).filter((code) => CODED_AMOUNT.test(code))).toEqual([])
  })
})
