import * as TE from 'fp-ts/lib/TaskEither.js'
import type { ShopCatalogue } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import type { OfferBook } from '../../../application/commerce/pricing/offer-book.port.ts'

export const openOfferBook = ({ offers = [] }: Pick<ShopCatalogue, 'offers'>): OfferBook => ({
  offers: (fks) => TE.right(offers.filter((offer) => fks.includes(offer.fk))),
})
