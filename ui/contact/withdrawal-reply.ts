import type { GivenWithdrawal } from '../../domain/contact/withdrawal.ts'
import type { FormReply } from '../form/form-reply.ts'

/** The statement to look at once more; or when it arrived. */
export type WithdrawalReply =
  | FormReply
  | { readonly statement: GivenWithdrawal }
  | { readonly declared: { readonly moment: string; readonly email: string } }
