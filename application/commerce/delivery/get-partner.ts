import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { PartnerOptician } from '../../../domain/delivery/partner-optician.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { partnerOf, type PartnerDeps } from './partner-of.ts'

type PartnerQuery = { readonly owner: AccountId | undefined; readonly brand: BrandChannel; readonly named?: string | undefined }

/** The partner optician of a customer with a brand; a guest has none, and that of another customer is not shown (Commerce §6). */
export type GetPartner = (query: PartnerQuery) => TE.TaskEither<Failure, PartnerOptician | undefined>

export const makeGetPartner =
  (deps: PartnerDeps): GetPartner =>
  ({ owner, brand, named = owner }) =>
    pipe(
      named === owner ? TE.right(owner) : TE.left<Failure>({ _tag: 'NotFound', what: 'partner' }),
      TE.flatMap((account) => partnerOf(deps)(account, brand)),
    )
