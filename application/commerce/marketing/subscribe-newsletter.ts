import type * as TE from 'fp-ts/lib/TaskEither.js'
import { channelsWhen, type MarketingCommunication } from '../../../domain/customer/marketing.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Callers } from '../shop/request-context.ts'
import type { OwnMarketingDeps } from './own-marketing.ts'
import { makeUpdateMarketing } from './update-marketing.ts'

/** The newsletter with all its channels, or none of it. */
export type SubscribeNewsletter = (caller: Callers['customer'], isWanted: boolean) => TE.TaskEither<Failure, MarketingCommunication>

export const makeSubscribeNewsletter =
  (deps: OwnMarketingDeps): SubscribeNewsletter =>
  (caller, isWanted) => makeUpdateMarketing(deps)(caller, { channels: channelsWhen(isWanted) })
