import type { ReviewState } from '../rating/review-state.ts'

/** Signed in, but without permission for this. */
export type NotAllowed = { readonly _tag: 'NotAllowed' }
/** A wrong or used code; one refusal for both, so that it reveals nothing. */
export type WrongCode = { readonly _tag: 'WrongCode' }
export type InvalidStaffName = { readonly _tag: 'InvalidStaffName' }
/** A staff member needs at least one role. */
export type NoStaffRole = { readonly _tag: 'NoStaffRole' }
/** A token cannot have a role that its owner does not have: that would extend their permissions. */
export type RoleNotOwned = { readonly _tag: 'RoleNotOwned' }
/** The lifetime of a token is not a whole number of days, or too long. */
export type InvalidTokenLifetime = { readonly _tag: 'InvalidTokenLifetime' }
/** Another staff member has this e-mail address. */
export type StaffEmailTaken = { readonly _tag: 'StaffEmailTaken' }
/** Nobody else could manage staff. */
export type LastAdministrator = { readonly _tag: 'LastAdministrator' }
/** Not a possible stock quantity or change. */
export type InvalidStockQuantity = { readonly _tag: 'InvalidStockQuantity' }
/** The stock has changed since the page was loaded; `onHand` is the current quantity. */
export type StockMoved = { readonly _tag: 'StockMoved'; readonly onHand: number }
/** An impossible amount or bulk tier. */
export type InvalidPrice = { readonly _tag: 'InvalidPrice' }
/** The data has changed since the page was loaded. */
export type ChangedMeanwhile = { readonly _tag: 'ChangedMeanwhile' }
/** A coupon with this code exists already. */
export type CouponCodeTaken = { readonly _tag: 'CouponCodeTaken' }
/** An invalid coupon; `field` is the first invalid one. */
export type InvalidCoupon = { readonly _tag: 'InvalidCoupon'; readonly field: string }

/** The coupon exceeds the bounds of this person's permissions; `field` is the first that does. */
export type CouponOutOfBounds = { readonly _tag: 'CouponOutOfBounds'; readonly field: string }

/** A review in this state cannot be published, rejected or replied to. */
export type WrongReviewState = { readonly _tag: 'WrongReviewState'; readonly state: ReviewState }
/** A reply to a review is empty or too long. */
export type InvalidReply = { readonly _tag: 'InvalidReply' }

/** Why an action of staff is rejected. */
export type StaffRefusal =
  | NotAllowed | WrongCode | InvalidStaffName | NoStaffRole | RoleNotOwned | InvalidTokenLifetime | StaffEmailTaken
  | LastAdministrator | InvalidStockQuantity | StockMoved | InvalidPrice | ChangedMeanwhile | CouponCodeTaken | InvalidCoupon
  | CouponOutOfBounds | WrongReviewState | InvalidReply
