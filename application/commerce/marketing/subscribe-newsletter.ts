import { channelsWhen } from '../../../domain/customer/marketing.ts'
import type { OwnMarketingDeps } from './own-marketing.ts'
import { makeUpdateMarketingCommunication } from './update-marketing-communication.ts'
import type { UseCase } from '../operation.ts'
import type { marketingContract } from '../../contract/marketing.ts'

/** Subscribes to all channels of the newsletter, or to none. */
export type SubscribeNewsletter = UseCase<typeof marketingContract.subscribeNewsletter>

export const makeSubscribeNewsletter =
  (deps: OwnMarketingDeps): SubscribeNewsletter =>
  (caller, { isWanted }) =>
    makeUpdateMarketingCommunication(deps)(caller, { accountId: caller.owner, channels: channelsWhen(isWanted) })
