import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { PartnerOptician } from '../../../domain/delivery/partner-optician.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { PartnerRepository } from './partner-repository.port.ts'

/** The opticians who work with a brand, by name. */
export type ListPartners = (brand: BrandChannel) => TaskEither<Failure, readonly PartnerOptician[]>

export const makeListPartners = ({ partners }: { readonly partners: PartnerRepository }): ListPartners => partners.partners
