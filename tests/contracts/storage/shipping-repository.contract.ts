import { describe, expect, it } from 'vitest'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { aShippingMethod } from '../../support/builders/shipping-method.ts'
import { value } from '../../support/outcome.ts'
import type { OpenStorage } from './storage.ts'
import { withStorage } from './with-storage.ts'

const PARCEL = aShippingMethod()
const LETTER_POST = aShippingMethod({ key: 'swisspost_b_post_letter', active: false, midi: true, maxWeight: 250 })
const ABROAD = aShippingMethod({ key: 'dhl', country: 'DE' })

/** Contract of the shipping methods. */
export const shippingRepositoryContract = (open: OpenStorage): void => {
  const run = withStorage(open)

  describe('shipping methods', () => {
    it('are returned for a country, whether active or not, and none for another', () =>
      run(aCatalogue({ shippingMethods: [PARCEL, LETTER_POST, ABROAD] }), async ({ shipping }) => {
        const byKey = (await value(shipping.methods('CH'))).toSorted((one, other) => (one.key < other.key ? -1 : 1))
        expect(byKey).toEqual([PARCEL, LETTER_POST])
        expect(await value(shipping.methods('LI'))).toEqual([])
      }))
  })
}
