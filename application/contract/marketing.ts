import type { Customer } from '../../domain/customer/customer.ts'
import type { MarketingChannel, MarketingCommunication } from '../../domain/customer/marketing.ts'
import { none, operation, type } from './operation.ts'

/** The channels that a customer agrees to. */
export type MarketingInput = { readonly accountId: string; readonly channels: readonly MarketingChannel[] }

/** Marketing consents; a new one takes effect once confirmed by e-mail. No answer reveals whether an address is known. */
export const marketingContract = {
  getMarketingCommunication: operation({
    input: type<{ readonly id: string }>(), output: type<MarketingCommunication>(), refusals: ['NotFound'], permission: 'customer',
  }),
  getMarketingCommunicationChannels: operation({
    input: none, output: type<readonly MarketingChannel[]>(), refusals: [], permission: 'anyone',
  }),
  updateMarketingCommunication: operation({
    input: type<MarketingInput>(),
    request: type<MarketingInput & { readonly customer: Pick<Customer, 'email' | 'firstName' | 'lastName' | 'locale'> }>(),
    output: type<MarketingCommunication>(), refusals: ['NotFound', 'TooManyAttempts'], permission: 'customer',
  }),
  /** All channels, or none. */
  subscribeNewsletter: operation({
    input: type<{ readonly isWanted: boolean }>(), output: type<MarketingCommunication>(), refusals: ['NotFound', 'TooManyAttempts'],
    permission: 'customer',
  }),
  requestNewsletter: operation({
    input: type<{ readonly email: string }>(), output: type<void>(), refusals: ['InvalidEmail', 'TooManyAttempts'], permission: 'anyone',
  }),
  confirmNewsletter: operation({
    input: type<{ readonly token: string }>(), output: type<void>(), refusals: ['ProofExpired', 'TooManyAttempts'],
    permission: 'e-mail token',
  }),
  unsubscribeNewsletter: operation({
    input: type<{ readonly token: string }>(), output: type<void>(), refusals: ['TooManyAttempts'], permission: 'e-mail token',
  }),
}
