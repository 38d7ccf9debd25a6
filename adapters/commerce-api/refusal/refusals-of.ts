import type { OperationName } from '../operations/operations.ts'
import type { RefusalTag } from './refusal-rows.ts'

const LENS_VALUES = ['MissingOptions', 'UnknownOptions', 'ValueNotMade', 'CombinationNotMade'] as const
const PACKS = ['NotAQuantity', 'AboveMaximum'] as const
/** A cart's token, and that the cart may still be changed. */
const OPEN_CART = ['NotFound', 'CartCompleted'] as const
/** A step of the checkout, for whoever has something in the cart and has taken the steps before. */
const STEP = [...OPEN_CART, 'CartEmpty', 'WrongCheckoutState'] as const

/**
 * The refusals in which each operation can end; its description is made from them. That a body cannot be read and that nobody is
 * signed in stand in the operation's own row.
 */
export const REFUSALS_OF: { readonly [Name in OperationName]: readonly RefusalTag[] } = {
  getCategory: ['NotFound'],
  listProducts: [],
  searchProducts: ['InvalidSearchTerm'],
  getProduct: ['NotFound'],
  getProductOptions: ['NotFound'],
  getProductReplacement: ['NotFound'],
  getPopularProducts: [],
  searchProductCache: [],
  getPricing: ['NotFound', 'NotForSale', ...PACKS],
  getDeliveryDates: ['NotFound', ...LENS_VALUES],
  searchShippingOptions: [],
  getPartner: [],
  getCrossSell: ['NotFound'],
  getRecommendations: ['NotFound'],
  createCart: [],
  getCart: ['NotFound'],
  addToCart: [...OPEN_CART, 'Discontinued', 'NotForSale', ...LENS_VALUES, ...PACKS, 'StopOrder'],
  updateCartQuantity: [...OPEN_CART, ...PACKS, 'StopOrder'],
  removeFromCart: OPEN_CART,
  optOutOfProducts: OPEN_CART,
  createCartLink: [...OPEN_CART, 'CartEmpty'],
  mergeAbandonedCart: OPEN_CART,
  setCurrentCart: OPEN_CART,
  sanitizeAddress: [],
  listAddresses: [],
  addAddress: ['InvalidAddress', 'AddressBookFull', 'AddressKnown'],
  correctAddress: ['NotFound', 'InvalidAddress', 'AddressKnown'],
  removeAddress: ['NotFound'],
  chooseDefaultAddress: ['NotFound'],
  updateOrder: [
    ...STEP, 'InvalidEmail', 'InvalidAddress', 'PartnerNotOffered', 'InvalidCouponCode', 'CouponRefused', 'TooManyAttempts',
    'InvalidMilesNumber',
  ],
  deleteCouponCode: OPEN_CART,
  deleteMilesAndMoreNumber: OPEN_CART,
  getCartShippingOptions: ['NotFound'],
  estimateCartShipping: ['NotFound'],
  getSelectedShippingMethod: ['NotFound'],
  updateShippingMethod: [...STEP, 'ShippingNotOffered'],
  getPaymentMethods: ['NotFound'],
  updatePaymentMethod: [...STEP, 'PaymentNotOffered'],
  createOrder: [
    ...STEP, 'Discontinued', 'NotForSale', 'StopOrder', 'SoldOut', 'ShippingNotOffered', 'PaymentNotOffered', 'PartnerNotOffered',
    'CouponRefused', 'TermsNotAccepted', 'TotalChanged', 'OrderLimitReached',
  ],
  getOrder: ['NotFound', 'OrderOfAnother'],
  trackOrder: ['NotFound', 'OrderOfAnother'],
  proveOrder: ['NotFound', 'InvalidEmail', 'TooManyAttempts', 'OrderNotProven'],
  getOrderPaymentMethods: ['NotFound'],
  getPaymentSlip: ['NotFound', 'OrderOfAnother'],
  createPayment: ['NotFound', 'PaymentNotOffered'],
  listOrders: [],
  getOwnOrder: ['NotFound'],
  getDocuments: ['NotFound', 'NoDocuments'],
  getBonusPoints: [],
  getLastPayment: [],
  reorder: ['ReorderNotPossible'],
  getReorderInterval: [],
  getReminderAlarms: [],
  createReminderAlarmSuggestion: ['NotFound'],
  recalculateReminderAlarmSuggestion: ['NotFound'],
  updateActiveReminderAlarm: ['NotFound'],
  updateReminderAlarm: ['NotFound'],
  deleteReminderAlarm: ['NotFound'],
  endReminderAlarm: ['TooManyAttempts'],
  signIn: ['InvalidEmail', 'WrongCredentials', 'TooManyAttempts'],
  signUp: ['InvalidNames', 'InvalidEmail', 'WeakPassword', 'TooManyAttempts'],
  sendProof: ['TooManyAttempts'],
  proveMailbox: ['ProofExpired', 'WeakPassword', 'TooManyAttempts'],
  sendPasswordReset: ['InvalidEmail', 'TooManyAttempts'],
  sendLoginLink: ['InvalidNames', 'InvalidEmail', 'TooManyAttempts'],
  exchangeLoginLinkHash: ['ProofExpired', 'TooManyAttempts'],
  lookAtLetter: ['ProofExpired'],
  resetPassword: ['ProofExpired', 'WeakPassword', 'TooManyAttempts'],
  signOut: [],
  getProfile: [],
  setMilesAndMoreNumber: ['InvalidMilesNumber'],
  getMilesAndMorePoints: [],
}
