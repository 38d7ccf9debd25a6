import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { ReturnTo } from '../../application/commerce/payment/payment-provider.port.ts'
import { PROVIDER_CODES } from '../../domain/payment/provider-code.ts'
import type { Payment } from '../../domain/payment/payment.ts'
import { cardOfAlias } from './card-of-alias.ts'
import { callDatatrans, unexpected, type DatatransClient } from './call-datatrans.ts'
import { isTransactionName } from './transaction-name.ts'

const StartedCodec = t.strict({ transactionId: t.string }, 'DatatransStarted')

/** What the provider needs: minor units, our reference of the attempt, its payment method, the return addresses. */
const orderOf = (payment: Payment, { locale, addresses, card }: ReturnTo): object => ({
  currency: payment.amount.currency,
  amount: payment.amount.cents,
  refno: payment.id,
  paymentMethods: [PROVIDER_CODES[payment.method]],
  language: locale,
  // Nobody collects an amount that was merely reserved, so the provider settles it automatically.
  autoSettle: true,
  ...(payment.savesCard === true ? { option: { createAlias: true } } : {}),
  ...(card === undefined ? {} : { card: cardOfAlias(card) }),
  redirect: { successUrl: addresses.success, cancelUrl: addresses.cancel, errorUrl: addresses.error, method: 'GET' },
  webhook: { url: addresses.notice },
})

/** Starts a transaction for an attempt and returns the provider's id for it; throws if it has none. */
export const startTransaction = async (client: DatatransClient, payment: Payment, at: ReturnTo): Promise<string> => {
  const response = await callDatatrans(client, {
    method: 'POST', path: '/v1/transactions', body: orderOf(payment, at),
  })
  if (response.status !== 201) throw unexpected(response)
  const started = StartedCodec.decode(JSON.parse(response.text))
  if (E.isLeft(started) || !isTransactionName(started.right.transactionId))
    throw new Error('Datatrans returned no id for the new transaction')
  return started.right.transactionId
}
