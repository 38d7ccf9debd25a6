import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { PartnerOptician } from '../../../domain/delivery/partner-optician.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { CustomerBook } from '../customer/customer-book.port.ts'
import { verifiedCustomer } from '../customer/verified-customer.ts'
import type { PartnerBook } from './partner-book.port.ts'

export type PartnerDeps = { readonly customers: CustomerBook; readonly partners: PartnerBook }

/** The optician of a customer by the account's verified e-mail address, never by an entered one. */
export const partnerOf =
  (deps: PartnerDeps) =>
  (owner: AccountId | undefined, brand: BrandChannel): TE.TaskEither<Failure, PartnerOptician | undefined> =>
    pipe(
      verifiedCustomer(deps, owner),
      TE.flatMap((customer) => (customer === undefined ? TE.right(undefined) : deps.partners.partnerOf(customer.email, brand))),
    )
