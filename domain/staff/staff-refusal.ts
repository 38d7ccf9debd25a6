import type { ReviewState } from '../rating/review-state.ts'

/** Signed in, and not there for this. */
export type NotAllowed = { readonly _tag: 'NotAllowed' }
/** Not the code that is shown now, or used already; one word, so that it tells nothing. */
export type WrongCode = { readonly _tag: 'WrongCode' }
export type InvalidStaffName = { readonly _tag: 'InvalidStaffName' }
/** Nobody is there for nothing. */
export type NoStaffRole = { readonly _tag: 'NoStaffRole' }
/** A token cannot have a role that its maker has not: it would grow with them. */
export type RoleNotOwned = { readonly _tag: 'RoleNotOwned' }
/** Somebody signs in with this e-mail already. */
export type StaffEmailTaken = { readonly _tag: 'StaffEmailTaken' }
/** Without this person nobody could let anybody in any more. */
export type LastKeeper = { readonly _tag: 'LastKeeper' }
/** Not a number of packs that can lie on a shelf, or be brought there. */
export type InvalidStockQuantity = { readonly _tag: 'InvalidStockQuantity' }
/** Since the page was read the shelf has changed: so many lie there. */
export type StockMoved = { readonly _tag: 'StockMoved'; readonly onHand: number }
/** An amount or a step of a price that cannot be so. */
export type InvalidPrice = { readonly _tag: 'InvalidPrice' }
/** Since the page was read somebody changed what it shows. */
export type ChangedMeanwhile = { readonly _tag: 'ChangedMeanwhile' }
/** There is a voucher of this code already. */
export type CouponCodeTaken = { readonly _tag: 'CouponCodeTaken' }
/** A voucher cannot be so; `field` is the first that is wrong. */
export type InvalidCoupon = { readonly _tag: 'InvalidCoupon'; readonly field: string }

/** A voucher is worth more than this person may give out by themselves; `field` is the first that is. */
export type CouponOutOfBounds = { readonly _tag: 'CouponOutOfBounds'; readonly field: string }

/** A review in this state cannot be published, rejected or replied to. */
export type WrongReviewState = { readonly _tag: 'WrongReviewState'; readonly state: ReviewState }
/** A reply to a review is empty or too long. */
export type InvalidReply = { readonly _tag: 'InvalidReply' }

/** What may be said to somebody who works in the shop. */
export type StaffRefusal =
  | NotAllowed | WrongCode | InvalidStaffName | NoStaffRole | RoleNotOwned | StaffEmailTaken | LastKeeper
  | InvalidStockQuantity | StockMoved | InvalidPrice | ChangedMeanwhile | CouponCodeTaken | InvalidCoupon
  | CouponOutOfBounds | WrongReviewState | InvalidReply
