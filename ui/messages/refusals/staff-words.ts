import type { StaffRefusal } from '../../../domain/staff/staff-refusal.ts'
import { message } from '../message.ts'
import type { WordsFor } from './words-for.ts'

export const staffWords: WordsFor<StaffRefusal> = {
  NotAllowed: () => message('error.not_allowed'),
  WrongCode: () => message('error.wrong_code'),
  InvalidStaffName: () => message('validation.staff_name'),
  NoStaffRole: () => message('validation.staff_role'),
  StaffEmailTaken: () => message('error.staff_email_taken'),
  LastKeeper: () => message('error.last_keeper'),
}
