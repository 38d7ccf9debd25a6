import { describe, expect, it } from 'vitest'
import { anOffer } from '../../support/builders/offer.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { aProduct } from '../../support/builders/product.ts'
import { value } from '../../support/outcome.ts'
import type { OpenStorage } from './storage.ts'
import { withStorage } from './with-storage.ts'

const SPRING = anOffer({ fk: 'spring' })
const CATALOGUE = aCatalogue({ products: [aProduct()], offers: [SPRING, anOffer({ fk: 'autumn' })] })

/** Contract of the offers. */
export const offerRepositoryContract = (open: OpenStorage): void => {
  const run = withStorage(open)

  describe('offer book', () => {
    it('returns the offers of the requested keys and none for unknown ones', () =>
      run(CATALOGUE, async ({ offers }) => {
        expect(await value(offers.offers(['spring', 'made-up']))).toEqual([SPRING])
        expect(await value(offers.offers([]))).toEqual([])
      }))
  })
}
