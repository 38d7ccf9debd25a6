import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Email } from '../../../domain/customer/email.ts'
import type { PartnerOptician } from '../../../domain/delivery/partner-optician.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'

/** Which optician looks after which customer of a brand. */
export interface PartnerBook {
  readonly partnerOf: (email: Email, brand: BrandChannel) => TaskEither<ServiceUnavailable, PartnerOptician | undefined>
}
