import * as TE from 'fp-ts/lib/TaskEither.js'
import type { ShopCatalogue } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import type { OfferRepository } from '../../../application/commerce/pricing/offer-repository.port.ts'

export const openOfferRepository = ({ offers = [] }: Pick<ShopCatalogue, 'offers'>): OfferRepository => ({
  offers: (fks) => TE.right(offers.filter((offer) => fks.includes(offer.fk))),
})
