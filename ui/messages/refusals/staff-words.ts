import type { StaffRefusal } from '../../../domain/staff/staff-refusal.ts'
import { message } from '../message.ts'
import type { WordsFor } from './words-for.ts'

const unheard = () => message('error.unexpected')

/** Never shown to shoppers, so these texts are not sent to browsers: the back office has them (`staff-message.ts`). */
export const staffWords: WordsFor<StaffRefusal> = {
  NotAllowed: unheard,
  WrongCode: unheard,
  InvalidStaffName: unheard,
  NoStaffRole: unheard,
  RoleNotOwned: unheard,
  InvalidTokenLifetime: unheard,
  StaffEmailTaken: unheard,
  LastAdministrator: unheard,
  InvalidStockQuantity: unheard,
  StockMoved: unheard,
  InvalidPrice: unheard,
  ChangedMeanwhile: unheard,
  CouponCodeTaken: unheard,
  InvalidCoupon: unheard,
  CouponOutOfBounds: unheard,
  WrongReviewState: unheard,
  InvalidReply: unheard,
}
