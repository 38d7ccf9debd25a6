import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import { MARKETING_CHANNELS, type MarketingChannel, type MarketingCommunication } from '../../../domain/customer/marketing.ts'
import { closed } from '../codec/closed.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { nullable } from '../codec/nullable.ts'
import { oneOf } from '../codec/one-of.ts'
import { textCodec } from '../codec/value-codec.ts'
import { LocaleCode } from '../values/codes.codec.ts'
import { ExactText, TypedText } from '../values/request-text.codec.ts'

export const Channel = oneOf('MarketingChannel', MARKETING_CHANNELS)
export const Channels = t.readonlyArray(Channel)
const AccountIdText = textCodec('AccountId', makeAccountId)

/** A channel that is not listed is off. */
const MarketingWire = t.strict(
  {
    marketing_communication_id: AccountIdText,
    marketing_channels: t.strict(
      { newsletter: nullable(t.boolean), marketing_automation: nullable(t.boolean), retention_campaign: nullable(t.boolean) },
      'MarketingChannelMap',
    ),
  },
  'MarketingCommunication',
)

export const MarketingCodec = codecFrom('MarketingCommunication', MarketingWire, (wire) =>
  E.right<never, MarketingCommunication>({
    id: wire.marketing_communication_id,
    channels: MARKETING_CHANNELS.filter((channel) => wire.marketing_channels[channel] === true),
  }))

export const marketingToWire = ({ id, channels }: MarketingCommunication): t.TypeOf<typeof MarketingWire> => ({
  marketing_communication_id: id,
  marketing_channels: {
    newsletter: channels.includes('newsletter'),
    marketing_automation: channels.includes('marketing_automation'),
    retention_campaign: channels.includes('retention_campaign'),
  },
})

const ChannelsWire = t.strict({ channels: Channels }, 'MarketingChannels')
export const ChannelsCodec =
  codecFrom('MarketingChannels', ChannelsWire, ({ channels }) => E.right<never, readonly MarketingChannel[]>(channels))
export const channelsToWire = (channels: readonly MarketingChannel[]): t.TypeOf<typeof ChannelsWire> => ({ channels })

/** Identity fields that the client sends are ignored: the session decides. */
const CustomerData = closed(
  'MarketingCustomerData', { email: TypedText, first_name: TypedText, last_name: TypedText, locale: LocaleCode },
)

export const MarketingRequest = closed(
  'MarketingRequest', { flag: t.boolean, account_id: ExactText, marketing_channels: Channels, customer_data: CustomerData },
)
export type MarketingRequest = t.TypeOf<typeof MarketingRequest>

export const SubscribeRequest = closed('NewsletterSubscribeRequest', { subscribe: t.boolean })
export const NewsletterRequest = closed('NewsletterRequest', { email: TypedText })
export const MarketingTokenRequest = closed('MarketingTokenRequest', { token: ExactText })

const DoneWire = t.strict({ done: t.literal(true) }, 'NewsletterDone')
export const DoneCodec = codecFrom('NewsletterDone', DoneWire, () => E.right<never, void>(undefined))
export const doneToWire = (): t.TypeOf<typeof DoneWire> => ({ done: true })
