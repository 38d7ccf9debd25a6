import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { verifiedCustomer } from '../customer/verified-customer.ts'
import type { PartnerDeps } from './partner-of.ts'

/** Removes the customer's optician, if any. */
export type RemovePartner = (owner: AccountId, brand: BrandChannel) => TE.TaskEither<Failure, undefined>

export const makeRemovePartner =
  (deps: PartnerDeps): RemovePartner =>
  (owner, brand) =>
    pipe(
      verifiedCustomer(deps, owner),
      TE.flatMap((customer) => (customer === undefined ? TE.right(undefined) : deps.partners.remove(customer.email, brand))),
      TE.map(() => undefined),
    )
