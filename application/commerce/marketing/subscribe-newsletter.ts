import type * as TE from 'fp-ts/lib/TaskEither.js'
import { channelsWhen, type MarketingCommunication } from '../../../domain/customer/marketing.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Callers } from '../shop/request-context.ts'
import type { OwnMarketingDeps } from './own-marketing.ts'
import { makeUpdateMarketingCommunication } from './update-marketing-communication.ts'

/** Subscribes to all channels of the newsletter, or to none. */
export type SubscribeNewsletter = (caller: Callers['customer'], isSubscribed: boolean) => TE.TaskEither<Failure, MarketingCommunication>

export const makeSubscribeNewsletter =
  (deps: OwnMarketingDeps): SubscribeNewsletter =>
  (caller, isSubscribed) => makeUpdateMarketingCommunication(deps)(caller, { channels: channelsWhen(isSubscribed) })
