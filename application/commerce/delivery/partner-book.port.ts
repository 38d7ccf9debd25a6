import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Email } from '../../../domain/customer/email.ts'
import type { PartnerOptician } from '../../../domain/delivery/partner-optician.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'

export type PartnerNotFound = NotFound<'partner'>

/** Which optician looks after which customer of a brand: one, the one who was chosen last. */
export interface PartnerBook {
  readonly partnerOf: (email: Email, brand: BrandChannel) => TaskEither<ServiceUnavailable, PartnerOptician | undefined>
  /** Those who work with the brand, by name. */
  readonly partners: (brand: BrandChannel) => TaskEither<ServiceUnavailable, readonly PartnerOptician[]>
  /** In place of whoever it was before. */
  readonly choose: (
    email: Email, brand: BrandChannel, studioId: string,
  ) => TaskEither<PartnerNotFound | ServiceUnavailable, PartnerOptician>
  readonly remove: (email: Email, brand: BrandChannel) => TaskEither<ServiceUnavailable, void>
}
