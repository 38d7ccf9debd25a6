import * as t from 'io-ts'
import { cartDigest } from '../../../domain/cart/cart-digest.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { BillingAddressRecord, ShippingAddressRecord } from '../address/address.codec.ts'
import { as, computed, list, optional, unused, written } from '../codec/field.ts'
import { record, wrapped } from '../codec/record.ts'
import { reply } from '../operations/reply-forms.ts'
import { CheckoutStateCode } from '../values/codes.codec.ts'
import { Day, Instant } from '../values/day.codec.ts'
import { CartDigestText, CartTokenText, EmailText } from '../values/names.codec.ts'
import { lastShipment, orderFields, orderScope, type ReadShipments, ShipmentRecord, shipmentsOf } from './order-fields.codec.ts'

export const CartRecord = record<Cart>('Cart', {
  ...orderFields,
  token: as('token_value', CartTokenText),
  id: t.number,
  // Left out because the reader knows the owner.
  accountId: computed(() => undefined),
  typedBy: computed(() => undefined),
  number: unused(t.string),
  internal_order_id: unused(t.string),
  state: written(t.string, () => 'cart'),
  checkoutState: CheckoutStateCode,
  shippingMethod: computed((wire: ReadShipments) => lastShipment(wire)?.method),
  shipments: written(list(ShipmentRecord), shipmentsOf),
  billingAddress: optional(BillingAddressRecord),
  shippingAddress: optional(ShippingAddressRecord),
  email: as('customer', optional(wrapped('', 'email', EmailText))),
  paid_at: unused(Instant),
  refunded_at: unused(Instant),
  bonus_points: unused(t.strict({ points: t.number })),
  tracking: unused(t.string),
  reminder_alarm: unused(t.strict({ next_reminder_date: Day })),
  reorderable: unused(t.boolean),
  trialsDeclined: optional(t.boolean),
  itemsFrom: optional(list(t.number)),
  reorderOf: optional(list(t.number)),
  additions: optional(list(t.string)),
  digest: written(CartDigestText, cartDigest),
}, orderScope)

/** The whole cart, which replaces the client's copy. */
export const wholeCart = reply(CartRecord)
