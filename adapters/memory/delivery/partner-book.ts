import * as TE from 'fp-ts/lib/TaskEither.js'
import type { ShopGoods } from '../../../application/commerce/catalogue/shop-goods.ts'
import type { PartnerBook } from '../../../application/commerce/delivery/partner-book.port.ts'
import { mailboxOf } from '../../../domain/customer/same-email.ts'

export const openPartnerBook = ({ partners = [] }: Pick<ShopGoods, 'partners'>): PartnerBook => ({
  partnerOf: (email, brand) =>
    TE.right(
      partners.find(
        ({ brandChannels, customers }) =>
          brandChannels.includes(brand) && customers.some((customer) => mailboxOf(customer) === mailboxOf(email)),
      )?.partner,
    ),
})
