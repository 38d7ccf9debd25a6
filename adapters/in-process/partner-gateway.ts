import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { ShowPartner } from '../../application/commerce/delivery/show-partner.ts'
import type { PartnerGateway } from '../../application/storefront/delivery/partner-gateway.port.ts'
import type { AccountId } from '../../domain/customer/account-id.ts'
import type { Failure } from '../../domain/refusal.ts'

type OwnerOf = () => TE.TaskEither<Failure, AccountId | undefined>

export const makeInProcessPartners = (shop: { readonly showPartner: ShowPartner }, ownerOf: OwnerOf): PartnerGateway => ({
  partner: () => pipe(ownerOf(), TE.flatMap(shop.showPartner)),
})
