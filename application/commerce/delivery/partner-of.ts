import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { PartnerOptician } from '../../../domain/delivery/partner-optician.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { CustomerRepository } from '../customer/customer-repository.port.ts'
import { verifiedCustomer } from '../customer/verified-customer.ts'
import type { PartnerRepository } from './partner-repository.port.ts'

export type PartnerDeps = { readonly customers: CustomerRepository; readonly partners: PartnerRepository }

/** The optician of a customer by the account's verified e-mail address, never by an entered one. */
export const partnerOf =
  (deps: PartnerDeps) =>
  (owner: AccountId | undefined, brand: BrandChannel): TE.TaskEither<ServiceUnavailable, PartnerOptician | undefined> =>
    pipe(
      verifiedCustomer(deps, owner),
      TE.flatMap((customer) => (customer === undefined ? TE.right(undefined) : deps.partners.partnerOf(customer.email, brand))),
    )
