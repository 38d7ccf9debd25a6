import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Email } from '../../../domain/customer/email.ts'
import type { PartnerOptician } from '../../../domain/delivery/partner-optician.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'

export type PartnerNotFound = NotFound<'partner'>

/** The optician of each customer of a brand: at most one, the last one chosen. */
export interface PartnerRepository {
  readonly partnerOf: (email: Email, brand: BrandChannel) => TaskEither<ServiceUnavailable, PartnerOptician | undefined>
  /** The opticians who work with the brand, by name. */
  readonly partners: (brand: BrandChannel) => TaskEither<ServiceUnavailable, readonly PartnerOptician[]>
  /** Replaces the one before. */
  readonly choose: (
    email: Email, brand: BrandChannel, studioId: string,
  ) => TaskEither<PartnerNotFound | ServiceUnavailable, PartnerOptician>
  readonly remove: (email: Email, brand: BrandChannel) => TaskEither<ServiceUnavailable, void>
}
