import type { SubmittedWithdrawal } from '../../domain/contact/withdrawal.ts'
import type { FormReply } from '../form/form-reply.ts'

/** The statement to look at once more; or when it arrived. */
export type WithdrawalReply =
  | FormReply
  | { readonly statement: SubmittedWithdrawal }
  | { readonly declared: { readonly moment: string; readonly email: string } }
