import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ShowPartner } from '../../application/commerce/delivery/show-partner.ts'
import type { PartnerGateway } from '../../application/storefront/delivery/partner-gateway.port.ts'
import type { BrandChannel } from '../../domain/shop/brand-channel.ts'
import type { OwnerOf } from './owner-of.ts'

type At = { readonly brandChannel: BrandChannel; readonly ownerOf: OwnerOf }

export const makeInProcessPartners = (
  shop: { readonly showPartner: ShowPartner },
  { brandChannel, ownerOf }: At,
): PartnerGateway => ({
  partner: () => pipe(ownerOf(), TE.flatMap((owner) => shop.showPartner(owner, brandChannel))),
})
