import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { MarketingChannel, MarketingCommunication } from '../../../domain/customer/marketing.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { MarketingGateway } from './marketing-gateway.port.ts'

type Deps = { readonly marketing: MarketingGateway; readonly asCustomer: AsCustomer }

/** The channels that the customer agreed to (Account §7). */
export type ReadOwnMarketing = (customer: Customer) => TaskEither<Failure, MarketingCommunication>
export const ReadOwnMarketing = token<ReadOwnMarketing>('ReadOwnMarketing')

export const makeReadOwnMarketing =
  ({ marketing, asCustomer }: Deps): ReadOwnMarketing =>
  ({ accountId }) => asCustomer(marketing.preferences(accountId))

/** The channels that can be agreed to (Account §7). */
export type ListMarketingChannels = MarketingGateway['channels']
export const ListMarketingChannels = token<ListMarketingChannels>('ListMarketingChannels')

export const makeListMarketingChannels = ({ marketing }: Pick<Deps, 'marketing'>): ListMarketingChannels => marketing.channels

/** Changes the agreed channels (Account §7). */
export type ChangeOwnMarketing = (customer: Customer, channels: readonly MarketingChannel[]) => TaskEither<Failure, MarketingCommunication>
export const ChangeOwnMarketing = token<ChangeOwnMarketing>('ChangeOwnMarketing')

export const makeChangeOwnMarketing =
  ({ marketing, asCustomer }: Deps): ChangeOwnMarketing =>
  (customer, channels) => asCustomer(marketing.update(customer, channels))

/** Agrees to all channels, or to none (Account §7). */
export type SubscribeNewsletter = (isSubscribed: boolean) => TaskEither<Failure, MarketingCommunication>
export const SubscribeNewsletter = token<SubscribeNewsletter>('SubscribeNewsletter')

export const makeSubscribeNewsletter =
  ({ marketing, asCustomer }: Deps): SubscribeNewsletter =>
  (isWanted) => asCustomer(marketing.subscribe(isWanted))
