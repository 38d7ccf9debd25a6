import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { PartnerOptician } from '../../../domain/delivery/partner-optician.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { verifiedCustomer } from '../customer/verified-customer.ts'
import type { PartnerNotFound } from './partner-repository.port.ts'
import type { PartnerDeps } from './partner-of.ts'
import type { WideUseCase } from '../operation.ts'
import type { deliveryContract } from '../../contract/delivery.ts'

/** Sets the customer's optician to one of the brand; not found for an unverified e-mail address. */
export type ChoosePartner = WideUseCase<typeof deliveryContract.choosePartner>

const NONE: PartnerNotFound = { _tag: 'NotFound', what: 'partner' }

export const makeChoosePartner =
  (deps: PartnerDeps): ChoosePartner =>
  ({ owner, brandChannel: brand }, { studioId }) =>
    pipe(
      verifiedCustomer(deps, owner),
      TE.flatMap((customer): TE.TaskEither<Failure, PartnerOptician> =>
        customer === undefined ? TE.left(NONE) : deps.partners.choose(customer.email, brand, studioId)),
    )
