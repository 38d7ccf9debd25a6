import type { CheckoutRefusal } from '../../../domain/checkout/checkout-refusal.ts'
import { message } from '../message.ts'
import type { WordsFor } from './words-for.ts'

export const checkoutWords: WordsFor<CheckoutRefusal> = {
  WrongCheckoutState: () => message('error.wrong_checkout_state'),
  PaymentNotOffered: ({ method }) =>
    message(method === 'invoice' ? 'error.invoice_not_for_new_customers' : 'error.payment_not_offered'),
}
