import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { PartnerOptician } from '../../../domain/delivery/partner-optician.ts'
import type { FailureBy } from '../../../domain/refusal.ts'
import { verifiedCustomer } from '../customer/verified-customer.ts'
import type { PartnerNotFound } from './partner-repository.port.ts'
import type { PartnerDeps } from './partner-of.ts'
import type { UseCase } from '../operation.ts'
import type { deliveryContract } from '../../contract/delivery.ts'

const NONE: PartnerNotFound = { _tag: 'NotFound', what: 'partner' }

/** Sets the customer's optician to one of the brand; not found for an unverified e-mail address. */
export const makeChoosePartner =
  (deps: PartnerDeps): UseCase<typeof deliveryContract.choosePartner> =>
  ({ owner, brandChannel: brand }, { studioId }) =>
    pipe(
      verifiedCustomer(deps, owner),
      TE.flatMap((customer): TE.TaskEither<FailureBy<'NotFound'>, PartnerOptician> =>
        customer === undefined ? TE.left(NONE) : deps.partners.choose(customer.email, brand, studioId)),
    )
