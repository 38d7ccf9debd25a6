import type { marketingContract } from '../../../application/contract/marketing.ts'
import { route, type Routes } from '../operations/operation.ts'
import { reply } from '../operations/reply-forms.ts'
import { bodyRequest, noInput, pathRequest, textIn } from '../operations/request-forms.ts'
import {
  ChannelsRecord, MarketingRecord, MarketingRequest, MarketingTokenRequest, NewsletterDone, NewsletterRequest, SubscribeRequest,
} from './marketing.codec.ts'

export const marketingRoutes = {
  getMarketingCommunication: route(
    'GET /api/marketing-communications/{marketing_communication_id}', 'Retrieve the customer’s marketing consents',
    pathRequest({ id: textIn('marketing_communication_id') }), reply(MarketingRecord),
  ),
  getMarketingCommunicationChannels: route(
    'GET /api/marketing-channels', 'List the marketing channels', noInput, reply(ChannelsRecord),
  ),
  updateMarketingCommunication: route(
    'PUT /api/customers/me/marketing-communication',
    'Update marketing consents; new ones take effect once confirmed by e-mail',
    bodyRequest(MarketingRequest), reply(MarketingRecord),
  ),
  subscribeNewsletter: route(
    'PUT /api/customers/me/newsletter', 'Subscribe to all marketing channels, or unsubscribe from all',
    bodyRequest(SubscribeRequest), reply(MarketingRecord),
  ),
  requestNewsletter: route(
    'POST /api/newsletter-requests', 'Request a newsletter confirmation e-mail; reveals nothing about the address',
    bodyRequest(NewsletterRequest), reply(NewsletterDone),
  ),
  confirmNewsletter: route(
    'POST /api/newsletter-confirmations', 'Confirm a newsletter subscription with the token of an e-mail',
    bodyRequest(MarketingTokenRequest), reply(NewsletterDone),
  ),
  unsubscribeNewsletter: route(
    'POST /api/newsletter-unsubscriptions',
    'Unsubscribe from the newsletter with the token of an e-mail; reveals nothing about the address',
    bodyRequest(MarketingTokenRequest), reply(NewsletterDone),
  ),
} satisfies Routes<typeof marketingContract>
