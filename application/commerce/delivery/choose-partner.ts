import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { PartnerOptician } from '../../../domain/delivery/partner-optician.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { verifiedCustomer } from '../customer/verified-customer.ts'
import type { PartnerNotFound } from './partner-repository.port.ts'
import type { PartnerDeps } from './partner-of.ts'

/** Sets the customer's optician to one of the brand; not found for an unverified e-mail address. */
export type ChoosePartner = (owner: AccountId, brand: BrandChannel, studioId: string) => TE.TaskEither<Failure, PartnerOptician>

const NONE: PartnerNotFound = { _tag: 'NotFound', what: 'partner' }

export const makeChoosePartner =
  (deps: PartnerDeps): ChoosePartner =>
  (owner, brand, studioId) =>
    pipe(
      verifiedCustomer(deps, owner),
      TE.flatMap((customer): TE.TaskEither<Failure, PartnerOptician> =>
        customer === undefined ? TE.left(NONE) : deps.partners.choose(customer.email, brand, studioId)),
    )
