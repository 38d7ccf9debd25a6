import type { EmailChanges } from './email-changes.port.ts'
import type { UseCase } from '../operation.ts'
import type { securityContract } from '../../contract/security.ts'

/** Cancels the customer's pending e-mail change; its link expires. */
export type CancelEmailChange = UseCase<typeof securityContract.cancelEmailChange>

export const makeCancelEmailChange =
  ({ emailChanges }: { readonly emailChanges: EmailChanges }): CancelEmailChange =>
  ({ owner }) => emailChanges.cancel(owner)
