import type { Email } from '../../../domain/customer/email.ts'
import type { PartnerOptician } from '../../../domain/delivery/partner-optician.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'

/** An optician, its brands and its customers. */
export type PartnerEntry = {
  readonly partner: PartnerOptician
  readonly brandChannels: readonly BrandChannel[]
  readonly customers: readonly Email[]
}
