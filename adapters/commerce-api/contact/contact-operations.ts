import * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { SubmittedMessage } from '../../../domain/contact/contact-message.ts'
import type { SubmittedWithdrawal } from '../../../domain/contact/withdrawal.ts'
import type { Keyed } from '../../../domain/idempotency-key.ts'
import { operation } from '../operations/operation.ts'
import { replying } from '../operations/reply-forms.ts'
import { sending } from '../operations/request-forms.ts'
import {
  DeclaredCodec, declaredToWire, MessageRequest, MessageSentCodec, messageSentToWire, WithdrawalRequest,
} from './contact.codec.ts'

export const contactOperations = {
  sendMessage: operation(
    'POST /api/contact-messages', 'Writes to the people of the shop, once by its key; the writer gets a line that it arrived', 'anyone',
    sending<t.TypeOf<typeof MessageRequest>, Keyed<SubmittedMessage>>({
      body: MessageRequest,
      encode: ({ key, name, email, subject, message }) => ({ body: { key, name, email, subject, message } }),
      decode: E.right,
    }),
    replying(MessageSentCodec, messageSentToWire),
  ),
  declareWithdrawal: operation(
    'POST /api/withdrawals',
    'Declares, once by its key, that somebody withdraws from a contract; confirmed by letter, tells nothing about the contract', 'anyone',
    sending<t.TypeOf<typeof WithdrawalRequest>, Keyed<SubmittedWithdrawal>>({
      body: WithdrawalRequest,
      encode: ({ key, name, contract, email }) => ({ body: { key, name, contract, email } }),
      decode: E.right,
    }),
    replying(DeclaredCodec, declaredToWire),
  ),
}
