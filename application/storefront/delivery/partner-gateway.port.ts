import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { PartnerOptician } from '../../../domain/delivery/partner-optician.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** Partner opticians on the far side. */
export interface PartnerGateway {
  /** That of the customer who is signed in; another account that is named has none to be told of. */
  readonly partner: (account?: AccountId) => TaskEither<Failure, PartnerOptician | undefined>
  /** Those who work with the brand, by name. */
  readonly partners: () => TaskEither<Failure, readonly PartnerOptician[]>
  readonly choose: (studioId: string) => TaskEither<Failure, PartnerOptician | undefined>
  readonly remove: () => TaskEither<Failure, PartnerOptician | undefined>
}
export const PartnerGateway = token<PartnerGateway>('PartnerGateway')
