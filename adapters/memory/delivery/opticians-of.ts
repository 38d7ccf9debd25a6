import type { ShopCatalogue } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import type { Email } from '../../../domain/customer/email.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import type { PartnerOptician } from '../../../domain/delivery/partner-optician.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'

/** The key of a customer's optician. */
export const opticianKey = (email: Email, brand: BrandChannel): string => `${brand} ${canonicalEmailOf(email)}`

/** The initial optician of each customer; the first one named wins. */
export const opticiansOf = ({ partners = [] }: Pick<ShopCatalogue, 'partners'>): Map<string, PartnerOptician> =>
  new Map(partners.toReversed().flatMap(({ partner, brandChannels, customers }) =>
    brandChannels.flatMap((brand) => customers.map((email) => [opticianKey(email, brand), partner] as const))))
