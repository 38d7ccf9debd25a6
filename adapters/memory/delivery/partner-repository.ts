import * as TE from 'fp-ts/lib/TaskEither.js'
import type { ShopCatalogue } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import type { PartnerRepository } from '../../../application/commerce/delivery/partner-repository.port.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { opticianKey, opticiansOf } from './opticians-of.ts'

export const openPartnerRepository = (
  catalogue: Pick<ShopCatalogue, 'partners'>, opticians = opticiansOf(catalogue),
): PartnerRepository => {
  const { partners = [] } = catalogue
  const working = (brand: BrandChannel) =>
    partners.filter(({ brandChannels }) => brandChannels.includes(brand)).map(({ partner }) => partner)
  return {
    partnerOf: (email, brand) => TE.right(opticians.get(opticianKey(email, brand))),
    partners: (brand) => TE.right(working(brand).toSorted((left, right) => left.name.localeCompare(right.name))),
    choose: (email, brand, studioId) => () => {
      const partner = working(brand).find((optician) => optician.studioId === studioId)
      if (partner === undefined) return TE.left({ _tag: 'NotFound' as const, what: 'partner' as const })()
      opticians.set(opticianKey(email, brand), partner)
      return TE.right(partner)()
    },
    remove: (email, brand) => () => {
      opticians.delete(opticianKey(email, brand))
      return TE.right(undefined)()
    },
  }
}
