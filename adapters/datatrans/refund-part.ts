import * as E from 'fp-ts/lib/Either.js'
import type { SandboxRefund, RefundRefused } from '../../application/commerce/payment/payment-provider.port.ts'
import type { Payment } from '../../domain/payment/payment.ts'
import { readTransaction } from './fetch-transaction.ts'
import { callDatatrans, unexpected, type DatatransClient } from './call-datatrans.ts'
import { decodeRefundable } from './transaction.codec.ts'

const refused = (why: string): E.Either<RefundRefused, never> => E.left({ _tag: 'RefundRefused', why })
const DONE = E.right<RefundRefused, void>(undefined)

/** The request as it is will never be taken. Whatever else goes wrong may go right another time. */
const FOR_GOOD = [400, 422]

/**
 * Gives a part of a payment back, or all of it. The provider keeps the name of a request for a while only, so it is asked first how much
 * it credited by now: refunds of a payment go one after the other, each knowing what went back before it. More than that, and not just
 * this refund, was given back by somebody else: that is left to people. What is merely reserved can only be voided whole; a part waits
 * until it was collected.
 */
export const refundPart = async (
  client: DatatransClient, payment: Payment, { id, amount, before }: SandboxRefund,
): Promise<E.Either<RefundRefused, void>> => {
  const text = await readTransaction(client, payment)
  if (text === undefined) throw new Error('Datatrans does not know the transaction to refund')
  const refundable = decodeRefundable(text)
  if (E.isLeft(refundable) || refundable.right.refno !== payment.id)
    throw new Error('Datatrans returned an invalid transaction to refund')
  const { status, credited } = refundable.right
  if (status === 'canceled' || credited === before.cents + amount.cents) return DONE
  if (credited > before.cents) return refused(`credited are ${credited} and not ${before.cents} as known here`)
  if (credited < before.cents) throw new Error('Datatrans does not report the earlier credit yet')
  if (status === 'authorized' && amount.cents !== payment.amount.cents)
    throw new Error('Datatrans has not settled the transaction to refund in part yet')
  if (status !== 'authorized' && status !== 'settled' && status !== 'transmitted') return refused(`the transaction is ${status}`)
  const answer = await callDatatrans(client, {
    method: 'POST',
    once: `refund-${id}`,
    ...(status === 'authorized'
      ? { path: `/v1/transactions/${payment.reference}/cancel`, body: { refno: payment.id } }
      : {
          path: `/v1/transactions/${payment.reference}/credit`,
          body: { amount: amount.cents, currency: amount.currency, refno: id },
        }),
  })
  if (FOR_GOOD.includes(answer.status)) return refused(unexpected(answer).message)
  if (answer.status !== (status === 'authorized' ? 204 : 200)) throw unexpected(answer)
  return DONE
}
