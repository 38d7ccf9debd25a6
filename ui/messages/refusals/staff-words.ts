import type { StaffRefusal } from '../../../domain/staff/staff-refusal.ts'
import { message } from '../message.ts'
import type { WordsFor } from './words-for.ts'

/** No shopper is ever told one of these, so none of their words travel: the desk has them (`staff-message.ts`). */
export const staffWords: WordsFor<StaffRefusal> = {
  NotAllowed: () => message('error.unexpected'),
  WrongCode: () => message('error.unexpected'),
  InvalidStaffName: () => message('error.unexpected'),
  NoStaffRole: () => message('error.unexpected'),
  StaffEmailTaken: () => message('error.unexpected'),
  LastKeeper: () => message('error.unexpected'),
}
