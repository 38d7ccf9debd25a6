import * as TE from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { RatingAccount } from '../../../domain/rating/rating-request.ts'
import type { NotRateable } from './rating-repository.port.ts'

export const NOT_RATEABLE: NotRateable = { _tag: 'NotFound', what: 'product' }

/** A request names its account; for another account there is nothing to rate. */
export const ofOwnAccount = (
  owner: AccountId, { customerShopAccountId }: Pick<RatingAccount, 'customerShopAccountId'>,
): TE.TaskEither<NotRateable, AccountId> => (customerShopAccountId === owner ? TE.right(owner) : TE.left(NOT_RATEABLE))
