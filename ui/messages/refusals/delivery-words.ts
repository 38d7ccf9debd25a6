import type { DeliveryRefusal } from '../../../domain/delivery/delivery-refusal.ts'
import { message } from '../message.ts'
import type { WordsFor } from './words-for.ts'

export const deliveryWords: WordsFor<DeliveryRefusal> = {
  PartnerNotOffered: ({ method }) =>
    message(method === 'pickup' ? 'error.partner_pickup_not_offered' : 'error.partner_parcel_not_offered'),
  ShippingNotOffered: () => message('error.shipping_not_offered'),
}
