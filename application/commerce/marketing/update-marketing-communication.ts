import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { sendConsentRequest } from './send-consent-request.ts'
import { agreedOf, ownOf, type OwnMarketingDeps } from './own-marketing.ts'
import type { UseCase } from '../operation.ts'
import type { marketingContract } from '../../contract/marketing.ts'

/** Removed channels end at once; new ones are confirmed by mail and stay off until then. */
export const makeUpdateMarketingCommunication =
  (deps: OwnMarketingDeps): UseCase<typeof marketingContract.updateMarketingCommunication> =>
  (caller, { accountId, channels: requested }) =>
    pipe(
      TE.Do,
      TE.bindW('customer', () => ownOf(deps, caller, accountId)),
      TE.bindW('current', ({ customer }) => agreedOf(deps, caller, customer)),
      TE.tap(({ customer: { email, isVerified } }) =>
        isVerified
          ? deps.marketing.withdraw({
              email, brandChannel: caller.brandChannel, channels: requested, source: 'account', at: deps.clock.now(),
            })
          : TE.right(undefined)),
      TE.tap(({ customer: { email }, current }) =>
        sendConsentRequest(deps)(
          caller, { email, channels: requested.filter((channel) => !current.includes(channel)), source: 'account' },
        )),
      TE.map(({ current }) => ({ id: caller.owner, channels: current.filter((channel) => requested.includes(channel)) })),
    )
