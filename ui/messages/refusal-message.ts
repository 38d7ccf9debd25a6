import { formatMoney } from '../../domain/money/money-format.ts'
import type { Failure, Refusal } from '../../domain/refusal.ts'
import { DEFAULT_LOCALE } from '../../domain/shop/locale.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { couponReasonMessage } from './coupon-reason-message.ts'
import type { Message } from './message.ts'
import type { MessageId } from './message-id.ts'

const say = (id: MessageId, values: Message['values'] = {}): Message => ({ id, values })

const NOT_FOUND: { readonly [what in Extract<Refusal, { _tag: 'NotFound' }>['what']]: MessageId } = {
  product: 'error.product_not_found',
  category: 'error.category_not_found',
  cart: 'error.cart_not_found',
  line: 'error.line_not_found',
  order: 'error.order_not_found',
  payment: 'error.payment_not_found',
  document: 'error.document_not_found',
  partner: 'checkout.partner.none',
}

type Sayings = {
  readonly [tag in Failure['_tag']]: (failure: Extract<Failure, { readonly _tag: tag }>, locale: Locale) => Message
}

/** One text for every way to say no; a tag without one does not compile. */
const SAYINGS: Sayings = {
  NotFound: ({ what }) => say(NOT_FOUND[what]),
  NotAQuantity: () => say('error.not_a_quantity'),
  AboveMaximum: ({ maximum }) => say('error.maximum_quantity_exceeded', { maximum }),
  StopOrder: ({ stock }) =>
    stock > 0 ? say('product.stock.reduce_stock', { count: stock }) : say('reset_password.something_went_wrong'),
  SoldOut: () => say('error.sold_out'),
  MissingOptions: ({ keys }) => say('error.product_data_incomplete', { count: keys.length }),
  UnknownOptions: () => say('error.variant_does_not_exist'),
  ValueNotMade: () => say('error.value_not_made'),
  CombinationNotMade: () => say('error.variant_does_not_exist'),
  NotForSale: () => say('error.not_for_sale'),
  Discontinued: () => say('error.discontinued'),
  CartCompleted: () => say('error.cart_completed'),
  CartEmpty: () => say('error.cart_empty'),
  NoCartToken: () => say('error.no_cart_token'),
  InvalidEmail: () => say('validation.invalid_email'),
  NotSignedIn: () => say('error.not_signed_in'),
  WrongCredentials: () => say('error.wrong_credentials'),
  TooManyAttempts: () => say('error.too_many_attempts'),
  WeakPassword: ({ why }) => say(`validation.password_${why}`),
  EmailTaken: () => say('error.email_taken'),
  InvalidNames: () => say('error.invalid_names'),
  NoDocuments: () => say('error.no_documents'),
  InvalidAddress: () => say('error.invalid_address'),
  PartnerNotOffered: ({ way }) => say(way === 'pickup' ? 'error.partner_pickup_not_offered' : 'error.partner_parcel_not_offered'),
  ShippingNotOffered: () => say('error.shipping_not_offered'),
  PaymentNotOffered: ({ method }) => say(method === 'invoice' ? 'error.invoice_not_for_new_customers' : 'error.payment_not_offered'),
  WrongCheckoutState: () => say('error.wrong_checkout_state'),
  TermsNotAccepted: () => say('error.terms_not_accepted'),
  TotalChanged: ({ total }, locale) => say('error.total_changed', { total: formatMoney(total, locale) }),
  OrderLimitReached: ({ limit }, locale) => say('error.order_limit_reached', { limit: formatMoney(limit, locale) }),
  ReorderNotPossible: () => say('error.reorder_not_possible'),
  InvalidCouponCode: () => say('coupon.invalid_code'),
  CouponRefused: ({ reason }, locale) => couponReasonMessage(reason, locale),
  InvalidMilesNumber: () => say('customer.invalid_miles_and_more_number'),
  Declined: ({ by, text }) => (by === 'nothing' ? say('reset_password.something_went_wrong') : say('error.declined', { text })),
  InvalidSearchTerm: () => say('error.invalid_search_term'),
  AmountMismatch: () => say('error.amount_mismatch'),
  Malformed: () => say('error.malformed'),
  ServiceUnavailable: () => say('error.service_unavailable'),
}

/** What to tell a shopper about a failure; amounts are written in the given language. */
export const refusalMessage = (failure: Failure, locale: Locale = DEFAULT_LOCALE): Message => {
  // A page that was open while the shop was renewed may meet a refusal it does not know yet.
  const saying = SAYINGS[failure._tag] as ((failure: Failure, locale: Locale) => Message) | undefined
  return saying?.(failure, locale) ?? say('reset_password.something_went_wrong')
}
