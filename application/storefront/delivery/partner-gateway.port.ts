import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { PartnerOptician } from '../../../domain/delivery/partner-optician.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** Partner opticians on the far side. */
export interface PartnerGateway {
  /** That of the customer who is signed in. */
  readonly partner: () => TaskEither<Failure, PartnerOptician | undefined>
}
export const PartnerGateway = token<PartnerGateway>('PartnerGateway')
