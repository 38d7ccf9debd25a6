import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { MarketingChannel, MarketingCommunication } from '../../../domain/customer/marketing.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** Marketing preferences of a customer, through the API. */
export interface MarketingGateway {
  readonly preferences: (id: string) => TaskEither<Failure, MarketingCommunication>
  readonly channels: () => TaskEither<Failure, readonly MarketingChannel[]>
  readonly update: (customer: Customer, channels: readonly MarketingChannel[]) => TaskEither<Failure, MarketingCommunication>
  readonly subscribe: (isSubscribed: boolean) => TaskEither<Failure, MarketingCommunication>
}
export const MarketingGateway = token<MarketingGateway>('MarketingGateway')
