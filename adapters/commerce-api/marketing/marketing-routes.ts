import * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { marketingContract } from '../../../application/contract/marketing.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { MarketingChannel } from '../../../domain/customer/marketing.ts'
import { route, type Routes } from '../operations/operation.ts'
import { replyWith } from '../operations/reply-forms.ts'
import { noInput, withBody, withoutBody } from '../operations/request-forms.ts'
import {
  ChannelsCodec, channelsToWire, DoneCodec, doneToWire, MarketingCodec, MarketingRequest, MarketingTokenRequest, marketingToWire,
  NewsletterRequest, SubscribeRequest,
} from './marketing.codec.ts'

type CustomerPath = { readonly id: string }
type Input = { readonly accountId: string; readonly channels: readonly MarketingChannel[] }
type ClientInput = Input & { readonly customer: Pick<Customer, 'email' | 'firstName' | 'lastName' | 'locale'> }

export const marketingRoutes = {
  getMarketingCommunication: route(
    'GET /api/marketing-communications/{marketing_communication_id}', 'Retrieve the customer’s marketing consents',
    withoutBody<CustomerPath>({
      encode: ({ id }) => ({ path: { marketing_communication_id: id } }),
      decode: ({ path }) => E.right({ id: path['marketing_communication_id'] ?? '' }),
    }),
    replyWith(MarketingCodec, marketingToWire),
  ),
  getMarketingCommunicationChannels: route(
    'GET /api/marketing-channels', 'List the marketing channels',
    noInput,
    replyWith(ChannelsCodec, channelsToWire),
  ),
  updateMarketingCommunication: route(
    'PUT /api/customers/me/marketing-communication',
    'Update marketing consents; new ones take effect once confirmed by e-mail',
    withBody<MarketingRequest, Input, ClientInput>({
      body: MarketingRequest,
      encode: ({ accountId, channels, customer }, { locale }) => ({
        body: {
          flag: channels.length > 0,
          account_id: accountId,
          marketing_channels: channels,
          customer_data: {
            email: customer.email, first_name: customer.firstName, last_name: customer.lastName, locale: customer.locale ?? locale,
          },
        },
      }),
      decode: ({ flag, account_id: accountId, marketing_channels: channels }) => E.right({ accountId, channels: flag ? channels : [] }),
    }),
    replyWith(MarketingCodec, marketingToWire),
  ),
  subscribeNewsletter: route(
    'PUT /api/customers/me/newsletter', 'Subscribe to all marketing channels, or unsubscribe from all',
    withBody<t.TypeOf<typeof SubscribeRequest>, { readonly isWanted: boolean }>({
      body: SubscribeRequest,
      encode: ({ isWanted }) => ({ body: { subscribe: isWanted } }),
      decode: ({ subscribe: isWanted }) => E.right({ isWanted }),
    }),
    replyWith(MarketingCodec, marketingToWire),
  ),
  requestNewsletter: route(
    'POST /api/newsletter-requests', 'Request a newsletter confirmation e-mail; reveals nothing about the address',
    withBody<t.TypeOf<typeof NewsletterRequest>, { readonly email: string }>({
      body: NewsletterRequest,
      encode: ({ email }) => ({ body: { email } }),
      decode: E.right,
    }),
    replyWith(DoneCodec, doneToWire),
  ),
  confirmNewsletter: route(
    'POST /api/newsletter-confirmations', 'Confirm a newsletter subscription with the token of an e-mail',
    withBody<t.TypeOf<typeof MarketingTokenRequest>, { readonly token: string }>({
      body: MarketingTokenRequest,
      encode: ({ token }) => ({ body: { token } }),
      decode: E.right,
    }),
    replyWith(DoneCodec, doneToWire),
  ),
  unsubscribeNewsletter: route(
    'POST /api/newsletter-unsubscriptions',
    'Unsubscribe from the newsletter with the token of an e-mail; reveals nothing about the address',
    withBody<t.TypeOf<typeof MarketingTokenRequest>, { readonly token: string }>({
      body: MarketingTokenRequest,
      encode: ({ token }) => ({ body: { token } }),
      decode: E.right,
    }),
    replyWith(DoneCodec, doneToWire),
  ),
} satisfies Routes<typeof marketingContract>
