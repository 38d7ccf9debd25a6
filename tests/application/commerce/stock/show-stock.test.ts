import { describe, expect, it } from 'vitest'
import { deliveryTags } from '../../../../domain/stock/blocked.ts'
import type { Shipment } from '../../../../domain/delivery/shipment.ts'
import { chf } from '../../../support/builders/money.ts'
import { aProduct, noChoices, productId } from '../../../support/builders/product.ts'
import { aShippingMethod } from '../../../support/builders/shipping-method.ts'
import { aStockRow, aVariantId } from '../../../support/builders/stock-row.ts'
import { openCommerce, GUEST } from '../../../support/commerce.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { LENS, MINUS_TWO, SOLUTION, usualCatalogue } from '../../../support/purchase.ts'
import { omitUndefined } from '../../../../domain/omit-undefined.ts'

const MINUS_FIVE = { ...MINUS_TWO, sphere: -5 }
const ask = (quantity: number, option = MINUS_TWO) => ({ productId: LENS.id, option, quantity })

describe('a request for stock and delivery', () => {
  it('CC-DELIV-09 is answered with dates, tags and the available stock for the requested quantities', async () => {
    const shop = openCommerce(
      usualCatalogue({ stock: [aStockRow(LENS, { option: MINUS_TWO, onHand: 3, stopOrder: true }), aStockRow(SOLUTION)] }),
    )
    const [stopped, shelved] = await value(
      shop.getDeliveryDates(GUEST, { questions: [ask(5), { productId: SOLUTION.id, option: {}, quantity: 1 }] }),
    )
    expect(stopped).toEqual({ variantId: aVariantId(LENS, MINUS_TWO), stock: { onHand: 3, stopOrder: true } })
    expect(stopped && deliveryTags(stopped.stock, 5)).toEqual(['stop-order'])
    expect(shelved?.arrival).toEqual({ min: '2026-03-03', max: '2026-03-05' })
  })

  it('includes the supplier’s days if stock does not cover the quantity', async () => {
    const shop = openCommerce(usualCatalogue())
    const [few, many, unknown] = await value(shop.getDeliveryDates(GUEST, { questions: [ask(20), ask(21), ask(1, MINUS_FIVE)] }))
    expect(few?.arrival).toEqual({ min: '2026-03-03', max: '2026-03-05' })
    expect(many?.arrival).toEqual({ min: '2026-03-05', max: '2026-03-11' })
    expect(unknown).toMatchObject({ stock: { onHand: 0, stopOrder: false }, arrival: many?.arrival })
  })

  it('uses the cheapest home delivery, of several the fastest, as the shipping step will preselect it', async () => {
    const shop = openCommerce(
      usualCatalogue({
        shippingMethods: [
          aShippingMethod({ key: 'slow', carrierDays: { min: 5, max: 9 } }),
          aShippingMethod({ key: 'off', active: false, carrierDays: { min: 0, max: 0 } }),
          aShippingMethod({ key: 'midi', midi: true, carrierDays: { min: 0, max: 0 } }),
          aShippingMethod({ key: 'quick', carrierDays: { min: 1, max: 1 } }),
          aShippingMethod({ key: 'dear', price: chf(990), carrierDays: { min: 0, max: 0 } }),
        ],
      }),
    )
    expect((await value(shop.getDeliveryDates(GUEST, { questions: [ask(1)] })))[0]?.arrival)
      .toEqual({ min: '2026-03-03', max: '2026-03-04' })
  })

  it('CC-DELIV-08 uses the chosen shipping method and country, once they are known', async () => {
    const shop = openCommerce(
      usualCatalogue({
        shippingMethods: [
          aShippingMethod({ key: 'quick', carrierDays: { min: 1, max: 1 } }),
          aShippingMethod({ key: 'slow', carrierDays: { min: 5, max: 9 } }),
          aShippingMethod({ key: 'abroad', country: 'DE', carrierDays: { min: 3, max: 4 } }),
        ],
      }),
    )
    const arrivalBy = async (shipment?: Shipment) =>
      (await value(shop.getDeliveryDates(GUEST, { questions: [ask(1)], ...omitUndefined({ shipment }) })))[0]?.arrival
    const quick = { min: '2026-03-03', max: '2026-03-04' }
    expect(await arrivalBy()).toEqual(quick)
    expect(await arrivalBy({ country: 'CH', method: 'slow' })).toEqual({ min: '2026-03-09', max: '2026-03-16' })
    expect(await arrivalBy({ country: 'CH', method: 'abroad' })).toEqual(quick)
    expect(await arrivalBy({ country: 'DE' })).toEqual({ min: '2026-03-05', max: '2026-03-09' })
    expect(await arrivalBy({ country: 'AT' })).toBeUndefined()
  })

  it('returns no days if nothing can be shipped or the shop does not ship', async () => {
    const fitting = aProduct({ id: 5, category: 'service', space: noChoices })
    const shop = openCommerce(usualCatalogue({ products: [fitting] }))
    expect(
      (await value(shop.getDeliveryDates(GUEST, { questions: [{ productId: fitting.id, option: {}, quantity: 1 }] })))[0],
    ).not.toHaveProperty('arrival')
    const nowhere = openCommerce(usualCatalogue({ shippingMethods: [] }))
    expect((await value(nowhere.getDeliveryDates(GUEST, { questions: [ask(1)] })))[0]).not.toHaveProperty('arrival')
  })

  it('is rejected for a lens that is not made and an unknown product', async () => {
    const shop = openCommerce(usualCatalogue())
    expect(await refusal(shop.getDeliveryDates(GUEST, { questions: [ask(1, { ...MINUS_TWO, sphere: -99 })] }))).toEqual({
      _tag: 'ValueNotMade',
      key: 'sphere',
    })
    expect(await refusal(shop.getDeliveryDates(GUEST, { questions: [{ ...ask(1), productId: productId(9) }] }))).toEqual({
      _tag: 'NotFound',
      what: 'product',
    })
    expect(await value(shop.getDeliveryDates(GUEST, { questions: [] }))).toEqual([])
  })
})
