import type { PendingDeletion } from '../../domain/privacy/account-deletion.ts'
import { none, operation, type } from './operation.ts'

/** The deletion of the own account. */
export const privacyContract = {
  getAccountDeletion: operation({ input: none, output: type<PendingDeletion>(), refusals: [], permission: 'customer' }),
  requestAccountDeletion: operation({
    input: type<{ readonly password: string }>(), output: type<PendingDeletion>(),
    refusals: ['WrongPassword', 'SignInAgain', 'TooManyAttempts'], permission: 'customer',
  }),
  cancelAccountDeletion: operation({ input: none, output: type<void>(), refusals: [], permission: 'customer' }),
  cancelAccountDeletionByLink: operation({
    input: type<{ readonly token: string }>(), output: type<void>(), refusals: ['TooManyAttempts'], permission: 'e-mail token',
  }),
}
