import { CART_PARTS } from '../../domain/cart/cart-digest.ts'
import * as fc from 'fast-check'
import { ADDRESS_FIELD_NAMES } from '../../domain/address/address-field.ts'
import type { FieldRefusal } from '../../domain/address/field-refusal.ts'
import { CONTACT_FIELDS, type ContactField } from '../../domain/contact/contact-refusal.ts'
import { CHECKOUT_STATES } from '../../domain/checkout/checkout-state.ts'
import type { CouponReason } from '../../domain/coupon/coupon-reason.ts'
import { REVIEW_STATES } from '../../domain/rating/review-state.ts'
import { PASSWORD_WEAKNESSES } from '../../domain/identity/password-weakness.ts'
import { CURRENCIES } from '../../domain/money/currency.ts'
import { LENS_PASS_FAULTS, LENS_PASS_FIELDS } from '../../domain/lens-pass/lens-pass-refusal.ts'
import { OPTION_KEYS } from '../../domain/prescription/lens-option.ts'
import { ORDER_STATUSES } from '../../domain/order/order.ts'
import type { Refusal } from '../../domain/refusal.ts'
import { DECLINED_BY, MISSING } from '../../domain/request-refusal.ts'
import type { LocalText } from '../../domain/shop/locale.ts'
import { money } from './builders/money.ts'

type Tagged = { readonly _tag: string }
/** Values of every member of a union; a missing member does not compile. */
type Every<U extends Tagged> = { readonly [tag in U['_tag']]: fc.Arbitrary<Extract<U, { readonly _tag: tag }>> }

const tagged = <Tag extends string, Data extends object>(_tag: Tag, data: { readonly [key in keyof Data]: fc.Arbitrary<Data[key]> }) =>
  fc.record<Data>(data, { noNullPrototype: true }).map((input) => ({ _tag, ...input }))
const bare = <Tag extends string>(_tag: Tag): fc.Arbitrary<{ readonly _tag: Tag }> => fc.constant({ _tag })

const text = fc.string({ minLength: 1 })
const count = fc.nat()
const amount = fc.tuple(fc.maxSafeInteger(), fc.constantFrom(...CURRENCIES)).map(([cents, currency]) => money(cents, currency))
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const localText: fc.Arbitrary<LocalText> = fc.record(
  { de: text, en: text, fr: text, it: text },
  { requiredKeys: ['de'], noNullPrototype: true },
)
const violation = fc.record({ path: text, key: text }, { noNullPrototype: true })
const optionKey = fc.constantFrom(...OPTION_KEYS)

const contactField = fc.constantFrom(...CONTACT_FIELDS)
const CONTACT_FIELD: Every<FieldRefusal<ContactField>> = {
  Missing: tagged('Missing', { field: contactField }),
  TooLong: tagged('TooLong', { field: contactField, maximum: count }),
  Invalid: tagged('Invalid', { field: contactField }),
}

const field = fc.constantFrom(...ADDRESS_FIELD_NAMES)
const FIELD: Every<FieldRefusal> = {
  Missing: tagged('Missing', { field }),
  TooLong: tagged('TooLong', { field, maximum: count }),
  Invalid: tagged('Invalid', { field }),
}
const fields = fc.array(fc.oneof(...Object.values(FIELD)), { maxLength: 3 })

const REASON: Every<CouponReason> = {
  DoesNotExist: bare('DoesNotExist'),
  Expired: tagged('Expired', { lastDay: day }),
  UsageLimitReached: bare('UsageLimitReached'),
  UsedByCustomer: bare('UsedByCustomer'),
  NewCustomersOnly: bare('NewCustomersOnly'),
  OtherProductsOnly: tagged('OtherProductsOnly', { titles: fc.array(localText, { maxLength: 3 }) }),
  BelowMinimum: tagged('BelowMinimum', { minimum: amount, missing: amount }),
  NotWithPromotionalPrices: bare('NotWithPromotionalPrices'),
}

/** Any rejection of the shop, by its tag. */
export const ANY_REFUSAL: Every<Refusal> = {
  NotFound: tagged('NotFound', { what: fc.constantFrom(...MISSING) }),
  Malformed: tagged('Malformed', { violations: fc.array(violation, { maxLength: 3 }) }),
  KeyReused: bare('KeyReused'),
  Declined: tagged('Declined', { by: fc.constantFrom(...DECLINED_BY), text }),
  NotForSale: bare('NotForSale'),
  SaleStopped: bare('SaleStopped'),
  Discontinued: bare('Discontinued'),
  MissingOptions: tagged('MissingOptions', { keys: fc.array(optionKey) }),
  UnknownOptions: tagged('UnknownOptions', { keys: fc.array(text) }),
  ValueNotMade: tagged('ValueNotMade', { key: optionKey }),
  CombinationNotMade: tagged('CombinationNotMade', { keys: fc.array(optionKey) }),
  InvalidLensValues: tagged('InvalidLensValues', {
    faults: fc.array(fc.record(
      { field: fc.constantFrom(...LENS_PASS_FIELDS), fault: fc.constantFrom(...LENS_PASS_FAULTS) }, { noNullPrototype: true },
    ), { maxLength: 3 }),
  }),
  LensPassFull: tagged('LensPassFull', { maximum: count }),
  WearerExists: bare('WearerExists'),
  NotAQuantity: bare('NotAQuantity'),
  AboveMaximum: tagged('AboveMaximum', { maximum: count }),
  StopOrder: tagged('StopOrder', { stock: count }),
  SoldOut: bare('SoldOut'),
  CartCompleted: bare('CartCompleted'),
  CartEmpty: bare('CartEmpty'),
  NoCartToken: bare('NoCartToken'),
  NothingStored: bare('NothingStored'),
  InvalidCouponCode: bare('InvalidCouponCode'),
  CouponRefused: tagged('CouponRefused', { reason: fc.oneof(...Object.values(REASON)) }),
  InvalidMilesNumber: bare('InvalidMilesNumber'),
  ReorderNotPossible: bare('ReorderNotPossible'),
  WrongCheckoutState: tagged('WrongCheckoutState', { state: fc.constantFrom(...CHECKOUT_STATES) }),
  PaymentNotOffered: tagged('PaymentNotOffered', { method: fc.oneof(text, fc.constant('invoice')) }),
  InvalidAddress: tagged('InvalidAddress', { billing: fields, shipping: fields }),
  AddressBookFull: tagged('AddressBookFull', { maximum: fc.nat() }),
  AddressExists: fc.constant({ _tag: 'AddressExists' }),
  PartnerNotOffered: tagged('PartnerNotOffered', { method: fc.constantFrom('partner', 'pickup') }),
  ShippingNotOffered: tagged('ShippingNotOffered', { key: text }),
  AmountMismatch: bare('AmountMismatch'),
  CardExpired: bare('CardExpired'),
  TermsNotAccepted: bare('TermsNotAccepted'),
  OrderChanged: tagged('OrderChanged', {
    changed: fc.array(fc.constantFrom(...CART_PARTS), { minLength: 1, maxLength: 5 }), total: amount,
  }),
  TotalChanged: tagged('TotalChanged', { total: amount }),
  TooManyUnpaidOrders: tagged('TooManyUnpaidOrders', { of: fc.constantFrom('buyer' as const, 'network' as const) }),
  TooManySubscriptions: tagged('TooManySubscriptions', { maximum: count }),
  OrderLimitReached: tagged('OrderLimitReached', { limit: amount }),
  NotDeliveredThere: bare('NotDeliveredThere'),
  NoDocuments: bare('NoDocuments'),
  OrderOfAnother: bare('OrderOfAnother'),
  OrderAccessNotVerified: bare('OrderAccessNotVerified'),
  WrongOrderStatus: tagged('WrongOrderStatus', { status: fc.constantFrom(...ORDER_STATUSES) }),
  QuantityNotAvailable: tagged('QuantityNotAvailable', { lineId: text, left: count }),
  MalformedTracking: bare('MalformedTracking'),
  RefundOutOfRange: tagged('RefundOutOfRange', { left: amount }),
  NotSignedIn: bare('NotSignedIn'),
  WrongCredentials: bare('WrongCredentials'),
  WrongPassword: bare('WrongPassword'),
  WeakNewPassword: tagged('WeakNewPassword', { why: fc.constantFrom(...PASSWORD_WEAKNESSES) }),
  SignInAgain: bare('SignInAgain'),
  LinkUnconfirmed: bare('LinkUnconfirmed'),
  SameEmail: bare('SameEmail'),
  PasswordsDiffer: bare('PasswordsDiffer'),
  WeakPassword: tagged('WeakPassword', { why: fc.constantFrom(...PASSWORD_WEAKNESSES) }),
  InvalidEmail: bare('InvalidEmail'),
  ProofExpired: bare('ProofExpired'),
  InvalidIdToken: bare('InvalidIdToken'),
  SignInFirst: bare('SignInFirst'),
  IdentityOfAnother: bare('IdentityOfAnother'),
  LastSignInMethod: bare('LastSignInMethod'),
  InvalidNames: tagged('InvalidNames', { fields }),
  InvalidProfile: tagged('InvalidProfile', { fields }),
  InvalidMessage: tagged('InvalidMessage', { fields: fc.array(fc.oneof(...Object.values(CONTACT_FIELD)), { maxLength: 3 }) }),
  TooManyAttempts: tagged('TooManyAttempts', { minutes: count }),
  NotAllowed: bare('NotAllowed'),
  WrongCode: bare('WrongCode'),
  InvalidStaffName: bare('InvalidStaffName'),
  NoStaffRole: bare('NoStaffRole'),
  RoleNotOwned: bare('RoleNotOwned'),
  InvalidTokenLifetime: bare('InvalidTokenLifetime'),
  StaffEmailTaken: bare('StaffEmailTaken'),
  LastAdministrator: bare('LastAdministrator'),
  InvalidStockQuantity: bare('InvalidStockQuantity'),
  StockMoved: tagged('StockMoved', { onHand: count }),
  InvalidPrice: bare('InvalidPrice'),
  ChangedMeanwhile: bare('ChangedMeanwhile'),
  CouponCodeTaken: bare('CouponCodeTaken'),
  InvalidCoupon: tagged('InvalidCoupon', { field: fc.string() }),
  CouponOutOfBounds: tagged('CouponOutOfBounds', { field: fc.string() }),
  WrongReviewState: tagged('WrongReviewState', { state: fc.constantFrom(...REVIEW_STATES) }),
  InvalidReply: bare('InvalidReply'),
  PasskeyRefused: bare('PasskeyRefused'),
  PasskeyExists: bare('PasskeyExists'),
  InvalidPasskeyName: bare('InvalidPasskeyName'),
  TooManyPasskeys: tagged('TooManyPasskeys', { maximum: count }),
  EmailUnverified: bare('EmailUnverified'),
  InvalidSearchTerm: bare('InvalidSearchTerm'),
}
