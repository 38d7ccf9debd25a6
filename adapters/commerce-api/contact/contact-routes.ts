import * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { contactContract } from '../../../application/contract/contact.ts'
import type { SubmittedMessage } from '../../../domain/contact/contact-message.ts'
import type { SubmittedWithdrawal } from '../../../domain/contact/withdrawal.ts'
import type { Keyed } from '../../../domain/idempotency-key.ts'
import { route, type Routes } from '../operations/operation.ts'
import { replyWith } from '../operations/reply-forms.ts'
import { withBody } from '../operations/request-forms.ts'
import { DeclaredCodec, declaredToWire, MessageRequest, MessageSentCodec, messageSentToWire, WithdrawalRequest } from './contact.codec.ts'

export const contactRoutes = {
  sendMessage: route(
    'POST /api/contact-messages', 'Send a contact message (idempotent by key); the sender gets a confirmation e-mail',
    withBody<t.TypeOf<typeof MessageRequest>, Keyed<SubmittedMessage>>({
      body: MessageRequest,
      encode: ({ key, name, email, subject, message }) => ({ body: { key, name, email, subject, message } }),
      decode: E.right,
    }),
    replyWith(MessageSentCodec, messageSentToWire),
  ),
  declareWithdrawal: route(
    'POST /api/withdrawals',
    'Declare a withdrawal from a contract (idempotent by key), confirmed by e-mail; reveals nothing about the contract',
    withBody<t.TypeOf<typeof WithdrawalRequest>, Keyed<SubmittedWithdrawal>>({
      body: WithdrawalRequest,
      encode: ({ key, name, contract, email }) => ({ body: { key, name, contract, email } }),
      decode: E.right,
    }),
    replyWith(DeclaredCodec, declaredToWire),
  ),
} satisfies Routes<typeof contactContract>
