import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import { isPaymentMethod } from '../../../domain/payment/offered-payment-methods.ts'
import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts'
import { closed } from '../codec/closed.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { nullable, presentOrNull } from '../codec/nullable.ts'
import { ExactText } from '../values/request-text.codec.ts'

/** Payment methods; an unknown one is not offered (decision A31). */
export const PaymentMethodsWire = t.strict({ payment_methods: t.readonlyArray(t.string) }, 'PaymentMethods')
export type PaymentMethodsWire = t.TypeOf<typeof PaymentMethodsWire>

export const PaymentMethodsCodec = codecFrom(
  'PaymentMethods',
  PaymentMethodsWire,
  (wire): E.Either<never, readonly PaymentMethod[]> => E.right(wire.payment_methods.filter(isPaymentMethod)),
)

export const paymentMethodsToWire = (methods: readonly PaymentMethod[]): PaymentMethodsWire => ({ payment_methods: methods })

export const PaymentMethodRequest = closed('PaymentMethodRequest', { payment_method: ExactText })

/** A payment method other than the order's, a saved card of the customer, and whether to save the card that is entered. */
export const PaymentRequest = closed('PaymentRequest', {}, {
  payment_method: nullable(ExactText), alias: nullable(ExactText), keep_card: nullable(t.boolean),
})
export type PaymentRequest = t.TypeOf<typeof PaymentRequest>

/** Where the order is paid; null if nothing is due online. */
export const PaymentPageWire = t.strict({ redirect: presentOrNull(t.string) }, 'PaymentPage')
export type PaymentPageWire = t.TypeOf<typeof PaymentPageWire>

export const PaymentPageCodec = codecFrom(
  'PaymentPage',
  PaymentPageWire,
  ({ redirect }): E.Either<never, string | undefined> => E.right(redirect ?? undefined),
)

/** The QR-bill of an order that is paid by transfer, rendered by the server. */
export const PaymentSlipCodec = codecFrom(
  'PaymentSlip',
  t.strict({ svg: presentOrNull(t.string) }, 'PaymentSlip'),
  ({ svg }): E.Either<never, string | undefined> => E.right(svg ?? undefined),
)
