import * as t from 'io-ts'
import type { DeliveryRefusal } from '../../../domain/delivery/delivery-refusal.ts'
import { oneOf } from '../codec/one-of.ts'
import { unchanged, type RefusalRows } from '../refusal/refusal-row.ts'

export const deliveryRefusals = {
  PartnerNotOffered: { status: 422, ...unchanged('PartnerNotOffered', { method: oneOf('StudioDelivery', ['partner', 'pickup']) }) },
  ShippingNotOffered: { status: 422, ...unchanged('ShippingNotOffered', { key: t.string }) },
} satisfies RefusalRows<DeliveryRefusal>
