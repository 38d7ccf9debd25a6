import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { PasswordRepository } from './password-repository.port.ts'
import type { UseCase } from '../operation.ts'
import type { securityContract } from '../../contract/security.ts'

/** The customer's sign-in methods besides e-mail links. */
export const makeGetSignInMethods =
  ({ passwordRepository }: { readonly passwordRepository: PasswordRepository }): UseCase<typeof securityContract.getSignInMethods> =>
  ({ owner }) => pipe(passwordRepository.account(owner), TE.map((account) => ({ hasPassword: account?.passwordHash !== undefined })))
