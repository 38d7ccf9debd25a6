import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { verifiedCustomer } from '../customer/verified-customer.ts'
import type { PartnerDeps } from './partner-of.ts'
import type { UseCase } from '../operation.ts'
import type { deliveryContract } from '../../contract/delivery.ts'

/** Removes the customer's optician, if any. */
export const makeRemovePartner =
  (deps: PartnerDeps): UseCase<typeof deliveryContract.removePartner> =>
  ({ owner, brandChannel: brand }) =>
    pipe(
      verifiedCustomer(deps, owner),
      TE.flatMap((customer) => (customer === undefined ? TE.right(undefined) : deps.partners.remove(customer.email, brand))),
      TE.map(() => undefined),
    )
