import type { deliveryContract } from '../../contract/delivery.ts'
import type { PartnerRepository } from './partner-repository.port.ts'
import type { UseCases } from '../operation.ts'
import { makeChoosePartner } from './choose-partner.ts'
import { makeGetDeliveryDates } from './get-delivery-dates.ts'
import { makeGetPartner } from './get-partner.ts'
import { makeListShippingOptions } from './list-shipping-options.ts'
import { makeRemovePartner } from './remove-partner.ts'

export const deliveryOperations = {
  getDeliveryDates: makeGetDeliveryDates,
  listShippingOptions: makeListShippingOptions,
  getPartner: makeGetPartner,
  listPartners: ({ partners }: { readonly partners: PartnerRepository }) => ({ brandChannel }) => partners.partners(brandChannel),
  choosePartner: makeChoosePartner,
  removePartner: makeRemovePartner,
} satisfies UseCases<typeof deliveryContract>
