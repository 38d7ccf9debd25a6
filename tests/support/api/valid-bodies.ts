import type * as t from 'io-ts'
import { describedBy, samplesOf } from './sample-of.ts'

const address = {
  first_name: 'E', last_name: 'M', street: 'S', postcode: '8001', city: 'C', country_code: 'CH',
  birthday: null, salutation: 1,
}
const TOKEN = 'x'.repeat(22)
const RATER = { customer_shop_account_id: TOKEN, first_name: null, last_name: null, context: 'iris-web' }

/** A valid body for each of these operations, in the shop of the tests. */
const GOOD: Readonly<Record<string, unknown>> = {
  getDeliveryDates: {
    items: [{ catalog: 'C', variant_representation: { product_id: 1001, option: { sphere: -1 } }, quantity: 1 }],
    shipping: { country: 'CH', method: null, items_total: 9980 }, carrier: 'K',
  },
  addToCart: {
    items: [{
      product: { product_id: 1002, option: { r_sphere: -2.25, r_cylinder: -1.25, r_axis: 90, r_radius: 8.7, r_diameter: 14.5 } },
      quantity: 1, price_channel: 'pc', fk: null,
      created_from: { type: 'recommendation', recommendation_id: 'r', source: 'cart', item_position: 1 },
    }],
  },
  updateCartQuantity: { quantity: 2 },
  updateOrder: { billing_address: address, shipping_address: address, email: 'e@example.ch' },
  addAddress: { billing_address: address, is_default: true },
  correctAddress: { billing_address: address, is_default: false },
  estimateCartShipping: { country: 'DE' },
  updateShippingMethod: { shipping_method: 'gls_parcel' },
  updatePaymentMethod: { payment_method: 'visa' },
  optOutOfProducts: { cart_token: TOKEN },
  getRecommendations: {
    brand_channel: 'iris', sales_channel: 'iris-web', locale: 'de_CH', cart_token: TOKEN, cart_id: 1,
    items: [], account_id: null, location: 'cart',
  },
  createOrder: {
    token_value: TOKEN, digest: Array.from({ length: 5 }, () => '0'.repeat(32)).join('.'),
    terms_accepted: true, expected_total: { value: 1, currency: 'CHF' }, comment: 'c',
  },
  signUp: { email: 'e@example.ch', password: 'sehr7gute-sicht', first_name: 'E', last_name: 'M', cart_token: null },
  signInWithIdToken: { token: 't', id_token: 't', provider: 'google', user: null, cart_token: null },
  linkIdentity: { token: 't' },
  verifyEmail: { token: 'x'.repeat(43), password: 'sehr7gute-sicht', cart_token: null },
  sendPasswordReset: { email: 'e@example.ch' },
  sendLoginLink: { email: 'e@example.ch', redirect_link: '/c/lens', first_name: null, last_name: null },
  exchangeLoginLinkHash: { hash: 'x'.repeat(43), confirmed: true, cart_token: null },
  readEmailLink: { token: 'x'.repeat(43), purpose: 'password' },
  resetPassword: { token: 'x'.repeat(43), password: 'sehr7gute-sicht', cart_token: null },
  requestEmailChange: { email: 'neu@example.ch', current_password: 'sehr7gute-sicht' },
  confirmEmailChange: { token: TOKEN },
  cancelEmailChangeByLink: { token: TOKEN },
  requestAccountDeletion: { current_password: 'sehr7gute-sicht' },
  cancelAccountDeletionByLink: { token: TOKEN },
  changeMyPassword: {
    current_password: 'sehr7gute-sicht', new_password: 'mein9eigenes-neues', confirm_new_password: 'mein9eigenes-neues',
  },
  endOtherSessions: { revoke_sign_in_methods: true, current_password: 'sehr7gute-sicht' },
  beginPasskey: { current_password: 'sehr7gute-sicht' },
  removePasskey: { current_password: 'sehr7gute-sicht' },
  addPasskey: { name: 'Mein Telefon', challenge: 'x'.repeat(44), credential: 'x', client_data: 'x', attestation: 'x' },
  signInWithPasskey: {
    challenge: 'x'.repeat(44), credential: 'x', holder: TOKEN, client_data: 'x', authenticator_data: 'x', signature: 'x', cart_token: null,
  },
  signIn: { email: 'e@example.ch', password: 'sehr7gute-sicht', cart_token: null },
  sanitizeAddress: { street: 'S', street_number: '1', postcode: '8001', city: 'C', country_code: 'CH' },
  getDocuments: { documents: ['invoice-9'] },
  createPayment: { payment_method: null },
  getCustomerPaymentAlias: { customer_context: 'somebody-else' },
  getLastPayment: { order_total: { value: 100, currency: 'CHF' }, price_channel: 'iris-ch', items: [], tags: ['internal'] },
  getReorderInterval: { email: 'e@example.ch', items: [{ product_id: 1001, variant_id: '1001', quantity: 1, eye: 'right' }] },
  recalculateReminderAlarmSuggestion: { customer_usage: 3 },
  updateActiveReminderAlarm: { customer_usage: 3, reminder_date: '2026-05-01', create_location: 'order' },
  updateReminderAlarm: { customer_usage: 3, reminder_date: '2026-05-01', paused: true },
  updateMarketingCommunication: {
    flag: true, account_id: 'x', marketing_channels: ['newsletter'],
    customer_data: { email: 'e@example.ch', first_name: 'Anna', last_name: 'Keller', locale: 'de' },
  },
  subscribeNewsletter: { subscribe: true },
  sendMessage: { key: 'message-1', name: 'E', email: 'e@example.ch', subject: 'S', message: 'M' },
  declareWithdrawal: { key: 'withdrawal-1', name: 'E', contract: 'IR-1', email: 'e@example.ch' },
  requestNewsletter: { email: 'e@example.ch' },
  confirmNewsletter: { token: TOKEN },
  unsubscribeNewsletter: { token: TOKEN },
  updateProfile: {
    account_id: 'x', first_name: 'Anna', last_name: 'Keller', birthday: '1990-01-02', phone_number: '+41791234567', locale_code: 'fr',
  },
  getRateableProducts: {
    account: RATER, product_parameters: { brand_channel: 'iris', sales_channel: 'iris-web', locale: 'de' },
  },
  addProductRating: { catalog: 'iris', product_id: 1001, account: RATER, locale: 'de', rating: 5 },
  addLensValues: {
    wearer: 'Anna', written_on: '2026-03-01', source: 'box', product_id: null, right_eye: { sphere: '-2.25' }, left_eye: {},
  },
  importLensValues: { wearer: 'Anna', items: ['line-1'] },
  correctLensValues: { written_on: '2026-03-01', source: 'typed', product_id: null, right_eye: { sphere: -2.5 }, left_eye: {} },
  renameLensWearer: { name: 'Bea' },
  createSubscription: {
    key: 'subscription-1', payment_method: 'prepayment', frequency: 30, frequency_confirmed: true, next_date: '2026-05-01',
  },
  offerSubscription: { items: [{ product: { product_id: 2001, option: {} }, quantity: 1 }] },
  subscribeToProducts: {
    items: [{ product: { product_id: 2001, option: {} }, quantity: 1 }], billing_address_id: 1, shipping_address_id: 1,
    key: 'subscription-2', shipping_method: 'gls_parcel', payment_method: 'prepayment', frequency: 30, frequency_confirmed: true,
  },
  updateSubscription: { status: 'paused' },
  updateSubscriptionsAddresses: { billing_address_id: 1, shipping_address_id: 1 },
  applySubscriptionLink: { token: 'x'.repeat(43), action: 'skip' },
  choosePartner: { studio_id: 'limmat' },
  setMilesAndMoreNumber: { miles_and_more_number: '999912345678901' },
  reorder: { cart_token: TOKEN, source: 'link', last_order_token: TOKEN },
  addStaff: { email: 'nora@iris.example', name: 'Nora', password: 'gut-gehuetet-5', roles: ['products'] },
  resetStaff: { email: 'omar@iris.example', password: 'gut-gehuetet-6' },
  changeStock: { options: {}, read: { on_hand: 0, stop_order: false }, kind: 'by', packs: 1, stop_order: false, reason: 'count' },
  changePrice: {
    price: { price_channel: 'iris-ch', currency: 'CHF', original: 100, current: 90, website: 95, bulk: [{ quantity: 3, cents: 80 }] },
    read: null, from: '2030-01-01T00:00:00Z',
  },
  cancelPlannedPrice: { price_channel: 'iris-ch', from: '2030-01-01T00:00:00Z' },
  createCoupon: { code: 'MAI_7', percent: 7, new_customers_only: false, not_with_promotional_prices: false },
  publishReview: { version: 0 },
  rejectReview: { version: 0, reason: 'advertising' },
  replyToReview: { version: 0, text: 'Danke.' },
  deleteReviewReply: { version: 0 },
  verifyOrderAccess: { email: 'e@example.ch', postcode: '8001' },
}

/** A valid body of the operation: the one given here, else one generated from its codec. */
type Asking = { readonly name: string; readonly request: { readonly body: t.Mixed | undefined } }

export const validBodyOf = ({ name, request: { body } }: Asking): unknown =>
  GOOD[name] ?? (body === undefined ? undefined : samplesOf(describedBy(body))[0])
