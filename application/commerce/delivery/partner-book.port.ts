import type { TaskEither } from 'fp-ts/TaskEither'
import type { Email } from '../../../domain/customer/email.ts'
import type { PartnerOptician } from '../../../domain/delivery/partner-optician.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** Which optician looks after which customer. */
export interface PartnerBook {
  readonly partnerOf: (email: Email) => TaskEither<ServiceUnavailable, PartnerOptician | undefined>
}
export const PartnerBook = token<PartnerBook>('PartnerBook')
