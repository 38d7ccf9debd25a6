import { channelsWhen } from '../../../domain/customer/marketing.ts'
import type { OwnMarketingDeps } from './own-marketing.ts'
import { makeUpdateMarketingCommunication } from './update-marketing-communication.ts'
import type { UseCase } from '../operation.ts'
import type { marketingContract } from '../../contract/marketing.ts'

/** Subscribes to all channels of the newsletter, or to none. */
export const makeSubscribeNewsletter =
  (deps: OwnMarketingDeps): UseCase<typeof marketingContract.subscribeNewsletter> =>
  (caller, { isWanted }) =>
    makeUpdateMarketingCommunication(deps)(caller, { accountId: caller.owner, channels: channelsWhen(isWanted) })
