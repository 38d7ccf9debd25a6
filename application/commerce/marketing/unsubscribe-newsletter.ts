import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeMarketingToken } from '../../../domain/customer/marketing.ts'
import { countAttempt, type CountDeps } from '../attempts/count-attempt.ts'
import type { MarketingRepository } from './marketing-repository.port.ts'
import type { UseCase } from '../operation.ts'
import type { marketingContract } from '../../contract/marketing.ts'

/** Ends all marketing mails by the token of one, without a sign-in. The response is the same for every token. */
export const makeUnsubscribeNewsletter =
  (deps: CountDeps & { readonly marketing: MarketingRepository }): UseCase<typeof marketingContract.unsubscribeNewsletter> =>
  ({ from }, { token: text }) =>
    pipe(
      countAttempt(deps)('newsletterEndsFromNetwork', from),
      TE.flatMap(() => {
        const token = makeMarketingToken(text)
        return E.isRight(token) ? deps.marketing.unsubscribe(token.right, deps.clock.now()) : TE.right(undefined)
      }),
    )
