import type { SubmittedWithdrawal } from '../../domain/contact/withdrawal.ts'
import type { FormReply } from '../form/form-reply.ts'

/** The withdrawal to review; or when it was received. */
export type WithdrawalReply =
  | FormReply
  | { readonly statement: SubmittedWithdrawal }
  | { readonly declared: { readonly moment: string; readonly email: string } }
