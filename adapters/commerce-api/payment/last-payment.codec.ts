import * as t from 'io-ts'
import type { Cart, CartLine } from '../../../domain/cart/cart.ts'
import { creditTags } from '../../../domain/payment/credit-tags.ts'
import type { LastPayment } from '../../../domain/payment/last-payment.ts'
import { BillingAddressRecord, billingFields, ShippingAddressRecord, shippingFields } from '../address/address.codec.ts'
import { closed } from '../codec/closed.ts'
import { list, nullish, ofSender, optional, written } from '../codec/field.ts'
import { oneOf } from '../codec/one-of.ts'
import { closedRecord, propsOnWire, record } from '../codec/record.ts'
import { PaymentMethodCode } from '../values/codes.codec.ts'
import { MoneyRecord } from '../values/money.codec.ts'
import { OptionRecord, optionToWire } from '../values/option.codec.ts'
import { asTyped, ExactText, TypedText } from '../values/request-text.codec.ts'

export type CreditQuestion = { readonly cart: Cart; readonly lastOrderDate?: string; readonly isStaff?: boolean }

/** The e-mail address is in both addresses. */
const billing = nullish({ ...BillingAddressRecord, wire: closed('CreditBilling', {}, asTyped(propsOnWire(billingFields))) })
const shipping = nullish({ ...ShippingAddressRecord, wire: closed('CreditShipping', {}, asTyped(propsOnWire(shippingFields))) })

const variant = closedRecord<object>('CreditVariant', {
  product_id: written(t.number, ({ productId }: CartLine) => productId),
  option: written(OptionRecord, ({ eye, option }: CartLine) => optionToWire(eye, option)),
})
const item = closedRecord<object>('CreditItem', {
  catalog: ofSender(ExactText, ({ shop }) => shop?.salesChannel),
  variant_representation: written(variant, (line: CartLine) => line),
  quantity: written(t.number, ({ quantity }: CartLine) => quantity),
  price: written(MoneyRecord, ({ unitPrice }: CartLine) => unitPrice),
})

/** What a credit check would need (Commerce §7). This shop's result depends on the customer's orders alone. */
export const LastPaymentRequest = closedRecord<object>('LastPaymentRequest', {
  billing_address: { ...billing, from: ({ cart }: CreditQuestion) => billing.write(cart.billingAddress, cart) },
  shipping_address: { ...shipping, from: ({ cart }: CreditQuestion) => shipping.write(cart.shippingAddress, cart) },
  order_total: written(MoneyRecord, ({ cart }: CreditQuestion) => cart.totals.total),
  price_channel: written(ExactText, ({ cart }: CreditQuestion) => cart.priceChannel),
  items: written(list(item), ({ cart }: CreditQuestion) => cart.lines),
  last_order_date: written(nullish(TypedText), ({ lastOrderDate }: CreditQuestion) => lastOrderDate),
  tags: written(
    list(oneOf('CreditTag', ['internal', 'studio'])),
    ({ cart, isStaff = false }: CreditQuestion) => creditTags({ cart, isStaff }),
  ),
})

export const LastPaymentRecord = record<LastPayment>('LastPayment', {
  lastPaymentMethod: optional(PaymentMethodCode), invoiceAllowed: t.boolean,
})
