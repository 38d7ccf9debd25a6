import type { ShopCatalogue } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import type { Email } from '../../../domain/customer/email.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import type { PartnerOptician } from '../../../domain/delivery/partner-optician.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'

/** By what a customer's optician is found. */
export const opticianKey = (email: Email, brand: BrandChannel): string => `${brand} ${canonicalEmailOf(email)}`

/** Who looks after whom from the first day; the first one named keeps a customer whom two would look after. */
export const opticiansOf = ({ partners = [] }: Pick<ShopCatalogue, 'partners'>): Map<string, PartnerOptician> =>
  new Map(partners.toReversed().flatMap(({ partner, brandChannels, customers }) =>
    brandChannels.flatMap((brand) => customers.map((email) => [opticianKey(email, brand), partner] as const))))
