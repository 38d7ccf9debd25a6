import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Shop } from '../../../application/contract/shop.ts'
import type { Shipment } from '../../../domain/delivery/shipment.ts'
import { value } from '../../support/outcome.ts'
import { productId } from '../../support/builders/product.ts'
import type { Opened, OpenStorefront } from './open-storefront.ts'
import { GUEST } from '../../support/commerce.ts'


export const stockContract = (how: string, open: OpenStorefront): void => {
  describe(`stock, ${how}`, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    it('is returned for each request in order, with the quantity on hand and the days of arrival', async () => {
      const queries = [
        { productId: productId(2002), option: {}, quantity: 5 },
        { productId: productId(1001), option: { sphere: -2.25, radius: 8.6, diameter: 14 }, quantity: 1 },
        { productId: productId(1001), option: { sphere: -5, radius: 8.6, diameter: 14 }, quantity: 1 },
      ]
      const stocks = await value(opened.storefront.delivery.getDeliveryDates({ questions: queries }))
      expect(stocks).toStrictEqual(await value(opened.shop.commerce.shop(GUEST).delivery.getDeliveryDates({ questions: queries })))
      expect(stocks.map(({ stock }) => stock)).toStrictEqual([
        { onHand: 3, stopOrder: true }, { onHand: 7, stopOrder: false }, { onHand: 0, stopOrder: false },
      ])
      expect(stocks[1]?.arrival?.min).toMatch(/^2026-03-\d\d$/)
    })

    it('CC-DELIV-08 includes the days of the chosen shipping method, in its country', async () => {
      const queries = [{ productId: productId(1001), option: { sphere: -2.25, radius: 8.6, diameter: 14 }, quantity: 1 }]
      const arrivalFrom = async ({ delivery }: Shop, shipment: Shipment) =>
        (await value(delivery.getDeliveryDates({ questions: queries, shipment })))[0]?.arrival
      const at = (shipment: Shipment = {}) => arrivalFrom(opened.storefront, shipment)
      const fast = { country: 'CH', method: 'gls_parcel' } as const
      expect(await at(fast)).toStrictEqual(await arrivalFrom(opened.shop.commerce.shop(GUEST), fast))
      expect(await at(fast)).not.toStrictEqual(await at())
      expect(await at({ country: 'AT' })).not.toStrictEqual(await at())
    })
  })
}
