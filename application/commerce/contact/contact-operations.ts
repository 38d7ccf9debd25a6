import type { contactContract } from '../../contract/contact.ts'
import type { UseCases } from '../operation.ts'
import { makeDeclareWithdrawal } from './declare-withdrawal.ts'
import { makeSendMessage } from './send-message.ts'

export const contactOperations = {
  sendMessage: makeSendMessage,
  declareWithdrawal: makeDeclareWithdrawal,
} satisfies UseCases<typeof contactContract>
