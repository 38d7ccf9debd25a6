import { describe, expect, it } from 'vitest'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { aShippingMethod } from '../../support/builders/shipping-method.ts'
import { value } from '../../support/outcome.ts'
import type { OpenStorage } from './storage.ts'
import { withStorage } from './with-storage.ts'

const PARCEL = aShippingMethod()
const LETTER = aShippingMethod({ key: 'swisspost_b_post_letter', active: false, midi: true, maxWeight: 250 })
const ABROAD = aShippingMethod({ key: 'dhl', country: 'DE' })

/** Every keeper of ways to ship behaves like this. */
export const shippingBookContract = (open: OpenStorage): void => {
  const run = withStorage(open)

  describe('shipping book', () => {
    it('answers all ways to a country, whether offered or not, and none to another', () =>
      run(aCatalogue({ shippingMethods: [PARCEL, LETTER, ABROAD] }), async ({ shipping }) => {
        const byKey = (await value(shipping.methods('CH'))).toSorted((one, other) => (one.key < other.key ? -1 : 1))
        expect(byKey).toEqual([PARCEL, LETTER])
        expect(await value(shipping.methods('LI'))).toEqual([])
      }))
  })
}
