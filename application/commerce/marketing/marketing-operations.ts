import type { marketingContract } from '../../contract/marketing.ts'
import type { UseCases } from '../operation.ts'
import { withFixedResponseTime } from '../shop/with-fixed-response-time.ts'
import { makeConfirmNewsletter } from './confirm-newsletter.ts'
import { makeGetMarketingCommunicationChannels } from './get-marketing-communication-channels.ts'
import { makeGetMarketingCommunication } from './get-marketing-communication.ts'
import { makeRequestNewsletter } from './request-newsletter.ts'
import { makeSubscribeNewsletter } from './subscribe-newsletter.ts'
import { makeUnsubscribeNewsletter } from './unsubscribe-newsletter.ts'
import { makeUpdateMarketingCommunication } from './update-marketing-communication.ts'

export const marketingOperations = {
  getMarketingCommunication: makeGetMarketingCommunication,
  getMarketingCommunicationChannels: makeGetMarketingCommunicationChannels,
  updateMarketingCommunication: makeUpdateMarketingCommunication,
  subscribeNewsletter: makeSubscribeNewsletter,
  requestNewsletter: withFixedResponseTime(makeRequestNewsletter),
  confirmNewsletter: makeConfirmNewsletter,
  unsubscribeNewsletter: makeUnsubscribeNewsletter,
} satisfies UseCases<typeof marketingContract>
