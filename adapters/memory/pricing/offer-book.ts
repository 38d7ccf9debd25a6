import * as TE from 'fp-ts/lib/TaskEither.js'
import type { ShopGoods } from '../../../application/commerce/catalogue/shop-goods.ts'
import type { OfferBook } from '../../../application/commerce/pricing/offer-book.port.ts'

export const openOfferBook = ({ offers = [] }: Pick<ShopGoods, 'offers'>): OfferBook => ({
  offers: (fks) => TE.right(offers.filter((offer) => fks.includes(offer.fk))),
})
