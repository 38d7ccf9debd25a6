import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { MarketingChannel, MarketingCommunication } from '../../../domain/customer/marketing.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Callers } from '../shop/request-context.ts'
import { sendConsentRequest } from './send-consent-request.ts'
import { agreedOf, ownOf, type OwnMarketingDeps } from './own-marketing.ts'

type Wanted = { readonly accountId?: string; readonly channels: readonly MarketingChannel[] }

/** What is no longer wanted ends at once; what is new is asked for by a letter, and stays off until that was answered. */
export type UpdateMarketing = (caller: Callers['customer'], wanted: Wanted) => TE.TaskEither<Failure, MarketingCommunication>

export const makeUpdateMarketing =
  (deps: OwnMarketingDeps): UpdateMarketing =>
  (caller, { accountId, channels: wanted }) =>
    pipe(
      TE.Do,
      TE.bind('customer', () => ownOf(deps, caller, accountId)),
      TE.bind('before', ({ customer }) => agreedOf(deps, caller, customer)),
      TE.tap(({ customer: { email, isVerified } }) =>
        isVerified
          ? deps.marketing.withdraw({
              email, brandChannel: caller.brandChannel, channels: wanted, source: 'account', at: deps.clock.now(),
            })
          : TE.right(undefined)),
      TE.tap(({ customer: { email }, before }) =>
        sendConsentRequest(deps)(caller, { email, channels: wanted.filter((channel) => !before.includes(channel)), source: 'account' })),
      TE.map(({ before }) => ({ id: caller.owner, channels: before.filter((channel) => wanted.includes(channel)) })),
    )
