import type { PendingDeletion } from '../../../domain/privacy/account-deletion.ts'
import { as, presentOrNull } from '../codec/field.ts'
import { closedRecord, record } from '../codec/record.ts'
import { instant } from '../values/day.codec.ts'
import { TokenText } from '../values/names.codec.ts'
import { ExactText } from '../values/request-text.codec.ts'

/** The password, if the account has one. */
export const DeletionRequest = closedRecord<{ readonly password: string }>(
  'DeletionRequest', { password: as('current_password', ExactText) },
)

/** The token of the e-mail link that confirms the deletion. */
export const DeletionCancellationRequest = closedRecord<{ readonly token: string }>('DeletionCancellationRequest', { token: TokenText })

/** When the account is deleted; null without a deletion request. */
export const PendingDeletionRecord = record<PendingDeletion>('PendingDeletion', { dueAt: presentOrNull(instant) })
