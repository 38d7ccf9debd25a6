import type { PartnerRepository } from './partner-repository.port.ts'
import type { UseCase } from '../operation.ts'
import type { deliveryContract } from '../../contract/delivery.ts'

/** The opticians who work with a brand, by name. */
export type ListPartners = UseCase<typeof deliveryContract.listPartners>

export const makeListPartners = ({ partners }: { readonly partners: PartnerRepository }): ListPartners =>
  ({ brandChannel }) => partners.partners(brandChannel)
