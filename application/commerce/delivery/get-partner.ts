import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { RefusalBy } from '../../../domain/refusal.ts'
import { partnerOf, type PartnerDeps } from './partner-of.ts'
import type { UseCase } from '../operation.ts'
import type { deliveryContract } from '../../contract/delivery.ts'

/** The partner optician of a customer with a brand; a guest has none, and that of another customer is not shown (Commerce §6). */
export const makeGetPartner =
  (deps: PartnerDeps): UseCase<typeof deliveryContract.getPartner> =>
  ({ owner, brandChannel: brand }, { accountId: named = owner }) =>
    pipe(
      named === owner ? TE.right(owner) : TE.left<RefusalBy<'NotFound'>>({ _tag: 'NotFound', what: 'partner' }),
      TE.flatMap((account) => partnerOf(deps)(account, brand)),
    )
