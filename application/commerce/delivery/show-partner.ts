import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { PartnerOptician } from '../../../domain/delivery/partner-optician.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { CustomerBook } from '../customer/customer-book.port.ts'
import type { PartnerBook } from './partner-book.port.ts'

/** The partner optician of a customer; a guest has none (Commerce §6). */
export type ShowPartner = (owner: AccountId | undefined) => TE.TaskEither<Failure, PartnerOptician | undefined>
export const ShowPartner = token<ShowPartner>('ShowPartner')

export const makeShowPartner =
  (deps: { readonly customers: CustomerBook; readonly partners: PartnerBook }): ShowPartner =>
  (owner) =>
    owner === undefined
      ? TE.right(undefined)
      : pipe(
          deps.customers.customer(owner),
          TE.flatMap((customer) =>
            customer === undefined ? TE.right(undefined) : deps.partners.partnerOf(customer.email),
          ),
        )
