import type { Missing, RequestRefusal } from '../../../domain/request-refusal.ts'
import type { MessageId } from '../message-id.ts'
import { message } from '../message.ts'
import type { WordsFor } from './words-for.ts'

const NOT_FOUND: { readonly [what in Missing]: MessageId } = {
  product: 'error.product_not_found',
  category: 'error.category_not_found',
  cart: 'error.cart_not_found',
  line: 'error.line_not_found',
  order: 'error.order_not_found',
  payment: 'error.payment_not_found',
  document: 'error.document_not_found',
  partner: 'checkout.partner.none',
  address: 'error.address_not_found',
  reminder: 'error.reminder_not_found',
  customer: 'error.unexpected',
  payment_alias: 'error.payment_alias_not_found',
  session: 'error.session_not_found',
  lens_values: 'lens_pass.lens_values_not_found',
  wearer: 'lens_pass.wearer_not_found',
  subscription: 'error.subscription_not_found',
  refund: 'error.refund_not_found',
  passkey: 'error.passkey_not_found',
  staff: 'error.unexpected',
  token: 'error.unexpected',
  mail: 'error.unexpected',
  coupon: 'error.unexpected',
  review: 'error.unexpected',
}

export const requestWords: WordsFor<RequestRefusal> = {
  NotFound: ({ what }) => message(NOT_FOUND[what]),
  Malformed: () => message('error.malformed'),
  KeyReused: () => message('error.key_reused'),
  Declined: ({ by, text }) => (by === 'nothing' ? message('error.unexpected') : message('error.declined', { text })),
}
