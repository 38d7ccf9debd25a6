import type { contactContract } from '../../../application/contract/contact.ts'
import { route, type Routes } from '../operations/operation.ts'
import { reply } from '../operations/reply-forms.ts'
import { bodyRequest } from '../operations/request-forms.ts'
import { DeclaredRecord, MessageRequest, MessageSent, WithdrawalRequest } from './contact.codec.ts'

export const contactRoutes = {
  sendMessage: route(
    'POST /api/contact-messages', 'Send a contact message (idempotent by key); the sender gets a confirmation e-mail',
    bodyRequest(MessageRequest), reply(MessageSent),
  ),
  declareWithdrawal: route(
    'POST /api/withdrawals',
    'Declare a withdrawal from a contract (idempotent by key), confirmed by e-mail; reveals nothing about the contract',
    bodyRequest(WithdrawalRequest), reply(DeclaredRecord),
  ),
} satisfies Routes<typeof contactContract>
