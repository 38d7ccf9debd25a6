import type { Offer } from '../../../application/commerce/pricing/offer-repository.port.ts'
import { productId } from './product.ts'

/** A campaign for product 1001 in the Swiss channel of Iris, valid until the end of March 2026. */
export const anOffer = (stated: Partial<Omit<Offer, 'productId'>> & { readonly productId?: number } = {}): Offer => {
  const { productId: id = 1001, ...rest } = stated
  return {
    fk: 'spring',
    priceChannel: 'iris-ch',
    offerChannel: 'iris-spring',
    validUntil: '2026-03-31T22:00:00.000Z',
    ...rest,
    productId: productId(id),
  }
}
