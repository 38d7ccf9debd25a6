import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { ReturnTo } from '../../application/commerce/payment/payment-provider.port.ts'
import { PROVIDER_CODES } from '../../domain/payment/provider-code.ts'
import type { Payment } from '../../domain/payment/payment.ts'
import { cardOfAlias } from './card-of-alias.ts'
import { callDatatrans, unexpected, type DatatransClient } from './call-datatrans.ts'
import { isTransactionName } from './transaction-name.ts'

const StartedCodec = t.strict({ transactionId: t.string }, 'DatatransStarted')

/** What the provider must know: minor units, our name of the attempt, the one way to pay, the ways back. */
const orderOf = (payment: Payment, { locale, addresses, card }: ReturnTo): object => ({
  currency: payment.amount.currency,
  amount: payment.amount.cents,
  refno: payment.id,
  paymentMethods: [PROVIDER_CODES[payment.method]],
  language: locale,
  // Nobody collects an amount that was merely reserved, so the provider is asked to do so itself.
  autoSettle: true,
  ...(payment.savesCard === true ? { option: { createAlias: true } } : {}),
  ...(card === undefined ? {} : { card: cardOfAlias(card) }),
  redirect: { successUrl: addresses.success, cancelUrl: addresses.cancel, errorUrl: addresses.error, method: 'GET' },
  webhook: { url: addresses.notice },
})

/** Tells the provider of an attempt and answers the provider's name for it; throws when there is none. */
export const startTransaction = async (client: DatatransClient, payment: Payment, at: ReturnTo): Promise<string> => {
  const answer = await callDatatrans(client, {
    method: 'POST', path: '/v1/transactions', body: orderOf(payment, at),
  })
  if (answer.status !== 201) throw unexpected(answer)
  const started = StartedCodec.decode(JSON.parse(answer.text))
  if (E.isLeft(started) || !isTransactionName(started.right.transactionId))
    throw new Error('Datatrans returned no id for the new transaction')
  return started.right.transactionId
}
