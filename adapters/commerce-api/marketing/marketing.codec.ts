import * as t from 'io-ts'
import type { MarketingInput } from '../../../application/contract/marketing.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import { MARKETING_CHANNELS, type MarketingChannel, type MarketingCommunication } from '../../../domain/customer/marketing.ts'
import { as, computed, list, optional, type Scope, via, written } from '../codec/field.ts'
import { oneOf } from '../codec/one-of.ts'
import { closedRecord, done, record, wrapped } from '../codec/record.ts'
import { LocaleCode } from '../values/codes.codec.ts'
import { AccountIdText } from '../values/names.codec.ts'
import { ExactText, TypedText } from '../values/request-text.codec.ts'

export const Channel = oneOf('MarketingChannel', MARKETING_CHANNELS)
export const channels = list(Channel)

type Flags = { readonly [channel in MarketingChannel]?: boolean }
const flag = optional(t.boolean)

/** A channel that is not listed is off. */
const channelMap = via(
  record<Flags>('MarketingChannelMap', { newsletter: flag, marketing_automation: flag, retention_campaign: flag }),
  (flags): readonly MarketingChannel[] => MARKETING_CHANNELS.filter((channel) => flags[channel] === true),
  (chosen) => Object.fromEntries(MARKETING_CHANNELS.map((channel) => [channel, chosen.includes(channel)])),
)

export const MarketingRecord = record<MarketingCommunication>('MarketingCommunication', {
  id: as('marketing_communication_id', AccountIdText), channels: as('marketing_channels', channelMap),
})

export const ChannelsRecord = wrapped('MarketingChannels', 'channels', channels)

type Addressee = Pick<Customer, 'email' | 'firstName' | 'lastName' | 'locale'>

/** Identity fields that the client sends are ignored: the session decides. */
const customerData = closedRecord<object>('MarketingCustomerData', {
  email: written(TypedText, ({ email }: Addressee) => email),
  first_name: written(TypedText, ({ firstName }: Addressee) => firstName),
  last_name: written(TypedText, ({ lastName }: Addressee) => lastName),
  locale: { wire: LocaleCode, from: ({ locale }: Addressee, scope: Scope) => locale ?? scope.locale },
})

export const MarketingRequest = closedRecord<MarketingInput>('MarketingRequest', {
  flag: written(t.boolean, ({ channels: chosen }: MarketingInput) => chosen.length > 0),
  accountId: ExactText,
  channels: computed((wire: { readonly flag: boolean; readonly marketing_channels: MarketingInput['channels'] }) =>
    (wire.flag ? wire.marketing_channels : [])),
  marketing_channels: written(channels, ({ channels: chosen }: MarketingInput) => chosen),
  customer_data: written(customerData, ({ customer }: { readonly customer: Addressee }) => customer),
})

export const SubscribeRequest =
  closedRecord<{ readonly isWanted: boolean }>('NewsletterSubscribeRequest', { isWanted: as('subscribe', t.boolean) })
export const NewsletterRequest = closedRecord<{ readonly email: string }>('NewsletterRequest', { email: TypedText })
export const MarketingTokenRequest = closedRecord<{ readonly token: string }>('MarketingTokenRequest', { token: ExactText })

export const NewsletterDone = done('NewsletterDone', 'done')
