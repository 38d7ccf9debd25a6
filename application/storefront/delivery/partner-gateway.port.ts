import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { PartnerOptician } from '../../../domain/delivery/partner-optician.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** Partner opticians, through the API. */
export interface PartnerGateway {
  /** That of the signed-in customer; for any other account the response contains none. */
  readonly partner: (account?: AccountId) => TaskEither<Failure, PartnerOptician | undefined>
  /** The partners of the brand, by name. */
  readonly partners: () => TaskEither<Failure, readonly PartnerOptician[]>
  readonly choose: (studioId: string) => TaskEither<Failure, PartnerOptician | undefined>
  readonly remove: () => TaskEither<Failure, PartnerOptician | undefined>
}
export const PartnerGateway = token<PartnerGateway>('PartnerGateway')
