import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import { creditTags } from '../../../domain/payment/credit-tags.ts'
import type { LastPayment } from '../../../domain/payment/last-payment.ts'
import { omitUndefined, type Complete } from '../../../domain/omit-undefined.ts'
import { BillingAddressRecord, billingFields, ShippingAddressRecord, shippingFields } from '../address/address.codec.ts'
import { closed } from '../codec/closed.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { nullable } from '../codec/nullable.ts'
import { oneOf } from '../codec/one-of.ts'
import { orUndefined } from '../codec/or-null.ts'
import { propsOnWire } from '../codec/record.ts'
import { shortList } from '../codec/short-list.ts'
import { Cents } from '../values/cents.codec.ts'
import { CurrencyCode, PaymentMethodCode } from '../values/codes.codec.ts'
import { OptionRecord, optionToWire } from '../values/option.codec.ts'
import { asTyped, ExactText, TypedText } from '../values/request-text.codec.ts'

const Amount = closed('Amount', { value: Cents, currency: CurrencyCode })

const CreditBilling: t.Mixed = closed('CreditBilling', {}, asTyped(propsOnWire(billingFields)))
const CreditShipping: t.Mixed = closed('CreditShipping', {}, asTyped(propsOnWire(shippingFields)))

/** What a credit check would need (Commerce §7). This shop's result depends on the customer's orders alone. */
export const LastPaymentRequest = closed(
  'LastPaymentRequest',
  {
    order_total: Amount,
    price_channel: ExactText,
    items: shortList(closed('CreditItem', {
      catalog: ExactText,
      variant_representation: closed('CreditVariant', { product_id: t.number, option: OptionRecord }),
      quantity: t.number,
      price: Amount,
    })),
    tags: shortList(oneOf('CreditTag', ['internal', 'studio'])),
  },
  { billing_address: nullable(CreditBilling), shipping_address: nullable(CreditShipping), last_order_date: nullable(TypedText) },
)
export type LastPaymentRequest = t.TypeOf<typeof LastPaymentRequest>

export type CreditQuestion = { readonly cart: Cart; readonly lastOrderDate?: string; readonly isStaff?: boolean }

/** A cart as the request contains it, the e-mail address in both addresses. */
export const lastPaymentRequest = ({ cart, lastOrderDate, isStaff = false }: CreditQuestion, catalog: string): LastPaymentRequest => ({
  billing_address: cart.billingAddress === undefined ? null : BillingAddressRecord.write(cart.billingAddress, cart),
  shipping_address: cart.shippingAddress === undefined ? null : ShippingAddressRecord.write(cart.shippingAddress, cart),
  order_total: { value: cart.totals.total.cents, currency: cart.currency },
  price_channel: cart.priceChannel,
  items: cart.lines.map((line) => ({
    catalog,
    variant_representation: { product_id: line.productId, option: optionToWire(line.eye, line.option) },
    quantity: line.quantity,
    price: { value: line.unitPrice.cents, currency: cart.currency },
  })),
  last_order_date: lastOrderDate ?? null,
  tags: [...creditTags({ cart, isStaff })],
})

const LastPaymentWire = t.strict({ last_payment_method: nullable(PaymentMethodCode), invoice_allowed: t.boolean }, 'LastPayment')

export const lastPaymentToWire = ({ lastPaymentMethod, invoiceAllowed }: LastPayment): t.TypeOf<typeof LastPaymentWire> => ({
  last_payment_method: lastPaymentMethod ?? null,
  invoice_allowed: invoiceAllowed,
})

export const LastPaymentCodec = codecFrom('LastPayment', LastPaymentWire, (wire): E.Either<never, LastPayment> =>
  E.right(omitUndefined<Complete<LastPayment>>({
    lastPaymentMethod: orUndefined(wire.last_payment_method),
    invoiceAllowed: wire.invoice_allowed,
  })))
