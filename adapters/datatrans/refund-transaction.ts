import * as E from 'fp-ts/lib/Either.js'
import type { Payment } from '../../domain/payment/payment.ts'
import { readTransaction } from './fetch-transaction.ts'
import { callDatatrans, unexpected, type DatatransClient } from './call-datatrans.ts'
import { decodeRefundable } from './transaction.codec.ts'

/**
 * Refunds a payment: a reserved one is voided, a collected one is credited. Its state is read first, so that a repeated call, as after a
 * crash, changes nothing.
 */
export const refundTransaction = async (client: DatatransClient, payment: Payment): Promise<void> => {
  const text = await readTransaction(client, payment)
  if (text === undefined) throw new Error('Datatrans does not know the transaction to refund')
  const refundable = decodeRefundable(text)
  if (E.isLeft(refundable) || refundable.right.refno !== payment.id)
    throw new Error('Datatrans returned an invalid transaction to refund')
  const { status, isCredited } = refundable.right
  if (status === 'canceled' || isCredited) return
  if (status !== 'authorized' && status !== 'settled' && status !== 'transmitted')
    throw new Error(`Datatrans cannot refund a transaction with the status ${status}`)
  const { amount, id: refno } = payment
  const response = await callDatatrans(client, {
    method: 'POST',
    once: `refund-${refno}`,
    ...(status === 'authorized'
      ? { path: `/v1/transactions/${payment.reference}/cancel`, body: { refno } }
      : {
          path: `/v1/transactions/${payment.reference}/credit`,
          body: { amount: amount.cents, currency: amount.currency, refno },
        }),
  })
  if (response.status !== (status === 'authorized' ? 204 : 200)) throw unexpected(response)
}
