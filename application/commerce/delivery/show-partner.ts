import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { PartnerOptician } from '../../../domain/delivery/partner-optician.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { partnerOf, type PartnerDeps } from './partner-of.ts'

/** The partner optician of a customer with a brand; a guest has none (Commerce §6). */
export type ShowPartner = (
  owner: AccountId | undefined,
  brand: BrandChannel,
) => TaskEither<Failure, PartnerOptician | undefined>

export const makeShowPartner = (deps: PartnerDeps): ShowPartner => partnerOf(deps)
