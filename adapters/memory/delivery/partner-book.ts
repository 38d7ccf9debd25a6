import * as TE from 'fp-ts/lib/TaskEither.js'
import type { ShopGoods } from '../../../application/commerce/catalogue/shop-goods.ts'
import type { PartnerBook } from '../../../application/commerce/delivery/partner-book.port.ts'
import { mailboxOf } from '../../../domain/customer/same-email.ts'
import type { Email } from '../../../domain/customer/email.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'

export const openPartnerBook = ({ partners = [] }: Pick<ShopGoods, 'partners'>): PartnerBook => {
  const keyOf = (email: Email, brand: BrandChannel): string => `${brand} ${mailboxOf(email)}`
  const chosen = new Map(
    // The first one named keeps a customer whom two would look after.
    partners.toReversed().flatMap(({ partner, brandChannels, customers }) =>
      brandChannels.flatMap((brand) => customers.map((email) => [keyOf(email, brand), partner] as const))),
  )
  const working = (brand: BrandChannel) =>
    partners.filter(({ brandChannels }) => brandChannels.includes(brand)).map(({ partner }) => partner)
  return {
    partnerOf: (email, brand) => TE.right(chosen.get(keyOf(email, brand))),
    partners: (brand) => TE.right(working(brand).toSorted((one, other) => one.name.localeCompare(other.name))),
    choose: (email, brand, studioId) => () => {
      const partner = working(brand).find((one) => one.studioId === studioId)
      if (partner === undefined) return TE.left({ _tag: 'NotFound' as const, what: 'partner' as const })()
      chosen.set(keyOf(email, brand), partner)
      return TE.right(partner)()
    },
    leave: (email, brand) => () => {
      chosen.delete(keyOf(email, brand))
      return TE.right(undefined)()
    },
  }
}
