import { COUPON_BOUNDS } from '../../domain/coupon/coupon-bounds.ts'
import { REPLY_LENGTH } from '../../domain/rating/review-reply.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { TOKEN_DAYS } from '../../domain/staff/access-token.ts'
import type { StaffRefusal } from '../../domain/staff/staff-refusal.ts'
import { message, type Message } from './message.ts'
import { refusalMessage } from './refusal-message.ts'
import { inWords, type WordsFor } from './refusals/words-for.ts'

const { cents, ...BOUNDS } = COUPON_BOUNDS
const VOUCHER_VALUES = { ...BOUNDS, amount: (cents / 100).toFixed(2) }

const WORDS: WordsFor<StaffRefusal> = {
  NotAllowed: () => message('error.not_allowed'),
  WrongCode: () => message('error.wrong_code'),
  InvalidStaffName: () => message('validation.staff_name'),
  NoStaffRole: () => message('validation.staff_role'),
  RoleNotOwned: () => message('validation.role_not_owned'),
  InvalidTokenLifetime: () => message('validation.token_days', TOKEN_DAYS),
  StaffEmailTaken: () => message('error.staff_email_taken'),
  LastAdministrator: () => message('error.last_administrator'),
  InvalidStockQuantity: () => message('validation.packs'),
  StockMoved: ({ onHand }) => message('error.stock_moved', { count: onHand }),
  InvalidPrice: () => message('validation.price'),
  CouponCodeTaken: () => message('error.voucher_taken'),
  InvalidCoupon: ({ field }) => message('validation.voucher', { field }),
  CouponOutOfBounds: ({ field }) => message('validation.voucher_bounds', { field, ...VOUCHER_VALUES }),
  ChangedMeanwhile: () => message('error.changed_meanwhile'),
  WrongReviewState: ({ state }) => message('error.review_state', { state }),
  InvalidReply: () => message('validation.review_reply', REPLY_LENGTH),
}

const isOfStaff = (failure: Failure): failure is StaffRefusal => Object.hasOwn(WORDS, failure._tag)

/** Messages for staff and their programs: staff refusals, and those of the shop. */
export const staffMessage = (failure: Failure, locale: Locale): Message => {
  if (isOfStaff(failure)) return inWords(WORDS, failure._tag, failure, locale)
  // Shoppers read that staff will handle it; staff read what to do.
  if (failure._tag === 'AmountMismatch') return message('error.amount_typed')
  if (failure._tag === 'NotFound' && failure.what === 'staff') return message('error.staff_not_found')
  if (failure._tag === 'NotFound' && failure.what === 'token') return message('error.token_not_found')
  if (failure._tag === 'NotFound' && failure.what === 'mail') return message('error.mail_not_found')
  if (failure._tag === 'NotFound' && failure.what === 'customer') return message('error.customer_not_found')
  if (failure._tag === 'NotFound' && failure.what === 'coupon') return message('error.voucher_not_found')
  if (failure._tag === 'NotFound' && failure.what === 'review') return message('error.review_not_found')
  return refusalMessage(failure, locale)
}
