import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { MarketingChannel, MarketingCommunication } from '../../../domain/customer/marketing.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** What may be written about, on the far side: to a customer, and to anybody who asks for it. */
export interface MarketingGateway {
  readonly preferences: (id: string) => TaskEither<Failure, MarketingCommunication>
  readonly channels: () => TaskEither<Failure, readonly MarketingChannel[]>
  readonly update: (customer: Customer, channels: readonly MarketingChannel[]) => TaskEither<Failure, MarketingCommunication>
  readonly subscribe: (isWanted: boolean) => TaskEither<Failure, MarketingCommunication>
}
export const MarketingGateway = token<MarketingGateway>('MarketingGateway')
