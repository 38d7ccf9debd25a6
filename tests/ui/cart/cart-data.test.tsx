import { describe, expect, it } from 'vitest'
import { someSettings } from '../../support/builders/shop-settings.ts'
import { toLineInput } from '../../../domain/cart/cart.ts'
import { aCart } from '../../support/builders/cart.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { chf } from '../../support/builders/money.ts'
import { anOrder } from '../../support/builders/order.ts'
import { totalRows } from '../../../domain/cart/total-rows.ts'
import { toCartData } from '../../../ui/cart/cart-data.ts'
import { TotalsView } from '../../../ui/cart/TotalsView.tsx'
import { renderedView, words } from '../../support/render-view.tsx'

const settings = someSettings({ freeShippingThreshold: chf(9900) })
const display = (unitPrice: number, more: Parameters<typeof aCart>[0] = {}, shop = settings) =>
  toCartData(aCart({ lines: [aLine({ unitPrice })], ...more }), 'de', shop)?.freeShipping?.missing.cents

const withShipping = (shipping: number) => ({ shippingMethod: 'gls_parcel', shipping })

describe('the cart as it is shown', () => {
  it('CC-SHIP-01 AS-SHIP-02 offers free shipping only below the threshold, for a positive subtotal, when shipping has a price', () => {
    expect(display(0, withShipping(790))).toBeUndefined()
    expect(display(1, withShipping(790))).toBe(9899)
    expect(display(9899, withShipping(790))).toBe(1)
    expect(display(9900, withShipping(790))).toBeUndefined()
    expect(display(7550, withShipping(0))).toBeUndefined()
    expect(display(7550, withShipping(790), someSettings())).toBeUndefined()
  })

  it('CC-SHIP-02 AS-SHIP-03 shows the threshold minus the subtotal', () => {
    expect(display(7550, withShipping(790))).toBe(2350)
  })

  it('shows the missing amount before a shipping method is chosen', () => {
    expect(display(7550)).toBe(2350)
  })

  it('shows shipping as not yet calculated until it is chosen, and then its price or that it is free', () => {
    expect(totalRows(aCart({ lines: [aLine()] })).shipping).toEqual({ _tag: 'Later' })
    expect(totalRows(aCart({ lines: [aLine()], ...withShipping(790) })).shipping).toEqual({ _tag: 'Priced', price: chf(790) })
    expect(totalRows(anOrder({ shipping: 0 })).shipping).toEqual({ _tag: 'Free', price: chf(0) })
  })

  it('shows a discount only when there is one', () => {
    const cart = aCart({ lines: [aLine()] })
    expect(totalRows(cart).discount).toBeUndefined()
    const { totals, lines } = cart
    expect(totalRows({ lines, totals: { ...totals, orderPromotionTotal: chf(-500) } }).discount).toEqual(chf(-500))
  })

  it('CC-ORDER-02 shows the saving against the website, in money and percent, and nothing without a saving', async () => {
    const order = anOrder({ lines: [aLine({ quantity: 2, unitPrice: 4000, websiteUnitPrice: chf(5000) })] })
    expect(totalRows(order).savings).toEqual({ amount: chf(2000), percent: 20 })
    expect(words(await renderedView(<TotalsView totals={totalRows(order)} />))).toContain('Sie sparen CHF 20.00 (20 %)')
    const plain = totalRows(anOrder({ lines: [aLine()] }))
    expect(plain).not.toHaveProperty('savings')
    expect(words(await renderedView(<TotalsView totals={plain} />))).not.toContain('sparen')
  })

  it('groups a product with its right eye first and values as on the box', () => {
    const cart = aCart({
      lines: [
        aLine({ eye: 'left', option: { sphere: 2.5, radius: 8.6, diameter: 14 } }),
        aLine({ eye: 'right', option: { diameter: 14, sphere: -2.25, radius: 8.6 } }),
      ],
    })
    const [group] = toCartData(cart, 'de', settings)?.groups ?? []
    expect(group?.lines.map(({ eye, values }) => [eye, ...values.map(({ text }) => text)])).toEqual([
      ['right', '-2.25', '8.6', '14.0'],
      ['left', '+2.50', '8.6', '14.0'],
    ])
  })

  it('restores on undo exactly what was removed', () => {
    const line = aLine({ eye: 'left', quantity: 4, fk: 'spring' })
    expect(toLineInput(line)).toEqual({ productId: line.productId, eye: 'left', option: line.option, quantity: 4, fk: 'spring' })
    expect(toCartData(undefined, 'de', settings)).toBeUndefined()
  })
})
