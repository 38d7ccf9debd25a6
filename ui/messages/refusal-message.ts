import type { Failure } from '../../domain/refusal.ts'
import { DEFAULT_LOCALE } from '../../domain/shop/locale.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { message, type Message } from './message.ts'
import { addressWords } from './refusals/address-words.ts'
import { attemptsWords } from './refusals/attempts-words.ts'
import { cartWords } from './refusals/cart-words.ts'
import { checkoutWords } from './refusals/checkout-words.ts'
import { contactWords } from './refusals/contact-words.ts'
import { couponWords } from './refusals/coupon-words.ts'
import { customerWords } from './refusals/customer-words.ts'
import { deliveryWords } from './refusals/delivery-words.ts'
import { identityWords } from './refusals/identity-words.ts'
import { lensPassWords } from './refusals/lens-pass-words.ts'
import { loyaltyWords } from './refusals/loyalty-words.ts'
import { orderWords } from './refusals/order-words.ts'
import { staffWords } from './refusals/staff-words.ts'
import { passkeyWords } from './refusals/passkey-words.ts'
import { paymentWords } from './refusals/payment-words.ts'
import { prescriptionWords } from './refusals/prescription-words.ts'
import { productWords } from './refusals/product-words.ts'
import { quantityWords } from './refusals/quantity-words.ts'
import { reorderWords } from './refusals/reorder-words.ts'
import { requestWords } from './refusals/request-words.ts'
import { searchWords } from './refusals/search-words.ts'
import { stockWords } from './refusals/stock-words.ts'
import { subscriptionWords } from './refusals/subscription-words.ts'
import { inWords, type WordsFor } from './refusals/words-for.ts'

/** A text for every refusal, by topic; a missing topic does not compile. */
const WORDS: WordsFor<Failure> = {
  ...requestWords,
  ...productWords,
  ...prescriptionWords,
  ...lensPassWords,
  ...quantityWords,
  ...stockWords,
  ...cartWords,
  ...couponWords,
  ...loyaltyWords,
  ...reorderWords,
  ...checkoutWords,
  ...addressWords,
  ...deliveryWords,
  ...paymentWords,
  ...orderWords,
  ...subscriptionWords,
  ...identityWords,
  ...passkeyWords,
  ...staffWords,
  ...customerWords,
  ...attemptsWords,
  ...contactWords,
  ...searchWords,
  ServiceUnavailable: () => message('error.service_unavailable'),
}

/** The message of a failure for shoppers; amounts are formatted in the given language. */
export const refusalMessage = (failure: Failure, locale: Locale = DEFAULT_LOCALE): Message =>
  // A page loaded before a deployment may get a refusal it does not know yet.
  Object.hasOwn(WORDS, failure._tag) ? inWords(WORDS, failure._tag, failure, locale) : message('error.unexpected')
