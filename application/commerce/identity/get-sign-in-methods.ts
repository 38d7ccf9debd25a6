import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { SignInMethods } from '../../../domain/identity/sign-in-methods.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { PasswordRepository } from './password-repository.port.ts'

/** The customer's sign-in methods besides e-mail links. */
export type GetSignInMethods = (owner: AccountId) => TE.TaskEither<Failure, SignInMethods>

export const makeGetSignInMethods =
  ({ passwordRepository }: { readonly passwordRepository: PasswordRepository }): GetSignInMethods =>
  (owner) => pipe(passwordRepository.account(owner), TE.map((account) => ({ hasPassword: account?.passwordHash !== undefined })))
