import * as t from 'io-ts'
import type { DeliveryRefusal } from '../../../domain/delivery/delivery-refusal.ts'
import { oneOf } from '../codec/one-of.ts'
import { refusals } from '../refusal/refusal-row.ts'

export const deliveryRefusals = refusals<DeliveryRefusal>({
  PartnerNotOffered: { status: 422, data: { method: oneOf('StudioDelivery', ['partner', 'pickup']) } },
  ShippingNotOffered: { status: 422, data: { key: t.string } },
})
