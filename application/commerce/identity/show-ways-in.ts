import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { WaysIn } from '../../../domain/identity/ways-in.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { PasswordBook } from './password-book.port.ts'

/** By what a customer signs in, beside letters. */
export type ShowWaysIn = (owner: AccountId) => TE.TaskEither<Failure, WaysIn>

export const makeShowWaysIn =
  ({ passwordBook }: { readonly passwordBook: PasswordBook }): ShowWaysIn =>
  (owner) => pipe(passwordBook.account(owner), TE.map((account) => ({ hasPassword: account?.passwordHash !== undefined })))
