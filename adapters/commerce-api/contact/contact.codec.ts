import type { SubmittedMessage } from '../../../domain/contact/contact-message.ts'
import type { SubmittedWithdrawal } from '../../../domain/contact/withdrawal.ts'
import type { Keyed } from '../../../domain/idempotency-key.ts'
import { as } from '../codec/field.ts'
import { closedRecord, done, record } from '../codec/record.ts'
import { instant } from '../values/day.codec.ts'
import { IdempotencyKeyText } from '../values/idempotency-key.codec.ts'
import { TypedText } from '../values/request-text.codec.ts'

export const MessageRequest = closedRecord<Keyed<SubmittedMessage>>('MessageRequest', {
  key: IdempotencyKeyText, name: TypedText, email: TypedText, subject: TypedText, message: TypedText,
})
export const WithdrawalRequest = closedRecord<Keyed<SubmittedWithdrawal>>('WithdrawalRequest', {
  key: IdempotencyKeyText, name: TypedText, contract: TypedText, email: TypedText,
})

export const MessageSent = done('MessageSent', 'sent')
export const DeclaredRecord = record<{ readonly at: Date }>('WithdrawalDeclared', { at: as('declared_at', instant) })
