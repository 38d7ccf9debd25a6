import * as E from 'fp-ts/lib/Either.js'
import type { Payment, PaymentNotice } from '../../domain/payment/payment.ts'
import { callDatatrans, unexpected, type DatatransClient } from './call-datatrans.ts'
import { findTransaction } from './find-transaction.ts'
import { isTransactionName } from './transaction-name.ts'
import { decodeTransaction, isUndecided } from './transaction.codec.ts'

/** The provider's record of an attempt; `undefined` without one. */
export const readTransaction = async (client: DatatransClient, { reference }: Pick<Payment, 'reference'>): Promise<string | undefined> => {
  if (reference === undefined || !isTransactionName(reference)) return undefined
  const response = await callDatatrans(client, { method: 'GET', path: `/v1/transactions/${reference}` })
  if (response.status === 404) return undefined
  if (response.status !== 200) throw unexpected(response)
  return response.text
}

/** The provider's current state of an attempt; throws if it cannot be decoded or belongs to another attempt. */
export const fetchTransaction = async (client: DatatransClient, payment: Payment): Promise<PaymentNotice | undefined> => {
  const reference = payment.reference ?? (payment.isCharge === true ? await findTransaction(client, payment.id) : undefined)
  if (reference === undefined) return undefined
  const text = await readTransaction(client, { reference })
  if (text === undefined || isUndecided(text)) return undefined
  const notice = decodeTransaction(text)
  if (E.isLeft(notice)) throw new Error('Datatrans returned an invalid transaction')
  if (notice.right.paymentId !== payment.id) throw new Error('Datatrans returned another transaction')
  return notice.right
}
