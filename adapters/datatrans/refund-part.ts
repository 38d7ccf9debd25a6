import * as E from 'fp-ts/lib/Either.js'
import type { SandboxRefund, RefundRefused } from '../../application/commerce/payment/payment-provider.port.ts'
import type { Payment } from '../../domain/payment/payment.ts'
import { readTransaction } from './fetch-transaction.ts'
import { callDatatrans, unexpected, type DatatransClient } from './call-datatrans.ts'
import { decodeRefundable } from './transaction.codec.ts'

const refused = (why: string): E.Either<RefundRefused, never> => E.left({ _tag: 'RefundRefused', why })
const DONE = E.right<RefundRefused, void>(undefined)

/** The provider will never accept this request. Any other error may be temporary. */
const PERMANENT_ERRORS = [400, 422]

/**
 * Refunds a part of a payment, or all of it. The provider remembers idempotency keys only for a while, so the credited amount is read
 * first: refunds of a payment run one after the other, each knowing what was refunded before. If more was credited than that plus this
 * refund, somebody else refunded, and staff must decide. A merely reserved payment can only be voided as a whole; a part waits until it
 * has been collected.
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
  const response = await callDatatrans(client, {
    method: 'POST',
    once: `refund-${id}`,
    ...(status === 'authorized'
      ? { path: `/v1/transactions/${payment.reference}/cancel`, body: { refno: payment.id } }
      : {
          path: `/v1/transactions/${payment.reference}/credit`,
          body: { amount: amount.cents, currency: amount.currency, refno: id },
        }),
  })
  if (PERMANENT_ERRORS.includes(response.status)) return refused(unexpected(response).message)
  if (response.status !== (status === 'authorized' ? 204 : 200)) throw unexpected(response)
  return DONE
}
